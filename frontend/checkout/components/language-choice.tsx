import { LOCALES, type Locale } from '@guiche/checkout-rules';
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useLocale } from '../../shared/i18n/use-texts';
import { LANGUAGE_NAMES } from '../../shared/lib/languages';
import { paths } from '../../shared/lib/paths';
import styles from './language-choice.module.css';

/** What the frame of every page loads: the languages that the platform offers. */
interface FrameLanguages {
  readonly languages?: readonly Locale[];
}

/** Buttons, not links: the choice of a language is stored (cookie `lang`). They post plain forms, so they work on every page. */
export function LanguageChoice() {
  const { pathname, search } = useLocation();
  const current = useLocale();
  const site = useRouteLoaderData('root') as FrameLanguages | undefined;
  const offered = site?.languages ?? LOCALES;
  if (offered.length < 2) return null;
  return (
    <form className={styles.choice} method="post" action={paths.language()}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {offered.map((locale) => (
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
