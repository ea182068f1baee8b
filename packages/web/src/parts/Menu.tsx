import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router';
import { ACCENT_ROOT } from './Accent.tsx';
import css from './Menu.module.css';
import { Sign, type SignName } from './Sign.tsx';

export interface MenuItem {
  readonly name: string;
  readonly sign: SignName;
  readonly note?: string;
  readonly does?: () => void;
  readonly to?: string;
  readonly off?: boolean;
  /** a line above it */
  readonly apart?: boolean;
}

interface MenuProps {
  readonly items: readonly MenuItem[];
  /** the button that opens it */
  readonly children: ReactElement;
}

/** Not modal: Radix' scroll lock writes a <style> into the page, which the content security policy forbids. */
export function Menu({ items, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.getElementById(ACCENT_ROOT)}>
        <DropdownMenu.Content className={css['menu']} align="end" sideOffset={6} collisionPadding={8}>
          {items.map((item) => (
            <Fragment key={item.name}>
              {item.apart === true && <DropdownMenu.Separator className={css['line']} />}
              <Item item={item} />
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const { name, note, sign, does, to, off } = item;
  const inside = (
    <>
      <Sign name={sign} />
      <span className={css['text']}>
        {name}
        {note !== undefined && <span className={css['note']}>{note}</span>}
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <DropdownMenu.Item asChild className={css['item']}>
        <Link to={to}>{inside}</Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={css['item']} disabled={off === true} onSelect={() => does?.()}>
      {inside}
    </DropdownMenu.Item>
  );
}
