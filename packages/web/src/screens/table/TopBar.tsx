import { say } from '@tablewright/kernel/words';
import { useNavigate } from 'react-router';
import { openSettings } from '../../app/settings-dialog.tsx';
import { hasTutorial } from '../../games/registry.ts';
import { langOf } from '../../games/spoken.ts';
import { hasCards, hasLedger } from '../../games/texts.ts';
import { TABLE } from '../../learn/local-table.ts';
import { useLink } from '../../link/page.ts';
import { bring, canBring } from '../../offline/bring.ts';
import { IconButton } from '../../parts/Button.tsx';
import { Menu, type MenuItem } from '../../parts/Menu.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { isOver } from '../../table/model.ts';
import { openBreath } from './Breath.tsx';
import { useInfo, useModel, useNames, usePlayed } from './context.ts';
import css from './TopBar.module.css';
import { ASK_TO_UNDO } from './Undo.tsx';

/** Once, and out of the way: whoever wonders why the board speaks English finds it. */
const IN_ENGLISH = say`This game is in English only, so far`;

export function TopBar({ showHelp }: { readonly showHelp: () => void }) {
  const { room, game, screen, local } = usePlayed();
  const navigate = useNavigate();
  const info = useInfo();
  const names = useNames();
  const me = useModel(({ table }) => table?.game?.me ?? 'spectator');
  const mayUndo = useModel(({ table }) => table?.game?.mayUndo === true);
  const headline = useModel(({ settled }) =>
    settled === null ? '' : headlineOf(game.words.table(settled.view, names)),
  );
  const over = useModel(isOver);
  const state = useLink();
  const mine = me === 'spectator' ? undefined : info.seats[me];

  const keepAtServer = async (): Promise<void> => {
    const made = await bring(game.id);
    if (made.ok) void navigate(`/table/${made.value.table}`);
    else room.notify({ kind: 'refused', rule: null, why: made.why, at: null });
  };

  const items: MenuItem[] = [
    ...(mine !== undefined && info.phase === 'playing' && room.id !== TABLE
      ? [
          mine.standIn
            ? {
                name: say`Take my seat back`,
                sign: 'people' as const,
                does: () => room.tell({ type: 'standIn', table: room.id, seat: mine.seat, on: false }),
              }
            : {
                name: say`Let a bot play for me`,
                sign: 'bot' as const,
                note: say`until you take the seat back`,
                does: () => room.tell({ type: 'standIn', table: room.id, seat: mine.seat, on: true }),
              },
        ]
      : []),
    ...(mine !== undefined &&
    info.phase === 'playing' &&
    room.id !== TABLE &&
    info.undoRequest === null &&
    !mine.standIn
      ? [
          mayUndo
            ? { name: say`Take my last answer back`, sign: 'undo' as const, does: () => room.undo() }
            : {
                name: say`Ask to take my answer back`,
                note: say`The others have to agree`,
                sign: 'undo' as const,
                does: () => void dispatchEvent(new Event(ASK_TO_UNDO)),
              },
        ]
      : []),
    ...(screen.newcomer.breath.says[0] === ''
      ? []
      : [{ name: say`What is this about?`, sign: 'info' as const, does: openBreath }]),
    ...(hasTutorial(game.id)
      ? [{ name: say`Learn by playing`, sign: 'learn' as const, does: () => void open(`/learn/${game.id}`, '_blank') }]
      : []),
    ...(hasLedger(game.id)
      ? [{ name: say`Rules`, sign: 'book' as const, does: () => void open(`/rules/${game.id}`, '_blank') }]
      : []),
    ...(hasCards(game.id)
      ? [{ name: say`All cards`, sign: 'cards' as const, does: () => void open(`/cards/${game.id}`, '_blank') }]
      : []),
    ...(local === 'game' && info.phase === 'playing' && canBring(game.id)
      ? [
          {
            name: say`Keep it at the server`,
            note: say`and go on there, also on other devices`,
            sign: 'forward' as const,
            does: () => void keepAtServer(),
          },
        ]
      : []),
    { name: say`Settings`, note: say`Colours, text, motion, pace, sounds`, sign: 'settings', does: openSettings },
    { name: say`Keys and shortcuts`, sign: 'keys', does: showHelp },
    ...(over && room.id !== TABLE
      ? [{ name: say`Replay`, sign: 'play' as const, apart: true, does: () => void navigate(`/replay/${room.id}`) }]
      : []),
    {
      name: say`Leave the table`,
      note: info.phase === 'playing' ? say`Your seat is kept` : '',
      sign: 'door',
      apart: true,
      does: () => void navigate('/'),
    },
  ];

  return (
    <header className={css['top']}>
      <IconButton sign="home" label={say`To the games`} onClick={() => void navigate('/')} />
      <div className={css['name']}>
        <h1>{game.name}</h1>
        <span lang={langOf(game.id)}>{headline}</span>
      </div>
      {langOf(game.id) === 'en' && (
        <abbr className={css['mark']} title={IN_ENGLISH} data-testid="in-english">
          EN
        </abbr>
      )}
      {me === 'spectator' && info.phase === 'playing' && info.mode === 'online' && (
        <span className={css['mark']}>
          <Sign name="eye" size={16} /> {say`Watching`}
        </span>
      )}
      {state.kind !== 'open' && room.id !== TABLE && (
        <span className={css['mark']} data-testid="connection">
          <Sign name="offline" size={16} /> {state.kind === 'lost' ? say`Offline` : say`Connecting`}
        </span>
      )}
      <Menu items={items}>
        <IconButton sign="menu" label={say`Menu`} data-testid="menu" />
      </Menu>
    </header>
  );
}

/** The first line of the table as text: the round, who leads. */
function headlineOf(table: string): string {
  const line = table.split('\n')[0] ?? '';
  return line.charAt(0).toUpperCase() + line.slice(1);
}
