import { SimpleGrid, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { Checklist } from '../../components/checklist';
import { FigureStrip, type Figure } from '../../components/figure-strip';
import type { IconName } from '../../components/icon';
import { Panel } from '../../components/panel';
import { WaitingPanel } from '../../components/waiting-panel';
import type { HomeData } from './home.server';
import type { homeMessages } from './messages.server';

export const homeTitle = (shown: HomeData | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The first page of an area: a few figures, what waits for the reader, and for a new seller how to begin. */
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
  const { figures, waiting, steps } = useLoaderData<HomeData>();
  const isCompared = figures.some(({ before }) => before !== null);
  return (
    <>
      <Title order={1}>{t('title')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {isCompared ? t('period') : ''}
      </Text>
      <Figures />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {steps.length > 0 ? (
          <Panel title={t('start')} flush>
            <Checklist
              done={t('done')}
              steps={steps.map(({ name, isDone, to }) => ({
                label: t(`step_${name}`),
                isDone,
                ...(to !== null && { to }),
                ...(name !== 'email' && { detail: t(`step_${name}_text`) }),
              }))}
            />
          </Panel>
        ) : null}
        {waiting === null ? null : <WaitingPanel items={waiting.map(waitingItem)} />}
      </SimpleGrid>
    </>
  );
}

function Figures() {
  const t = useTexts<typeof homeMessages>();
  const locale = useLocale();
  const { figures } = useLoaderData<HomeData>();
  const number = new Intl.NumberFormat(locale);
  const shown = figures.map(({ name, count, before, to }): Figure => ({
    label: t(name),
    value: number.format(count),
    to,
    ...(before !== null && { comparison: t('before', { count: number.format(before) }) }),
  }));
  return shown.length > 0 ? <FigureStrip figures={shown} /> : null;
}

/** The icons of pages on which something waits. */
const ICONS: Readonly<Record<string, IconName>> = {
  'manage-bank-accounts': 'bank',
  'document-validation': 'document',
  'review-inbox': 'inbox',
};

const waitingItem = ({ page, to, label, count }: NonNullable<HomeData['waiting']>[number]) => ({
  to,
  label,
  icon: ICONS[page] ?? ('list' as const),
  count,
});
