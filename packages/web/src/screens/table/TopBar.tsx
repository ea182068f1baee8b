import { useNavigate } from 'react-router';
import { openSettings } from '../../app/settings-dialog.tsx';
import { hasTutorial } from '../../games/registry.ts';
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
                name: 'Take my seat back',
                sign: 'people' as const,
                does: () => room.tell({ type: 'standIn', table: room.id, seat: mine.seat, on: false }),
              }
            : {
                name: 'Let a bot play for me',
                sign: 'bot' as const,
                note: 'until you take the seat back',
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
            ? { name: 'Take my last answer back', sign: 'undo' as const, does: () => room.undo() }
            : {
                name: 'Ask to take my answer back',
                note: 'The others have to agree',
                sign: 'undo' as const,
                does: () => void dispatchEvent(new Event(ASK_TO_UNDO)),
              },
        ]
      : []),
    ...(screen.newcomer.breath.says[0] === ''
      ? []
      : [{ name: 'What is this about?', sign: 'info' as const, does: openBreath }]),
    ...(hasTutorial(game.id)
      ? [{ name: 'Learn by playing', sign: 'learn' as const, does: () => void open(`/learn/${game.id}`, '_blank') }]
      : []),
    ...(hasLedger(game.id)
      ? [{ name: 'Rules', sign: 'book' as const, does: () => void open(`/rules/${game.id}`, '_blank') }]
      : []),
    ...(hasCards(game.id)
      ? [{ name: 'All cards', sign: 'cards' as const, does: () => void open(`/cards/${game.id}`, '_blank') }]
      : []),
    ...(local === 'game' && info.phase === 'playing' && canBring(game.id)
      ? [
          {
            name: 'Keep it at the server',
            note: 'and go on there, also on other devices',
            sign: 'forward' as const,
            does: () => void keepAtServer(),
          },
        ]
      : []),
    { name: 'Settings', note: 'Colours, text, motion, pace, sounds', sign: 'settings', does: openSettings },
    { name: 'Keys and shortcuts', sign: 'keys', does: showHelp },
    ...(over && room.id !== TABLE
      ? [{ name: 'Replay', sign: 'play' as const, apart: true, does: () => void navigate(`/replay/${room.id}`) }]
      : []),
    {
      name: 'Leave the table',
      note: info.phase === 'playing' ? 'Your seat is kept' : '',
      sign: 'door',
      apart: true,
      does: () => void navigate('/'),
    },
  ];

  return (
    <header className={css['top']}>
      <IconButton sign="home" label="To the games" onClick={() => void navigate('/')} />
      <div className={css['name']}>
        <h1>{game.name}</h1>
        <span>{headline}</span>
      </div>
      {me === 'spectator' && info.phase === 'playing' && info.mode === 'online' && (
        <span className={css['mark']}>
          <Sign name="eye" size={16} /> Watching
        </span>
      )}
      {state.kind !== 'open' && room.id !== TABLE && (
        <span className={css['mark']} data-testid="connection">
          <Sign name="offline" size={16} /> {state.kind === 'lost' ? 'Offline' : 'Connecting'}
        </span>
      )}
      <Menu items={items}>
        <IconButton sign="menu" label="Menu" data-testid="menu" />
      </Menu>
    </header>
  );
}

/** The first line of the table as text: the round, who leads. */
function headlineOf(table: string): string {
  const line = table.split('\n')[0] ?? '';
  return line.charAt(0).toUpperCase() + line.slice(1);
}
