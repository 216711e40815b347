import { LOCALES } from '@guiche/checkout-rules';
import { useLocation } from '@remix-run/react';
import { useLocale } from '../../shared/i18n/use-texts';
import { LANGUAGE_NAMES } from '../../shared/lib/languages';
import { paths } from '../../shared/lib/paths';
import styles from './language-choice.module.css';

/** Buttons, not links: the choice of a language is stored (cookie `lang`). They post plain forms, so they work on every page. */
export function LanguageChoice() {
  const { pathname, search } = useLocation();
  const current = useLocale();
  return (
    <form className={styles.choice} method="post" action={paths.language()}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {LOCALES.map((locale) => (
        <button
          key={locale}
          className={styles.language}
          name="lang"
          value={locale}
          lang={locale}
          aria-current={locale === current || undefined}
        >
          {LANGUAGE_NAMES[locale]}
        </button>
      ))}
    </form>
  );
}
