import { useTexts } from '../../../shared/i18n/use-texts';
import { ChartFigure, type ChartRow } from '../../components/chart-figure';
import { Money } from '../../components/money';
import { Panel } from '../../components/panel';
import { FigurePanel } from './figure-panel';
import type { dashboardMessages } from './messages.server';

/** The words of a value of the list of sales: a state, a method, a layout. */
export function useListWord() {
  const t = useTexts<Record<string, never>>() as unknown as (key: string) => string;
  return (column: 'status' | 'method' | 'layout', value: string): string =>
    value === '' ? '–' : t(`${column}_${value}`);
}

interface Chart {
  readonly svg: string;
  readonly rows: readonly ChartRow[];
  readonly total: string;
  readonly before: string;
  readonly best: { readonly day: string; readonly value: string } | null;
}

export function DayChart({ chart: { svg, rows, total, before, best } }: { readonly chart: Chart }) {
  const t = useTexts<typeof dashboardMessages>();
  const sentence = best
    ? t('chart', { total, before, day: best.day, best: best.value })
    : t('chartNone', { before });
  return (
    <Panel title={t('byDay')}>
      <ChartFigure sentence={sentence} svg={svg} rows={rows} measure={t('gross')} />
    </Panel>
  );
}

interface Method {
  readonly method: string;
  readonly placed: number;
  readonly placedTo: string;
  readonly pending: number;
  readonly pendingTo: string;
  readonly approved: number;
  readonly approvedTo: string;
  readonly approvedGross: number;
}

export function MethodTable({ rows }: { readonly rows: readonly Method[] }) {
  const t = useTexts<typeof dashboardMessages>();
  const word = useListWord();
  return (
    <FigurePanel
      title={t('byMethod')}
      words={1}
      columns={[t('method'), t('placed'), t('pending'), t('approvedShort'), t('gross')]}
      rows={rows.map((one) => ({
        key: one.method,
        cells: [
          { value: word('method', one.method) },
          { value: one.placed, to: one.placedTo },
          { value: one.pending, to: one.pendingTo },
          { value: one.approved, to: one.approvedTo },
          { value: <Money cents={one.approvedGross} /> },
        ],
      }))}
    />
  );
}

interface Converted {
  readonly offerId: string | null;
  readonly title: string;
  readonly layout: string;
  readonly views: number;
  readonly starts: number;
  readonly placed: number;
  readonly paid: number;
  readonly to: string;
  readonly paidTo: string;
}

/** From the visit to the payment, by offer and layout, or by layout alone. */
export function ConversionTable({
  rows,
  byOffer = false,
}: {
  readonly rows: readonly Converted[];
  readonly byOffer?: boolean;
}) {
  const t = useTexts<typeof dashboardMessages>();
  const word = useListWord();
  return (
    <FigurePanel
      title={t('conversion')}
      note={t('conversionText')}
      words={byOffer ? 2 : 1}
      columns={[
        ...(byOffer ? [t('offer')] : []),
        ...[t('layout'), t('views'), t('starts'), t('placed'), t('paid')],
      ]}
      rows={rows.map((one) => ({
        key: `${one.offerId} ${one.layout}`,
        cells: [
          ...(byOffer ? [{ value: one.title }] : []),
          ...[{ value: word('layout', one.layout) }, { value: one.views }, { value: one.starts }],
          ...[
            { value: one.placed, to: one.to },
            { value: one.paid, to: one.paidTo },
          ],
        ],
      }))}
    />
  );
}
