/** The days in which a buyer may change their mind (CDC, art. 49), whatever the seller guarantees. */
const LEGAL_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What the days are counted from. */
export interface RefundWindowFacts {
  readonly approvedAt: Date;
  /** What the seller guarantees beyond the law. */
  readonly guaranteeDays: number | null;
  /** Something physical was bought: the days begin when it arrives, and it is not known before it was sent. */
  readonly isPhysical: boolean;
  /** When the last parcel was sent. Null: none was. */
  readonly shippedAt: Date | null;
}

/** Parcels within the country arrive within so many days; nobody tells us when. */
const DELIVERY_DAYS = 15;

/** Until when a request is granted without asking the seller. Null: the days have not begun. */
export function refundWindowEnd({
  approvedAt,
  guaranteeDays,
  isPhysical,
  shippedAt,
}: RefundWindowFacts): Date | null {
  if (isPhysical && shippedAt === null) return null;
  const days = Math.max(LEGAL_DAYS, guaranteeDays ?? 0) + (isPhysical ? DELIVERY_DAYS : 0);
  return new Date((shippedAt ?? approvedAt).getTime() + days * DAY_MS);
}

export const isInRefundWindow = (facts: RefundWindowFacts, now: Date): boolean => {
  const end = refundWindowEnd(facts);
  return end === null || now < end;
};
