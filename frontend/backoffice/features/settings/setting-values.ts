import { addDays, businessDay } from '@guiche/brazil';
import { cents, percentOf, type Cents, type ReleaseRules, type ReleaseScheme } from '@guiche/money';
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
  readonly release?: ReleaseScheme;
  readonly withdrawalRules?: Readonly<Record<string, number>>;
  readonly disputeRules?: Readonly<Record<string, number | boolean>>;
  readonly anticipationRules?: Readonly<Record<string, number | boolean>>;
  readonly sellingRules?: Readonly<Record<string, string | boolean | null>>;
  readonly languages?: readonly string[];
  readonly locale?: string;
  readonly staffAddresses?: readonly string[];
  readonly documentRules?: Readonly<Record<string, boolean>>;
}

/** The value of each field for these settings, by its name in the forms. */
export function settingValues(shown: ShownSettings): Record<string, FieldValue> {
  const { fees, installments, release, withdrawalRules, disputeRules, anticipationRules, ...rest } = shown;
  const { sellingRules, documentRules, staffAddresses, languages, locale, ...others } = rest;
  const plain = Object.entries({ ...others, ...sellingRules }).map(
    ([name, value]) => [name, fieldValueOf(value)] as const,
  );
  return {
    ...Object.fromEntries(plain),
    ...(fees && feeValues(fees)),
    ...(installments && installmentValues(installments)),
    ...(release && { ...switchesOf(release), ...releaseRuleValues(release) }),
    ...withdrawalRules,
    ...disputeRules,
    ...anticipationRules,
    ...documentRules,
    ...(languages && {
      languagePortuguese: languages.includes('pt-BR'),
      languageEnglish: languages.includes('en-US'),
      languageSpanish: languages.includes('es-ES'),
    }),
    ...(locale !== undefined && { defaultLanguage: locale }),
    ...(staffAddresses && { staffAddresses: staffAddresses.join('\n') }),
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

/** The field of each method begins with this. */
const METHOD_FIELDS = { PIX: 'pix', BILLET: 'billet', CREDIT_CARD: 'card' } as const;

/** The values of the fields of each method. */
export function releaseRuleValues(release: ReleaseRules): Record<string, FieldValue> {
  const ofMethod = ([method, field]: [string, string]) => {
    const rule = release[method as keyof typeof METHOD_FIELDS];
    return [
      [`${field}Days`, rule.days],
      [`${field}AffiliateDays`, rule.affiliateDays],
      [`${field}CoProducerDays`, rule.coProducerDays],
      [`${field}ReserveBasisPoints`, rule.reserveBps],
      [`${field}ReserveDays`, rule.reserveDays],
    ] as const;
  };
  const { bps, days, saleDays } = release.rolling ?? {};
  return {
    ...Object.fromEntries(Object.entries(METHOD_FIELDS).flatMap(ofMethod)),
    ...{ rollingBasisPoints: bps, rollingDays: days, rollingSaleDays: saleDays },
  };
}

const switchesOf = ({ businessDaysOnly, trackingRequired, heldByRefundRequest }: ReleaseScheme) => ({
  ...{ businessDaysOnly, trackingRequired, heldByRefundRequest },
});

/** What a share of R$ 100,00 that is approved on a day comes to, by method. */
export interface ExampleRelease {
  readonly method: keyof typeof METHOD_FIELDS;
  readonly amount: Cents;
  readonly on: string;
  /** Null: nothing is held. */
  readonly reserve: { readonly amount: Cents; readonly on: string } | null;
}

const EXAMPLE = cents(100_00);

/** The example of the submitted values; nothing while one of them is missing. */
export function exampleReleases(values: Readonly<Record<string, unknown>>, today: string): ExampleRelease[] {
  const dayAfter = (days: number) => {
    const day = addDays(today, days);
    return values.businessDaysOnly === true ? businessDay(day) : day;
  };
  return Object.entries(METHOD_FIELDS).map(([method, field]): ExampleRelease => {
    const reserve = percentOf(EXAMPLE, Number(values[`${field}ReserveBasisPoints`]));
    return {
      method: method as ExampleRelease['method'],
      amount: cents(EXAMPLE - reserve),
      on: dayAfter(Number(values[`${field}Days`])),
      reserve:
        reserve === 0 ? null : { amount: reserve, on: dayAfter(Number(values[`${field}ReserveDays`])) },
    };
  });
}

/** What a seller leaves in the available balance after sales that brought R$ 10.000,00, the largest of them R$ 500,00. */
export interface ExampleGuarantee {
  readonly earned: Cents;
  readonly biggest: Cents;
  readonly kept: Cents;
}

const [EARNED, BIGGEST] = [cents(10_000_00), cents(500_00)];

/** The example of the submitted values. Null: nothing is kept. */
export function exampleGuarantee(values: Readonly<Record<string, unknown>>): ExampleGuarantee | null {
  const given = (name: string) => Number(values[name] ?? 0);
  const biggest = given('rollingSaleDays') > 0 ? BIGGEST : cents(0);
  const kept = cents(Math.max(percentOf(EARNED, given('rollingBasisPoints')), biggest));
  return kept === 0 ? null : { earned: EARNED, biggest: BIGGEST, kept };
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

/** The addresses of a text, between spaces, commas or lines. */
export const staffAddressesOf = (values: Readonly<Record<string, unknown>>): string[] =>
  typeof values.staffAddresses === 'string' ? values.staffAddresses.split(/[\s,;]+/).filter(Boolean) : [];
