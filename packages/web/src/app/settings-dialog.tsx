import { lazy, Suspense, useEffect, useState } from 'react';
import { wasChosenIn } from '../language/language.ts';

const Settings = lazy(() => import('../screens/Settings.tsx').then((module) => ({ default: module.Settings })));

const OPEN = 'tablewright:settings';

/** Opens the settings over whatever is on the screen. */
export function openSettings(): void {
  dispatchEvent(new Event(OPEN));
}

/** Stands once around all pages; what is in the dialog is loaded when somebody wants it. */
export function SettingsDialog() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (): void => setOpen(true);
    if (wasChosenIn('settings')) show();
    addEventListener(OPEN, show);
    return () => removeEventListener(OPEN, show);
  }, []);
  if (!open) return null;
  return (
    <Suspense>
      <Settings close={() => setOpen(false)} />
    </Suspense>
  );
}
