import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { keepAppearance } from './app/appearance.ts';
import { useServerInfo } from './app/server-info.ts';
import { followOtherTabs } from './table/settings.ts';
import { router } from './app/router.tsx';

keepAppearance(document.documentElement);
followOtherTabs();
void useServerInfo.getState().load();
// Not before the first picture, which needs none of it.
void import('./app/keep-settings.ts').then(({ keepSettingsWithMe }) => keepSettingsWithMe());

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = (): void => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  // After the first picture: whoever comes for the first time waits for nothing but that. With another language to load it may be there
  // already.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
