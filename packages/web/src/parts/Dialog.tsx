import { say } from '@tablewright/kernel/words';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { ACCENT_ROOT } from './Accent.tsx';
import { IconButton } from './Button.tsx';
import css from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** one or two sentences below the title */
  readonly says?: string | undefined;
  readonly close: () => void;
  readonly children?: ReactNode;
  readonly buttons?: ReactNode;
}

/**
 * Radix' own overlay and scroll lock write a <style> into the page, which the content security policy forbids; so the
 * shade is our own.
 */
export function Dialog({ open, title, says, close, children, buttons }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={(now) => !now && close()}>
      <Radix.Portal container={document.getElementById(ACCENT_ROOT)}>
        <div className={css['shade']} aria-hidden="true" />
        <Radix.Content
          ref={content}
          className={css['dialog']}
          onOpenAutoFocus={(event) => {
            // Not on the cross: whoever reads what is asked must not close it with the next press of the space bar.
            event.preventDefault();
            cameFrom.current = document.activeElement;
            (
              content.current?.querySelector<HTMLElement>(
                'input:not([type=checkbox], [type=radio]), input[type=radio]:checked, textarea',
              ) ?? content.current
            )?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix knows only buttons of its own; without this the keyboard would begin again at the top of the page.
            event.preventDefault();
            const back = cameFrom.current;
            const isThere = back instanceof HTMLElement && back !== document.body && back.isConnected;
            (isThere ? back : document.querySelector<HTMLElement>('#main, #prompt'))?.focus();
          }}
          {...(says === undefined && { 'aria-describedby': undefined })}
        >
          <div className={css['head']}>
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton sign="close" label={say`Close`} className={css['close']} />
            </Radix.Close>
          </div>
          {says !== undefined && <Radix.Description className={css['says']}>{says}</Radix.Description>}
          {children}
          {buttons !== undefined && <div className={css['buttons']}>{buttons}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
