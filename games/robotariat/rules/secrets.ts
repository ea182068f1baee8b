import type { Secrets, Viewer } from '@tablewright/kernel';
import { ELECTRIC_EYE } from './content/characters.ts';
import { SPY } from './content/objectives.ts';
import type { State } from './state.ts';

// What the ledger's table 5 calls hidden. Written without looking at the view, which is to be tested with it.

/** What lies in a deck below the cards that the viewer has seen on top of it. */
function below(s: State, deck: readonly number[], seen: boolean): string | undefined {
  const hidden = seen ? deck.slice(2) : deck;
  return s.outcome !== null || hidden.length < 2 ? undefined : hidden.join(' ');
}

function isDrawing(s: State, viewer: Viewer, stage: 'upgrade' | 'sabotage'): boolean {
  const top = s.stack.at(-1);
  return top?.stage === stage && (top.by === viewer || s.mode === 'cooperative');
}

function isElectricEye(s: State, viewer: Viewer): boolean {
  return viewer !== 'spectator' && s.character[viewer] === ELECTRIC_EYE;
}

function isDealt(s: State): boolean {
  return s.aside.length > 0 && s.outcome === null;
}

export const secrets: Secrets<State> = {
  'the objectives of others': (s, viewer) =>
    isDealt(s) ? s.objective.filter((_, seat) => seat !== viewer).join(' ') : undefined,

  'the objectives set aside': (s) =>
    isDealt(s)
      ? s.aside
          .slice()
          .sort((a, b) => a - b)
          .join(' ')
      : undefined,

  'the order of the Upgrade deck': (s, viewer) => below(s, s.upgradeDeck, isDrawing(s, viewer, 'upgrade')),

  'the order of the Sabotage deck': (s, viewer) =>
    below(s, s.sabotageDeck, isDrawing(s, viewer, 'sabotage') || isElectricEye(s, viewer)),

  'the pair that somebody else has drawn': (s, viewer) => {
    const top = s.stack.at(-1);
    if (top?.stage !== 'upgrade' && top?.stage !== 'sabotage') return undefined;
    const deck = top.stage === 'upgrade' ? s.upgradeDeck : s.sabotageDeck;
    const sees = isDrawing(s, viewer, top.stage) || (top.stage === 'sabotage' && isElectricEye(s, viewer));
    return sees || deck.length < 3 ? undefined : deck.slice(0, 2).join(' ');
  },

  'what the Spy has reported': (s, viewer) => {
    const top = s.stack.at(-1);
    if (top?.stage !== 'report') return undefined;
    const spy = s.objective.indexOf(SPY);
    return spy < 0 || spy === viewer || top.sealed[spy] === null ? undefined : top.sealed[spy]!;
  },
};
