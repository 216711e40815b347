import { Paper, Text } from '@mantine/core';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { LanguageChoice } from '../../components/language-choice';
import { textsOf } from '../../../shared/i18n/texts.server';
import { useSiteTexts } from '../../../shared/i18n/use-texts';
import { languageOf } from '../../../shared/server/language.server';
import styles from './home.module.css';

export const handle = { hydrate: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? [{ title: page.title }, { name: 'description', content: page.description }] : [];

export function loader({ request }: LoaderFunctionArgs) {
  const locale = languageOf(request);
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
      <Text component="h1" variant="title" className={styles.title}>
        {t('homeTitle')}
      </Text>
      <Text className={styles.text} variant="soft">
        {t('homeText')}
      </Text>
      <Paper component="section" className={styles.ticket}>
        <Text component="h2" variant="title" className={styles.question}>
          {t('homeBuyerTitle')}
        </Text>
        <Text variant="soft">{t('homeBuyerText')}</Text>
      </Paper>
      <footer className={styles.footer}>
        <Text variant="dimmed">{t('homeSecurity')}</Text>
        <LanguageChoice />
      </footer>
    </main>
  );
}
