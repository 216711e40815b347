import { Alert, Paper, Table, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import type { ownFeesMessages } from './messages.server';
import type { loadOwnFees } from './own-fees.server';

type Shown = Awaited<ReturnType<typeof loadOwnFees>>;
type Tariff = Shown['fees']['PIX'];

export const ownFeesTitle = (shown: Shown | undefined): { title: string }[] => [
  { title: shown ? `${String(shown.texts.title)} · Guichê` : 'Guichê' },
];

/** The fees that apply to a seller. */
export function OwnFeesPage() {
  const { locale, texts } = useLoaderData<Shown>();
  return (
    <TextsProvider locale={locale} texts={texts}>
      <Fees />
    </TextsProvider>
  );
}

function Fees() {
  const t = useTexts<typeof ownFeesMessages>();
  const locale = useLocale();
  const { fees, since, nextChange } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {since ? `${t('since')} ${showInstant(since, locale)}. ` : ''}
        {t('text')}
      </Text>
      {nextChange ? (
        <Alert color="accent" mb="lg">
          {t('nextChange')} {showInstant(nextChange, locale)}.
        </Alert>
      ) : null}
      <Paper maw={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('method')}</Table.Th>
              <Table.Th style={{ textAlign: 'right' }}>{t('fee')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            <FeeRow name={t('pix')} tariff={fees.PIX} />
            <FeeRow name={t('billet')} tariff={fees.BILLET} />
            {fees.CREDIT_CARD.map((tariff, index) => (
              <FeeRow key={index} name={t('card', { count: index + 1 })} tariff={tariff} />
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </>
  );
}

function FeeRow({ name, tariff: { bps, fixed } }: { readonly name: string; readonly tariff: Tariff }) {
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {name}
      </Table.Th>
      <Table.Td style={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {percent.format(bps / 10_000)} + {money.format(fixed / 100)}
      </Table.Td>
    </Table.Tr>
  );
}
