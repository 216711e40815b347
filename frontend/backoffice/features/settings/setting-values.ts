import type { FieldValue } from '../../forms/field-text';
import { COUNTS, COUNTS_WITH_INTEREST, cardFixedName, cardPercentName, interestName } from './setting-forms';

interface Tariff {
  readonly bps: number;
  readonly fixed: number;
}

/** Settings as the API shows them; of a change, those that it changes. */
export interface ShownSettings {
  readonly fees?: { readonly PIX: Tariff; readonly BILLET: Tariff; readonly CREDIT_CARD: readonly Tariff[] };
  readonly installments?: {
    readonly numberOfInstallments: number;
    readonly maxInstallmentsWithoutInterest: number;
    readonly minInstallmentValue: number;
    readonly feeBasisPoints: readonly number[];
  };
  readonly withdrawalRules?: Readonly<Record<string, number>>;
}

/** The value of each field for these settings, by its name in the forms. */
export function settingValues(shown: ShownSettings): Record<string, FieldValue> {
  const { fees, installments, withdrawalRules, ...others } = shown;
  const plain = Object.entries(others).map(([name, value]) => [name, fieldValueOf(value)] as const);
  return {
    ...Object.fromEntries(plain),
    ...(fees && feeValues(fees)),
    ...(installments && installmentValues(installments)),
    ...withdrawalRules,
  };
}

function fieldValueOf(value: unknown): FieldValue {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

function feeValues({ PIX, BILLET, CREDIT_CARD }: NonNullable<ShownSettings['fees']>) {
  const card = COUNTS.flatMap((count) => {
    const { bps, fixed } = CREDIT_CARD[count - 1] ?? { bps: 0, fixed: 0 };
    return [[cardPercentName(count), bps] as const, [cardFixedName(count), fixed] as const];
  });
  return {
    ...{ pixBasisPoints: PIX.bps, pixFixed: PIX.fixed },
    ...{ billetBasisPoints: BILLET.bps, billetFixed: BILLET.fixed },
    ...Object.fromEntries(card),
  };
}

function installmentValues({ feeBasisPoints, ...plan }: NonNullable<ShownSettings['installments']>) {
  const interest = COUNTS_WITH_INTEREST.map((count) => [interestName(count), feeBasisPoints[count - 1]]);
  return { ...plan, ...(Object.fromEntries(interest) as Record<string, number>) };
}

const numbers = (values: Readonly<Record<string, unknown>>, names: readonly string[]): number[] =>
  names.map((name) => Number(values[name]));

/** The lists that the API takes for the fields by number of installments. */
export const cardFees = (values: Readonly<Record<string, unknown>>) => ({
  cardBasisPoints: numbers(values, COUNTS.map(cardPercentName)),
  cardFixed: numbers(values, COUNTS.map(cardFixedName)),
});

/** Nothing for one installment, then the interest of each number. */
export const interestOf = (values: Readonly<Record<string, unknown>>): number[] => [
  0,
  ...numbers(values, COUNTS_WITH_INTEREST.map(interestName)),
];
