import { say } from '@tablewright/kernel/words';
import type { TableLine } from '@tablewright/protocol';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { link } from '../link/page.ts';
import type { Command } from '../link/outbox.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Menu, type MenuItem } from '../parts/Menu.tsx';
import { useSettings } from '../table/settings.ts';

interface TableMenuProps {
  readonly line: TableLine;
  readonly name: string;
}

/** What can be done about one of my games without going there. */
export function TableMenu({ line: { id, phase }, name }: TableMenuProps) {
  const navigate = useNavigate();
  const remove = useSettings((settings) => settings.remove);
  const [resigning, setResigning] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const leave = async (make: (seat: number) => Command): Promise<void> => {
    const info = await api.info(id);
    if (!info.ok) return setWrong(info.why);
    for (const { seat } of info.value.seats.filter(({ mine }) => mine)) {
      const reply = await link.command(make(seat));
      if (reply.type === 'refused') return setWrong(reply.why);
    }
    setResigning(false);
    remove(id);
  };
  const items: MenuItem[] = [
    phase === 'over'
      ? { name: say`Replay`, sign: 'play', does: () => void navigate(`/replay/${id}`) }
      : { name: say`Go on`, sign: 'play', does: () => void navigate(`/table/${id}`) },
    ...(phase === 'playing'
      ? [
          {
            name: say`Resign`,
            note: say`A bot plays on for you`,
            sign: 'door' as const,
            does: () => setResigning(true),
          },
        ]
      : []),
    ...(phase === 'lobby'
      ? [
          {
            name: say`Leave and remove`,
            note: say`Your seat is free again`,
            sign: 'door' as const,
            does: () => void leave((seat) => ({ type: 'stand', table: id, seat })),
          },
        ]
      : []),
    ...(phase === 'over'
      ? [
          {
            name: say`Remove from my games`,
            note: say`The game itself is kept: others may look at it`,
            sign: 'close' as const,
            does: () => remove(id),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu items={items}>
        <IconButton sign="more" label={say`What to do about this game of ${name}`} data-testid={`menu-${id}`} />
      </Menu>
      {(resigning || wrong !== null) && (
        <Dialog
          open
          title={wrong === null ? say`Resign?` : say`That did not work`}
          says={wrong ?? say`A bot plays on for you, so that the others can finish. ${name} leaves your list.`}
          close={() => {
            setResigning(false);
            setWrong(null);
          }}
          buttons={
            wrong === null && (
              <>
                <Button onClick={() => setResigning(false)}>{say`Play on`}</Button>
                <Button
                  look="danger"
                  onClick={() => void leave((seat) => ({ type: 'standIn', table: id, seat, on: true }))}
                  data-testid="resign"
                >{say`Resign`}</Button>
              </>
            )
          }
        />
      )}
    </>
  );
}
