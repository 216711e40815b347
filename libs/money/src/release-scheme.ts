/** When the shares of a sale become available, for one payment method. Days are counted from the approval. */
export interface ReleaseRule {
  /** 0: at once. */
  readonly days: number;
  /** Other days of an affiliate or of a co-producer. */
  readonly affiliateDays?: number;
  readonly coProducerDays?: number;
  /** The part of each share that guarantees refunds and chargebacks, in basis points. */
  readonly reserveBps: number;
  readonly reserveDays: number;
}

/**
 * What a seller keeps of the available balance, as a guarantee of recent sales: a part of what they brought, or the largest of them,
 * whichever is more. It follows the sales, so it is no part of one of them.
 */
export interface RollingReserve {
  /** The part of what the seller earned, in basis points. */
  readonly bps: number;
  /** In so many calendar days, today included. */
  readonly days: number;
  /** And at least the largest sale of so many days; 0: no sale alone counts. */
  readonly saleDays: number;
}

/** The rule of each method. */
export interface ReleaseRules {
  /** Left out: the whole available balance can be withdrawn. */
  readonly rolling?: RollingReserve;
  readonly PIX: ReleaseRule;
  readonly BILLET: ReleaseRule;
  readonly CREDIT_CARD: ReleaseRule;
}

/** When money of sales is released (domain.md §3). A sale keeps the scheme of its purchase. */
export interface ReleaseScheme extends ReleaseRules {
  /** A release on a weekend or a bank holiday moves to the next business day. */
  readonly businessDaysOnly: boolean;
  /** The days of physical goods are counted from their tracking code. */
  readonly trackingRequired: boolean;
  /** Nothing of a sale is released while its buyer asks for a refund. */
  readonly heldByRefundRequest: boolean;
}

const plain = (days: number): ReleaseRule => ({ days, reserveBps: 0, reserveDays: 0 });

/** Of a platform that has not decided: PIX and boleto after two days, cards after thirty, no reserve. */
export const DEFAULT_RELEASE: ReleaseScheme = {
  PIX: plain(2),
  BILLET: plain(2),
  CREDIT_CARD: plain(30),
  businessDaysOnly: false,
  trackingRequired: false,
  heldByRefundRequest: true,
};

/** The most days and basis points that make sense; the database has the same. */
export const MOST_RELEASE_DAYS = 180;

const METHODS = ['PIX', 'BILLET', 'CREDIT_CARD'] as const;
const SWITCHES = ['businessDaysOnly', 'trackingRequired', 'heldByRefundRequest'] as const;
const KEYS: readonly string[] = [...METHODS, ...SWITCHES, 'rolling'];

const isDays = (days: unknown): boolean =>
  Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MOST_RELEASE_DAYS;

/** Whether stored or submitted JSON is a scheme. */
export function isReleaseScheme(value: unknown): value is ReleaseScheme {
  if (typeof value !== 'object' || value === null) return false;
  const scheme = value as Record<string, unknown>;
  const isKnown = Object.keys(scheme).every((key) => KEYS.includes(key));
  const hasSwitches = SWITCHES.every((key) => typeof scheme[key] === 'boolean');
  const hasRules = METHODS.every((method) => isRule(scheme[method]));
  return isKnown && hasSwitches && hasRules && (scheme.rolling === undefined || isRolling(scheme.rolling));
}

function isRolling(value: unknown): value is RollingReserve {
  if (typeof value !== 'object' || value === null) return false;
  const { bps, days, saleDays, ...rest } = value as Record<string, unknown>;
  const isPart = Number.isInteger(bps) && Number(bps) >= 0 && Number(bps) <= 10_000;
  return isPart && [days, saleDays].every(isDays) && Object.keys(rest).length === 0;
}

/** The rule of submitted values. Undefined: nothing is kept. */
export function rollingReserveOf(given: {
  readonly bps?: number | undefined;
  readonly days?: number | undefined;
  readonly saleDays?: number | undefined;
}): RollingReserve | undefined {
  const { bps = 0, days = DEFAULT_ROLLING_DAYS, saleDays = 0 } = given;
  return bps === 0 && saleDays === 0 ? undefined : { bps, days, saleDays };
}

/** Where nobody says other days. */
const DEFAULT_ROLLING_DAYS = 30;

function isRule(value: unknown): value is ReleaseRule {
  if (typeof value !== 'object' || value === null) return false;
  const {
    days,
    affiliateDays = 0,
    coProducerDays = 0,
    reserveBps,
    reserveDays,
    ...rest
  } = value as Record<string, unknown>;
  const isPart = Number.isInteger(reserveBps) && Number(reserveBps) >= 0 && Number(reserveBps) <= 10_000;
  const counts = [days, affiliateDays, coProducerDays, reserveDays];
  return isPart && counts.every(isDays) && Object.keys(rest).length === 0;
}
