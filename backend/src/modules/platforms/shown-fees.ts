import { DEFAULT_CURRENCY, MAX_INSTALLMENTS, cents, tariffOf, type Tariff } from '@guiche/money';
import type { FeePlan } from './store/platform.entity.js';

/** What forms and pages show of a fee plan: one tariff a method, of a card one for each number of installments. */
interface ShownFees {
  readonly PIX: Tariff;
  readonly BILLET: Tariff;
  readonly CREDIT_CARD: Tariff[];
}

const COUNTS = Array.from({ length: MAX_INSTALLMENTS }, (_, index) => index + 1);
const NO_FEE: Tariff = { bps: 0, fixed: cents(0) };

/** What cards of each brand with a row of its own cost, by number of installments, in reais; brands in the order of their names. */
export const shownBrands = ({ CREDIT_CARD: card }: FeePlan): { brand: string; tariffs: Tariff[] }[] =>
  Object.keys(card.brands ?? {})
    .sort()
    .map((brand) => ({
      brand,
      tariffs: COUNTS.map((count) => tariffOf(card, count, DEFAULT_CURRENCY, brand) ?? NO_FEE),
    }));

/** Fees by number of installments, in reais. */
export function shownFees(fees: FeePlan): ShownFees {
  const tariff = (method: keyof FeePlan, count: number) =>
    tariffOf(fees[method], count, DEFAULT_CURRENCY) ?? NO_FEE;
  return {
    PIX: tariff('PIX', 1),
    BILLET: tariff('BILLET', 1),
    CREDIT_CARD: COUNTS.map((count) => tariff('CREDIT_CARD', count)),
  };
}
