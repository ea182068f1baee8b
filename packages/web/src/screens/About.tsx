import { say } from '@tablewright/kernel/words';
import { useServerInfo } from '../app/server-info.ts';
import { allShelves } from '../games/registry.ts';
import { Page } from '../parts/Page.tsx';
import css from './About.module.css';

export function About() {
  const games = useServerInfo((server) => server.games);
  const credited = allShelves().filter(({ credits = [] }) => credits.length > 0);
  return (
    <Page title={say`About`} narrow>
      <div className={css['prose']}>
        <h1>{say`About Tablewright`}</h1>
        <p>{say`Tablewright is a place to play rule-heavy board games with secrets in them: with friends, alone against bots, or passing one device around. What the rules do not allow cannot be done, what is secret is sent to nobody else, and every game can be replayed and its chance checked afterwards.`}</p>

        <h2>{say`No account`}</h2>
        <p>{say`A cookie tells the server which seats are yours. It holds no name, nothing is shared with others, and nothing is loaded from elsewhere. Delete the cookie, and you are somebody new, unless you have made a passkey in the settings: with it you come back, also on another device.`}</p>

        <h2>{say`What can be checked, and what cannot`}</h2>
        <p>{say`Before anything is dealt, every browser at the table promises random bytes of its own, the table publishes one hash over its secret and all that is fixed, and only then the bytes are shown. All chance comes out of both. When the game is over the secret is published too, and “Check this game” plays everything again in your browser and holds it against what your browser kept. So nobody, whoever runs the server included, can choose what is dealt, or change your answers, without your browser finding it out. Whoever runs the server could still look at its memory and read a hand: play on a server that you trust.`}</p>

        <h2>{say`The games belong to their makers`}</h2>
        <p>{say`Each game, with its name, its rules text, its pictures and its components, belongs to its designers, artists and publishers. This project is not affiliated with them, nor endorsed or sponsored by them. The rules are implemented from the published rulebooks and written down in our own words; no text and no pictures are copied. What the text of a rulebook does not give is our reconstruction and bears a small pencil that says so; the how-to-play page of each game says what is ours. If you like a game here, please buy it from its makers.`}</p>

        <h2>{say`The software`}</h2>
        <p>{say`Tablewright’s own code is under the MIT licence. This page is built with:`}</p>
        <ul>
          <li>{say`React, React Router, Zustand, Radix Primitives, SimpleWebAuthn, uqr and Vite, all under the MIT licence`}</li>
          <li>{say`the typefaces Inter, JetBrains Mono and Space Grotesk, under the SIL Open Font License 1.1`}</li>
          {credited.map(({ id, credits = [] }) => (
            <li key={id}>
              {games?.find((game) => game.id === id)?.name ?? id}
              <ul>
                {credits.map((credit) => (
                  <li key={credit}>{credit}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
