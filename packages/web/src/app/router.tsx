import { say } from '@tablewright/kernel/words';
import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router';
import { Loading } from '../parts/Page.tsx';
import { Front } from '../screens/Front.tsx';
import { Broken, NotFound } from './Broken.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <SettingsDialog />
    </>
  );
}

// Everything but the front page is loaded when somebody goes there.
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <Broken />,
    hydrateFallbackElement: <Loading says={say`One moment …`} />,
    children: [
      { path: '/', element: <Front /> },
      {
        path: '/game/:game',
        lazy: async () => ({ Component: (await import('../screens/GamePage.tsx')).GamePage }),
      },
      {
        path: '/new/:game',
        lazy: async () => ({ Component: (await import('../screens/NewTable.tsx')).NewTablePage }),
      },
      {
        path: '/table/:id',
        lazy: async () => ({ Component: (await import('../screens/table/TablePage.tsx')).TablePage }),
      },
      {
        path: '/here/:game',
        lazy: async () => ({ Component: (await import('../screens/HerePage.tsx')).HerePage }),
      },
      {
        path: '/here/:game/replay',
        lazy: async () => ({ Component: (await import('../screens/replay/ReplayPage.tsx')).ReplayPage }),
      },
      {
        path: '/replay/:id',
        lazy: async () => ({ Component: (await import('../screens/replay/ReplayPage.tsx')).ReplayPage }),
      },
      {
        path: '/learn/:game',
        lazy: async () => ({ Component: (await import('../screens/learn/LearnPage.tsx')).LearnPage }),
      },
      {
        path: '/rules/:game',
        lazy: async () => ({ Component: (await import('../screens/RulesPage.tsx')).RulesPage }),
      },
      {
        path: '/cards/:game',
        lazy: async () => ({ Component: (await import('../screens/CardsPage.tsx')).CardsPage }),
      },
      { path: '/admin', lazy: async () => ({ Component: (await import('../screens/admin/AdminPage.tsx')).AdminPage }) },
      { path: '/about', lazy: async () => ({ Component: (await import('../screens/About.tsx')).About }) },
      { path: '*', element: <NotFound /> },
    ],
  },
]);
