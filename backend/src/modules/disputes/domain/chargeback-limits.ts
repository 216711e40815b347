/** The limits of a platform (`DisputeRules`). */
export interface ChargebackLimits {
  readonly chargebackLimitCount: number;
  readonly chargebackLimitBps: number;
}

/** The cards of a seller, or of a brand, in a month. Cents of the real. */
export interface MonthOfCards {
  readonly chargebacks: number;
  /** Disputed by chargebacks of which the notice came in the month. */
  readonly disputed: number;
  /** Approved in the month. */
  readonly sold: number;
}

export type ChargebackStanding = 'OK' | 'NEAR' | 'OVER';

/** From this part of a limit on it is near. */
const NEAR_IN_TENTHS = 7n;

/** The chargebacks as a part of the sales, in basis points; the whole where the month has chargebacks and no sales. */
export function chargebackShare({ disputed, sold }: MonthOfCards): number {
  if (sold <= disputed) return disputed === 0 ? 0 : 10_000;
  return Number((BigInt(disputed) * 20_000n + BigInt(sold)) / (2n * BigInt(sold)));
}

/**
 * Over the limit is who reaches both the number and the part, as the networks count: one chargeback of three sales says nothing yet.
 * The comparison is exact; {@link chargebackShare} is rounded for people.
 */
export function chargebackStanding(month: MonthOfCards, limits: ChargebackLimits): ChargebackStanding {
  const { chargebackLimitCount: count, chargebackLimitBps: bps } = limits;
  if (count === 0 || month.chargebacks === 0) return 'OK';
  const reaches = (tenths: bigint): boolean =>
    BigInt(month.chargebacks) * 10n >= BigInt(count) * tenths &&
    BigInt(month.disputed) * 100_000n >= BigInt(bps) * BigInt(month.sold) * tenths;
  if (reaches(10n)) return 'OVER';
  return reaches(NEAR_IN_TENTHS) ? 'NEAR' : 'OK';
}
