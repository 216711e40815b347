import { useLocale, useTexts } from '../../../shared/i18n/use-texts';
import { FigureStrip } from '../../components/figure-strip';
import { Money } from '../../components/money';
import { moneyText } from '../../components/money-text';
import { CHARGEBACK_LIMIT, approvalText, rateText } from './figures';
import type { dashboardMessages } from './messages.server';
import type { SellerDashboard } from './seller-dashboard.server';
import { useComparison } from './use-comparison';

interface PeriodFiguresProps {
  readonly sales: Pick<SellerDashboard, 'cards'> & {
    readonly links: Pick<SellerDashboard['links'], 'approved' | 'cards' | 'returned'>;
    readonly now: Totals;
    readonly previous: Totals;
  };
  /** What is left of the sales for the reader: a seller's share, the platform's margin. In cents. */
  readonly left: { readonly label: string; readonly now: number; readonly previous: number };
}

type Totals = Pick<SellerDashboard['now'], 'approved' | 'approvedGross' | 'refundedGross' | 'disputedGross'>;

/** The figures of a period, compared with the one before; each leads to its sales. */
export function PeriodFigures({ sales: { now, previous, cards, links }, left }: PeriodFiguresProps) {
  const t = useTexts<typeof dashboardMessages>();
  const locale = useLocale();
  const against = useComparison();
  const number = new Intl.NumberFormat(locale);
  const amount = (label: string, cents: number, before: number) => ({
    ...{ label, value: <Money cents={cents} size="figure" />, to: links.approved },
    ...against(cents, before, moneyText(before, locale)),
  });
  const disputed = rateText(cards?.disputedGross ?? 0, cards?.approvedGross ?? 0, locale);
  const limit = rateText(CHARGEBACK_LIMIT, 1, locale);
  return (
    <FigureStrip
      figures={[
        {
          ...{ label: t('approved'), value: number.format(now.approved), to: links.approved },
          ...against(now.approved, previous.approved, number.format(previous.approved)),
        },
        amount(t('gross'), now.approvedGross, previous.approvedGross),
        amount(left.label, left.now, left.previous),
        { label: t('cards'), value: approvalText(cards, locale), to: links.cards },
        {
          label: t('returns'),
          value: rateText(now.refundedGross + now.disputedGross, now.approvedGross, locale),
          to: links.returned,
          comparison: t('limit', { rate: disputed, limit }),
        },
      ]}
    />
  );
}
