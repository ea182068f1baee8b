import { say } from '@tablewright/kernel/words';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { openSettings } from '../app/settings-dialog.tsx';
import { IconButton } from './Button.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { classesOf } from './classes.ts';
import { MyName } from './MyName.tsx';
import css from './Page.module.css';
import { Sign, type SignName } from './Sign.tsx';
import { SkipLink } from './SkipLink.tsx';

const c = classesOf(css);

interface PageProps {
  readonly title: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Every page but the table itself. */
export function Page({ title, narrow, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <SkipLink to="#main">{say`Skip to the content`}</SkipLink>
      <header className={css['top']}>
        <Link to="/" className={css['brand']}>
          <img src="/icon.svg" alt="" />
          Tablewright
        </Link>
        <nav className={css['nav']} aria-label={say`Site`}>
          <IconButton sign="settings" label={say`Settings`} onClick={openSettings} data-testid="settings" />
          <MyName />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={c('main', narrow === true && 'narrow')}>
        {children}
      </main>
      <footer className={css['foot']}>
        <Link to="/about">{say`About Tablewright`}</Link>
        <LanguageLinks />
      </footer>
    </>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Tablewright' : `${title} · Tablewright`;
  }, [title]);
}

interface TroubleProps {
  readonly sign: SignName;
  readonly title: string;
  readonly says: string;
  readonly children?: ReactNode;
}

/** Something is not as it should be: what, and what to do. */
export function Trouble({ sign, title, says, children }: TroubleProps) {
  return (
    <div className={css['trouble']} role="alert">
      <Sign name={sign} size={48} />
      <h1>{title}</h1>
      <p>{says}</p>
      {children}
    </div>
  );
}

export function Loading({ says }: { readonly says: string }) {
  return (
    <div className={css['wait']} role="status">
      <span className={css['ring']} aria-hidden="true" />
      {says}
    </div>
  );
}

/** Heard, not seen. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={css['hidden']}>{children}</span>;
}
