import { Text } from '@mantine/core';
import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { FigureTable, type FigureCell } from '../../components/figure-table';
import { moneyText } from '../../components/money-text';
import { Panel } from '../../components/panel';
import { StatusMark } from '../../components/status-mark';
import type { disputeMessages } from './messages.server';

/** The cards of a seller or a brand in a month, as the API has them. */
interface ChargebackRow {
  readonly label: string;
  /** Where the page of it is. */
  readonly to?: string;
  readonly chargebacks: number;
  readonly disputed: number;
  readonly sold: number;
  readonly shareBps: number;
  /** Undefined: the limits do not measure it. */
  readonly standing?: string;
}

/** Basis points as the reader writes them. */
export function usePercent(): (bps: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (bps) => format.format(bps / 10_000);
}

const TONES = { OK: 'ok', NEAR: 'warn', OVER: 'bad' } as const;
const COLUMNS = ['subject', 'chargebacks', 'disputed', 'sold', 'share', 'standing'] as const;

/** Chargebacks of a month beside the card sales, a row for each seller or brand. */
export function ChargebackTable({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly ChargebackRow[];
}) {
  const t = useTexts<typeof disputeMessages>();
  const locale = useLocale();
  const percent = usePercent();
  const cellsOf = ({ label, to, standing, ...figures }: ChargebackRow): FigureCell[] => [
    { value: label, ...(to !== undefined && { to }) },
    { value: figures.chargebacks },
    { value: moneyText(figures.disputed, locale) },
    { value: moneyText(figures.sold, locale) },
    { value: percent(figures.shareBps) },
    { value: standing === undefined ? '–' : <Standing standing={standing} /> },
  ];
  return (
    <Panel title={title} flush>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" p="md">
          {t('limitsNone')}
        </Text>
      ) : (
        <FigureTable
          label={title}
          words={1}
          columns={COLUMNS.map((column) => t(`limit_${column}`))}
          rows={rows.map((row) => ({ key: row.to ?? row.label, cells: cellsOf(row) }))}
        />
      )}
    </Panel>
  );
}

function Standing({ standing }: { readonly standing: string }) {
  const t = useTexts<typeof disputeMessages>();
  return <StatusMark tone={TONES[standing as 'OK']}>{t(`standing_${standing as 'OK'}`)}</StatusMark>;
}
