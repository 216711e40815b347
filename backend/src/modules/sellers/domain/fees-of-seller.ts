import type { PaymentMethod } from '@guiche/brazil';
import type { MethodTariff } from '@guiche/money';
import type { SellerTerms } from './seller-terms.js';

const METHODS: readonly PaymentMethod[] = ['PIX', 'BILLET', 'CREDIT_CARD'];

type Fees = Readonly<Record<PaymentMethod, MethodTariff>>;

/** Fees of the platform, from an instant on. Null: since it opened. */
export interface DatedFees {
  readonly from: Date | null;
  readonly fees: Fees;
}

/** Terms of one seller, from an instant on. */
interface DatedSellerTerms {
  readonly validFrom: Date;
  readonly value: SellerTerms;
}

/** What a seller pays at one instant. */
export interface FeesOfSeller {
  readonly fees: Fees;
  /** Methods with a fee of the seller's own. */
  readonly own: readonly PaymentMethod[];
  readonly withoutMethods: readonly PaymentMethod[];
  /** Null: as the platform has it. */
  readonly maxInstallments: number | null;
}

export interface FeesSince extends FeesOfSeller {
  /** When each fee began. Null: since the platform opened. */
  readonly since: Readonly<Record<PaymentMethod, Date | null>>;
}

/**
 * What holds at an instant, and since when for each method. A version of terms that leaves a fee as it was does not begin it anew.
 * @param platform the earliest first, never empty
 * @param terms the earliest first, without those that were canceled
 */
export function feesAt(
  platform: readonly DatedFees[],
  terms: readonly DatedSellerTerms[],
  at: Date,
): FeesSince {
  const instants = [null, ...instantsOf(platform, terms)].filter((one) => one === null || one <= at);
  const states = instants.map((instant) => ({ instant, ...stateAt(platform, terms, instant) }));
  const last = states.at(-1)!;
  const since = (method: PaymentMethod): Date | null => {
    const other = states.findLastIndex((one) => feeKey(one, method) !== feeKey(last, method));
    return states[other + 1]!.instant;
  };
  const { instant: _, ...present } = last;
  return {
    ...present,
    since: { PIX: since('PIX'), BILLET: since('BILLET'), CREDIT_CARD: since('CREDIT_CARD') },
  };
}

/** The first later instant at which a seller pays or may offer something else, and what holds then. */
export function nextFees(
  platform: readonly DatedFees[],
  terms: readonly DatedSellerTerms[],
  now: Date,
): { readonly on: Date; readonly then: FeesOfSeller } | null {
  const present = JSON.stringify(stateAt(platform, terms, now));
  for (const on of instantsOf(platform, terms).filter((one) => one > now)) {
    const then = stateAt(platform, terms, on);
    if (JSON.stringify(then) !== present) return { on, then };
  }
  return null;
}

const instantsOf = (platform: readonly DatedFees[], terms: readonly DatedSellerTerms[]): Date[] =>
  [...platform.flatMap(({ from }) => from ?? []), ...terms.map(({ validFrom }) => validFrom)].sort(
    (a, b) => a.getTime() - b.getTime(),
  );

/** @param at null: before the first change */
function stateAt(
  platform: readonly DatedFees[],
  terms: readonly DatedSellerTerms[],
  at: Date | null,
): FeesOfSeller {
  const holds = (from: Date | null) => from === null || (at !== null && from <= at);
  const ofPlatform = platform.findLast(({ from }) => holds(from)) ?? platform[0]!;
  const ofSeller = terms.findLast(({ validFrom }) => holds(validFrom))?.value ?? {};
  const { fees = {}, withoutMethods = [], maxInstallments = null } = ofSeller;
  return {
    fees: { ...ofPlatform.fees, ...fees },
    own: METHODS.filter((method) => fees[method] !== undefined),
    withoutMethods: METHODS.filter((method) => withoutMethods.includes(method)),
    maxInstallments,
  };
}

const feeKey = ({ fees, own }: FeesOfSeller, method: PaymentMethod): string =>
  JSON.stringify([own.includes(method), fees[method]]);
