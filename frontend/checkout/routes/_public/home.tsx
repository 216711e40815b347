import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { LanguageChoice } from '../../components/language-choice';
import { textsOf } from '../../messages/texts.server';
import { useSiteTexts } from '../../components/messages/use-texts';
import { languageOf } from '../../../shared/server/language.server';
import { apiFor } from '../../../shared/server/api.server';
import { unknownHostPage } from '../../../shared/server/value-or-page.server';
import styles from './home.module.css';

export const handle = { hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? [{ title: page.title }, { name: 'description', content: page.description }] : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = languageOf(request);
  const site = await apiFor(context, locale).get('/api/site');
  // The page names nobody, so it is also shown while the API does not answer.
  if (site.ok && !site.data.isUsed) throw unknownHostPage();
  const texts = textsOf(locale, 'site');
  return { locale, title: `Guichê · ${texts.brandLine}`, description: texts.homeText };
}

export default function Home() {
  const t = useSiteTexts();
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <img src="/favicon.svg" alt="" width={36} height={36} />
        Guichê
      </p>
      <h1 className={styles.title}>{t('homeTitle')}</h1>
      <p className={styles.text}>{t('homeText')}</p>
      <section className={styles.ticket}>
        <h2 className={styles.question}>{t('homeBuyerTitle')}</h2>
        <p className={styles.answer}>{t('homeBuyerText')}</p>
      </section>
      <footer className={styles.footer}>
        <p className={styles.security}>{t('homeSecurity')}</p>
        <LanguageChoice />
      </footer>
    </main>
  );
}
