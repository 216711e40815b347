import { Alert, Paper, Table, Text, Title } from '@mantine/core';
import { useLoaderData } from '@remix-run/react';
import { TextsProvider, useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { showInstant } from '../../../shared/lib/show-date';
import { StatusMark } from '../../components/status-mark';
import type { ownFeesMessages } from './messages.server';
import type { loadOwnFees } from './own-fees.server';

type Shown = Awaited<ReturnType<typeof loadOwnFees>>;
type Tariff = Shown['fees']['PIX'];
type Terms = Pick<Shown, 'fees' | 'own' | 'withoutMethods' | 'maxInstallments'>;
type Method = keyof Shown['fees'];

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
  const { own, maxInstallments, next } = useLoaderData<Shown>();
  return (
    <>
      <Title order={1} mb="xs">
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('text')} {own.length > 0 ? t('ownTerms') : ''}{' '}
        {maxInstallments === null ? '' : t('maxInstallments', { count: maxInstallments })}
      </Text>
      {next ? (
        <Alert color="accent" mb="lg">
          {t('nextChange', { instant: showInstant(next.on, locale) })}
        </Alert>
      ) : null}
      <Paper maw={720}>
        <Table>
          <FeesHead />
          <Table.Tbody>
            <MethodRows method="PIX" name={t('pix')} />
            <MethodRows method="BILLET" name={t('billet')} />
            <MethodRows method="CREDIT_CARD" />
          </Table.Tbody>
        </Table>
      </Paper>
    </>
  );
}

function FeesHead() {
  const t = useTexts<typeof ownFeesMessages>();
  const locale = useLocale();
  const { next } = useLoaderData<Shown>();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('method')}</Table.Th>
        <Table.Th ta="right">{t('fee')}</Table.Th>
        {next ? <Table.Th ta="right">{t('from', { instant: showInstant(next.on, locale) })}</Table.Th> : null}
      </Table.Tr>
    </Table.Thead>
  );
}

interface MethodRowsProps {
  readonly method: Method;
  /** Left out: the number of installments is the name. */
  readonly name?: string;
}

/** One row, or of a card one for each number of installments that may be sold now or after the next change. */
function MethodRows({ method, name }: MethodRowsProps) {
  const t = useTexts<typeof ownFeesMessages>();
  const present = useLoaderData<Shown>();
  const { next } = present;
  const now = shownTariffs(present, method);
  const later = next ? shownTariffs(next, method) : undefined;
  const rows = Math.max(now.length, later?.length ?? 0, 1);
  return Array.from({ length: rows }, (_, index) => (
    <Table.Tr key={`${method} ${index}`}>
      <Table.Th scope="row" fw={400}>
        {name ?? t('card', { count: index + 1 })}
        {index === 0 ? <Began method={method} /> : null}
      </Table.Th>
      <FeeCell tariff={now[index]} />
      {later ? <FeeCell tariff={later[index]} /> : null}
    </Table.Tr>
  ));
}

function shownTariffs({ fees, withoutMethods, maxInstallments }: Terms, method: Method): Tariff[] {
  if (withoutMethods.includes(method)) return [];
  return method === 'CREDIT_CARD' ? fees[method].slice(0, maxInstallments ?? undefined) : [fees[method]];
}

/** Since when a fee holds, and whether it is the seller's own. */
function Began({ method }: { readonly method: Method }) {
  const t = useTexts<typeof ownFeesMessages>();
  const locale = useLocale();
  const { own, since } = useLoaderData<Shown>();
  const instant = since[method];
  return (
    <>
      {own.includes(method) ? (
        <Text component="div" size="sm" mt={4}>
          <StatusMark tone="ok">{t('own')}</StatusMark>
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {instant ? t('since', { instant: showInstant(instant, locale) }) : t('sinceOpened')}
      </Text>
    </>
  );
}

function FeeCell({ tariff }: { readonly tariff: Tariff | undefined }) {
  const t = useTexts<typeof ownFeesMessages>();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return (
    <Table.Td ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {tariff ? (
        `${percent.format(tariff.bps / 10_000)} + ${money.format(tariff.fixed / 100)}`
      ) : (
        <Text span size="sm" c="dimmed">
          {t('notOffered')}
        </Text>
      )}
    </Table.Td>
  );
}
