import type { SettingsDone, SettingsKept } from '@tablewright/protocol';
import { call } from '../api.ts';
import { isSpokenNow, keepLanguage, keptLanguage } from '../language/language.ts';
import { type Liked, likedIn, useSettings } from '../table/settings.ts';
import { documentOf, isSame } from './settings-document.ts';
import { SettingsSync } from './settings-sync.ts';
import { useServerInfo } from './server-info.ts';

// Loaded after the first picture: until then the page is as this browser has kept it.

export function keepSettingsWithMe(): void {
  let isFresh = true;
  const sync = new SettingsSync({
    ask: () => call<SettingsKept>('GET', '/api/settings'),
    send: (request) => call<SettingsDone>('POST', '/api/settings', request),
    read: () => {
      const settings = useSettings.getState();
      return { mine: documentOf(settings, keptLanguage()), synced: settings.synced };
    },
    write: (mine, synced) => {
      if (mine === null) {
        useSettings.setState({ synced });
        return;
      }
      useSettings.setState({ ...changesTo(likedIn(mine)), synced });
      keepLanguage(mine.language ?? null);
      // A page that somebody is in the middle of stays as it is; the next one speaks it.
      if (isFresh && !isSpokenNow()) location.reload();
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  setTimeout(() => {
    isFresh = false;
  }, FRESH);
  useSettings.subscribe(() => sync.changed());
  useServerInfo.subscribe(({ me }, { me: before }) => me !== null && before === null && sync.meet());
  addEventListener('online', () => sync.meet());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sync.meet());
  if (useServerInfo.getState().me !== null) sync.meet();
}

/** Milliseconds after which nobody wants a page to begin anew because another language was chosen elsewhere. */
const FRESH = 5000;

/** What is as it was stays the very same: lists are compared by what draws them. */
function changesTo(liked: Liked): Partial<Liked> {
  const now = useSettings.getState();
  return Object.fromEntries(Object.entries(liked).filter(([name, value]) => !isSame(value, now[name as keyof Liked])));
}
