import type { PaymentMethod } from '@guiche/brazil';
import type { DatedTerms, ManagerOfSeller, ManagerRule, SellerTerms, TermsKind } from './seller-terms.js';

/** All versions that concern the sales of one seller, those to come among them, the earliest first. */
export interface TermsOfSeller {
  readonly sellerId: string;
  /** The manager as long as no version names one. */
  readonly managerId: string | null;
  /** Null: nothing was sold yet. */
  readonly firstSaleMs: number | null;
  readonly dated: readonly DatedTerms[];
}

/** The manager of a sale and what they earn of it. */
interface ManagerTerms {
  readonly managerId: string;
  readonly rule: ManagerRule;
}

/** Pure, so that a cached offer resolves what holds at the instant of a sale without a statement. */
export function termsInEffect(
  terms: TermsOfSeller,
  now: Date,
): { readonly seller: SellerTerms; readonly manager: ManagerTerms | null } {
  const latest = <T>(kind: TermsKind, accountId: string): T | undefined =>
    terms.dated
      .filter((one) => one.kind === kind && one.accountId === accountId && one.fromMs <= now.getTime())
      .at(-1)?.value as T | undefined;
  const moved = latest<ManagerOfSeller>('SELLER_MANAGER', terms.sellerId);
  const managerId = moved ? moved.managerId : terms.managerId;
  const rule = managerId === null ? undefined : latest<ManagerRule>('MANAGER_RULE', managerId);
  const earns = rule !== undefined && isEarning(rule, terms.firstSaleMs, now);
  return {
    seller: latest<SellerTerms>('SELLER', terms.sellerId) ?? {},
    manager: managerId !== null && earns ? { managerId, rule } : null,
  };
}

/** The percentage of a rule for a method. */
export const bpsOfRule = ({ bps, byMethod }: ManagerRule, method: PaymentMethod): number =>
  byMethod?.[method] ?? bps;

function isEarning(
  { until, monthsAfterFirstSale }: ManagerRule,
  firstSaleMs: number | null,
  now: Date,
): boolean {
  // America/Sao_Paulo has had no summer time since 2019.
  if (until !== undefined && now >= new Date(Date.parse(`${until}T00:00:00-03:00`) + DAY_MS)) return false;
  if (monthsAfterFirstSale === undefined || firstSaleMs === null) return true;
  const end = new Date(firstSaleMs);
  end.setUTCMonth(end.getUTCMonth() + monthsAfterFirstSale);
  return now < end;
}

const DAY_MS = 86_400_000;
