import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import css from './Button.module.css';
import { classesOf } from './classes.ts';
import { Sign, type SignName } from './Sign.tsx';

const c = classesOf(css);

interface Look {
  readonly look?: 'main' | 'plain' | 'danger';
  readonly size?: 'small' | 'big';
  readonly wide?: boolean;
}

function buttonClass({ look, size, wide }: Look = {}, ...more: readonly (string | undefined)[]): string {
  return c('button', look, size, wide === true && 'wide', ...more);
}

type ButtonProps = Look & { readonly sign?: SignName; readonly busy?: boolean } & Omit<
    ComponentProps<'button'>,
    'type'
  >;

export function Button({ look, size, wide, sign, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
      disabled={disabled === true || busy === true}
      aria-busy={busy === true || undefined}
      {...rest}
    >
      {sign !== undefined && <Sign name={sign} />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends Look {
  readonly to: string;
  readonly sign?: SignName;
  readonly children: ReactNode;
  readonly testId?: string;
}

export function LinkButton({ to, sign, children, testId, ...look }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(look)} data-testid={testId}>
      {sign !== undefined && <Sign name={sign} />}
      {children}
    </Link>
  );
}

type IconButtonProps = { readonly sign: SignName; readonly label: string } & Omit<
  ComponentProps<'button'>,
  'type' | 'children'
>;

/** A button with a sign alone; its name is heard and shown on hovering. */
export function IconButton({ sign, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={c('button', 'plain', 'icon', className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Sign name={sign} />
    </button>
  );
}
