import { addDays, businessDay, saoPauloDate, startOfSaoPauloDay } from '@guiche/brazil';
import type { ReleaseScheme } from '@guiche/money';

/** What a seller earns a share as. */
type ShareRole = 'producer' | 'coProducer' | 'affiliate';

/** When the shares of one sale become available: the rule of its method at its purchase. */
export interface ReleaseTerms {
  /** From the approval until pending money is available; `roleDays` where a role has others. */
  readonly days: number;
  readonly roleDays?: Readonly<Partial<Record<ShareRole, number>>>;
  readonly reserveDays: number;
  readonly businessDaysOnly?: true;
  /** Something is sent: the days are counted from its tracking code. */
  readonly fromTracking?: true;
  readonly heldByRefundRequest?: true;
}

/** Of an order from before there were schemes. */
const WITHOUT_TERMS: ReleaseTerms = { days: 30, reserveDays: 30 };

/** What a scheme says of a sale: the terms that it keeps, and the part of the shares that is held. */
export function releaseTermsOf(
  scheme: ReleaseScheme,
  sale: { readonly method: 'PIX' | 'BILLET' | 'CREDIT_CARD'; readonly isSent: boolean },
): { readonly release: ReleaseTerms; readonly reserve?: { readonly bps: number } } {
  const { days, affiliateDays, coProducerDays, reserveBps, reserveDays } = scheme[sale.method];
  const roleDays = {
    ...(affiliateDays !== undefined && { affiliate: affiliateDays }),
    ...(coProducerDays !== undefined && { coProducer: coProducerDays }),
  };
  return {
    release: {
      ...{ days, reserveDays },
      ...(Object.keys(roleDays).length > 0 && { roleDays }),
      ...(scheme.businessDaysOnly && { businessDaysOnly: true }),
      ...(scheme.trackingRequired && sale.isSent && { fromTracking: true }),
      ...(scheme.heldByRefundRequest && { heldByRefundRequest: true }),
    },
    ...(reserveBps > 0 && { reserve: { bps: reserveBps } }),
  };
}

/** What is released together: money of one role in one bucket. */
export interface ReleasedPart {
  readonly bucket: 'pending' | 'reserve';
  readonly role?: ShareRole;
}

/** The instant of a release: midnight in America/Sao_Paulo, so many calendar days after the approval. */
export function releaseInstant(terms: ReleaseTerms | undefined, part: ReleasedPart, from: Date): Date {
  const { days, roleDays = {}, reserveDays, businessDaysOnly } = terms ?? WITHOUT_TERMS;
  const ofRole = part.role === undefined ? undefined : roleDays[part.role];
  const day = addDays(saoPauloDate(from), part.bucket === 'reserve' ? reserveDays : (ofRole ?? days));
  const instant = startOfSaoPauloDay(businessDaysOnly ? businessDay(day) : day);
  if (instant === null) throw new Error(`${day} does not begin`);
  return instant;
}

/** As {@link releaseInstant}, at the approval: `tracking` where the days begin later. */
export function releaseAtApproval(
  terms: ReleaseTerms | undefined,
  part: ReleasedPart,
  approvedAt: Date,
): ReleaseInstant {
  return terms?.fromTracking ? 'tracking' : releaseInstant(terms, part, approvedAt);
}

/** When an amount becomes available; `tracking`: the days begin with a tracking code. */
export type ReleaseInstant = Date | 'tracking';
