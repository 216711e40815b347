import { Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { FigureStrip, type Figure } from '../../components/figure-strip';
import type { HomeData } from './home.server';
import { LedgerProofPanel } from './ledger-proof-panel';
import type { homeMessages } from './messages.server';

export const homeTitle = (shown: HomeData | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The first page of an area: a few figures and, of the installation, the proof of the ledger. */
export function HomePage() {
  const { locale, texts } = useLoaderData<HomeData>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Content />
    </TextsProvider>
  );
}

function Content() {
  const t = useTexts<typeof homeMessages>();
  const { proofs } = useLoaderData<HomeData>();
  return (
    <>
      <Title order={1} mb="md">
        {t('title')}
      </Title>
      <Figures />
      {proofs.length > 0 ? <LedgerProofPanel proofs={proofs} /> : null}
    </>
  );
}

function Figures() {
  const t = useTexts<typeof homeMessages>();
  const locale = useLocale();
  const { figures } = useLoaderData<HomeData>();
  const number = new Intl.NumberFormat(locale);
  const shown = figures.map(({ name, count, to }): Figure => ({
    label: t(name),
    value: number.format(count),
    to,
  }));
  return shown.length > 0 ? <FigureStrip figures={shown} /> : null;
}
