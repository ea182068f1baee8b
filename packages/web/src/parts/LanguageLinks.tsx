import { languageTag, say } from '@tablewright/kernel/words';
import { changeLanguage, languageName, languages } from '../language/language.ts';
import css from './Page.module.css';

/** At the foot of every page, each language by its own name: whoever cannot read this one finds theirs. */
export function LanguageLinks() {
  return (
    <span className={css['languages']} role="group" aria-label={say`Language`} data-testid="languages">
      {languages().map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === languageTag()}
          onClick={() => tag !== languageTag() && changeLanguage(tag)}
        >
          {languageName(tag)}
        </button>
      ))}
    </span>
  );
}
