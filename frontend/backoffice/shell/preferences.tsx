import { Form, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LOCALES } from '@guiche/checkout-rules';
import { useLocale } from '../../shared/i18n/use-texts';
import { useBackofficeTexts } from '../messages/use-texts';
import { LANGUAGE_NAMES } from '../../shared/lib/languages';
import { paths } from '../../shared/lib/paths';
import type { RootData } from '../root';
import { COLOR_SCHEMES } from '../theme/color-scheme';
import styles from './preferences.module.css';

/** The reader's language and colours. Each choice is a button of a form, so it works without script. */
export function Preferences() {
  const t = useBackofficeTexts();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<RootData>('root');
  const chosen = root?.colorScheme;
  const returnTo = <input type="hidden" name="returnTo" value={pathname + search} />;
  return (
    <div className={styles.preferences}>
      <Form method="post" action="/color-scheme" preventScrollReset>
        {returnTo}
        <Choice legend={t('colorScheme')}>
          {COLOR_SCHEMES.map((scheme) => (
            <button key={scheme} name="scheme" value={scheme} aria-pressed={scheme === chosen}>
              {t(`colorScheme_${scheme}`)}
            </button>
          ))}
        </Choice>
      </Form>
      {/* The checkout answers this address, so the browser sends it and loads the page anew. */}
      <form method="post" action={paths.language()}>
        {returnTo}
        <Choice legend={t('language')}>
          {(root?.languages ?? LOCALES).map((language) => (
            <button
              key={language}
              name="lang"
              value={language}
              lang={language}
              aria-pressed={language === locale}
            >
              {LANGUAGE_NAMES[language]}
            </button>
          ))}
        </Choice>
      </form>
    </div>
  );
}

function Choice({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
