import { languageTag, say } from '@tablewright/kernel/words';
import { useEffect, useRef } from 'react';
import { changeLanguage, languageName, languages, wasChosenIn } from '../language/language.ts';
import css from './Page.module.css';

/** At the foot of every page, each language by its own name: whoever cannot read this one finds theirs. */
export function LanguageLinks() {
  const spoken = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasChosenIn('foot')) spoken.current?.focus();
  }, []);
  return (
    <span className={css['languages']} role="group" aria-label={say`Language`} data-testid="languages">
      {languages().map((tag) => (
        <button
          key={tag}
          ref={tag === languageTag() ? spoken : null}
          type="button"
          lang={tag}
          aria-pressed={tag === languageTag()}
          onClick={() => tag !== languageTag() && changeLanguage(tag, 'foot')}
        >
          {languageName(tag)}
        </button>
      ))}
    </span>
  );
}
