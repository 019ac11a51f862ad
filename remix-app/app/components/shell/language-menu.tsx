import { LANGUAGE_NAMES, LANGUAGES } from '@gatehouse/texts';
import { useLocation } from '@remix-run/react';
import { IconLanguage } from '@tabler/icons-react';
import { BoundTo } from '~/components/forms/form';
import { useLanguage, useTexts } from '~/texts/texts-context';
import classes from './language-menu.module.css';
import { shellTexts } from './texts/shell';

/** Each language by its own name. It is a form that works without script; the page is then reloaded. */
export function LanguageMenu() {
  const t = useTexts(shellTexts);
  const current = useLanguage();
  return (
    <details className={`${classes.menu} no-print`}>
      <summary className={classes.opener} aria-label={`${t('language')}: ${LANGUAGE_NAMES[current]}`}>
        <IconLanguage size={20} stroke={1.6} aria-hidden="true" />
      </summary>
      <LanguageChoices className={classes.list} />
    </details>
  );
}

/** A button for each language, in its own name. */
export function LanguageChoices({ className }: { className: string | undefined }) {
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className={`${classes.choices} ${className}`}>
      <BoundTo />
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          dir="auto"
          className={classes.choice}
          aria-current={language === current || undefined}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </form>
  );
}
