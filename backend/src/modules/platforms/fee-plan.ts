import { MAX_INSTALLMENTS } from '@guiche/money';
import type { FeePlan } from './store/platform.entity.js';

/** Basis points and cents, of a card by number of installments from 1 to 12. */
interface SubmittedFees {
  readonly pixBasisPoints: number;
  readonly pixFixed: number;
  readonly billetBasisPoints: number;
  readonly billetFixed: number;
  readonly cardBasisPoints: readonly number[];
  readonly cardFixed: readonly number[];
}

const COUNTS = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => index + 1);

/** The fee plan of the submitted fees. Fees in other currencies, and of card brands, stay. */
export function feePlanOf(input: SubmittedFees, present?: FeePlan): FeePlan {
  const { pixBasisPoints, pixFixed, billetBasisPoints, billetFixed } = input;
  const abroad = (method: keyof FeePlan) =>
    present?.[method].currencies ? { currencies: present[method].currencies } : {};
  return {
    PIX: { bps: pixBasisPoints, fixed: pixFixed, ...abroad('PIX') },
    BILLET: { bps: billetBasisPoints, fixed: billetFixed, ...abroad('BILLET') },
    CREDIT_CARD: {
      ...cardTariffOf(input),
      ...(present?.CREDIT_CARD.brands && { brands: present.CREDIT_CARD.brands }),
      ...abroad('CREDIT_CARD'),
    },
  };
}

/** What a card takes by number of installments, with a row only for those that differ from one installment. */
export function cardTariffOf({
  cardBasisPoints,
  cardFixed,
}: Pick<SubmittedFees, 'cardBasisPoints' | 'cardFixed'>) {
  const card = COUNTS.map((_, index) => ({
    bps: cardBasisPoints[index] ?? -1,
    fixed: cardFixed[index] ?? -1,
  }));
  const [once = { bps: -1, fixed: -1 }, ...more] = card;
  const other = more.flatMap((tariff, index) =>
    tariff.bps === once.bps && tariff.fixed === once.fixed ? [] : [[String(index + 2), tariff] as const],
  );
  return { ...once, ...(other.length > 0 && { byInstallments: Object.fromEntries(other) }) };
}
