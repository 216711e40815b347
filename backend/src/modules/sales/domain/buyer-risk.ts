/** Why a sale is risky. */
export const RISK_REASONS = [
  'BLOCKED',
  'CHARGEBACKS',
  'DECLINES',
  'REFUNDS',
  'NO_DOCUMENT',
  'LARGE_FIRST',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

export interface RiskFacts {
  readonly isBlocked: boolean;
  /** Declined attempts of this sale. */
  readonly declines: number;
  /** How many other purchases with the same e-mail address or document have each status. */
  readonly others: Readonly<Record<string, number>>;
  readonly hasDocument: boolean;
  /** Cents. */
  readonly gross: number;
}

/** `score` is from 0 (nothing is known against it) to 100. */
export interface BuyerRisk {
  readonly score: number;
  readonly reasons: readonly {
    readonly reason: RiskReason;
    readonly points: number;
    readonly count: number;
  }[];
}

/** From this on a first purchase is large, in cents. */
const LARGE = 100_000;

/** Each reason adds its points, the later ones of a kind as many as the first, up to the most of that kind. */
const POINTS = {
  ...{ BLOCKED: { each: 100, most: 100 }, CHARGEBACKS: { each: 50, most: 100 } },
  ...{ DECLINES: { each: 15, most: 45 }, REFUNDS: { each: 10, most: 30 } },
  ...{ NO_DOCUMENT: { each: 10, most: 10 }, LARGE_FIRST: { each: 15, most: 15 } },
} as const satisfies Record<RiskReason, { each: number; most: number }>;

/** What is known against a sale, as staff read it. Nothing is decided by it: a person decides. */
export function buyerRisk({ isBlocked, declines, others, hasDocument, gross }: RiskFacts): BuyerRisk {
  const { CHARGEBACK = 0, REFUNDED = 0, REJECTED = 0, APPROVED = 0 } = others;
  // A card that is tried again after a refusal is another purchase.
  const isFirst = APPROVED + REFUNDED + CHARGEBACK === 0;
  const counted: Record<RiskReason, number> = {
    ...{ BLOCKED: Number(isBlocked), CHARGEBACKS: CHARGEBACK, DECLINES: declines + REJECTED },
    ...{ REFUNDS: REFUNDED, NO_DOCUMENT: Number(!hasDocument) },
    LARGE_FIRST: Number(gross >= LARGE && isFirst),
  };
  const reasons = RISK_REASONS.flatMap((reason) => {
    const count = counted[reason];
    const { each, most } = POINTS[reason];
    return count === 0 ? [] : [{ reason, count, points: Math.min(each * count, most) }];
  });
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  };
}
