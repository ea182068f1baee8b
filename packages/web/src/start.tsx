import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { keepAppearance } from './app/appearance.ts';
import { useServerInfo } from './app/server-info.ts';
import { router } from './app/router.tsx';

keepAppearance(document.documentElement);
void useServerInfo.getState().load();

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After the first picture: whoever comes for the first time waits for nothing but that.
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined));
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
