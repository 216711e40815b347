import { addDays } from '@guiche/brazil';
import { ZERO_CENTS, addCents, cents, percentOf, type Cents, type RollingReserve } from '@guiche/money';

/** What a seller earned by the sales that were approved on a day. */
export interface EarnedDay {
  /** YYYY-MM-DD in America/Sao_Paulo. */
  readonly day: string;
  readonly amount: Cents;
  /** The most of one sale. */
  readonly biggest: Cents;
}

/** What is known of a seller when the rule is asked. */
export interface RollingFacts {
  readonly sales: readonly EarnedDay[];
  /** What the balance of reserves holds already: it guarantees the same sales. */
  readonly reserve: Cents;
  readonly today: string;
}

/** What the rule keeps of an available balance. */
export interface KeptBalance {
  readonly rule: RollingReserve;
  /** What the rule wants, reserves included. */
  readonly wanted: Cents;
  /** What of it must stay available: the rest stands in the balance of reserves. */
  readonly amount: Cents;
  /** What was earned in the days of the rule. */
  readonly earned: Cents;
  /** The largest sale of its days. */
  readonly biggest: Cents;
  /** The first day on which less is kept if nothing more is sold. Null: nothing is kept. */
  readonly lessOn: string | null;
  /** The first day on which nothing is kept any more if nothing more is sold. */
  readonly nothingOn: string | null;
}

/** Scheme B of domain.md §3: a part of what the last days brought, or their largest sale, whichever is more. */
export function keptBalance(rule: RollingReserve, facts: RollingFacts): KeptBalance {
  const present = keptOn(rule, facts);
  const { amount } = present;
  const later = Array.from({ length: Math.max(rule.days, rule.saleDays) }, (_, index) => {
    const today = addDays(facts.today, index + 1);
    return { day: today, amount: keptOn(rule, { ...facts, today }).amount };
  });
  const firstBelow = (most: number) =>
    amount === 0 ? null : (later.find((one) => one.amount <= most)?.day ?? null);
  return { rule, ...present, lessOn: firstBelow(amount - 1), nothingOn: firstBelow(0) };
}

function keptOn(
  { bps, days, saleDays }: RollingReserve,
  { sales, reserve, today }: RollingFacts,
): Pick<KeptBalance, 'wanted' | 'amount' | 'earned' | 'biggest'> {
  const since = (count: number) => {
    const first = addDays(today, 1 - count);
    return sales.filter(({ day }) => day >= first && day <= today);
  };
  const earned = addCents(...since(days).map(({ amount }) => amount));
  const biggest = cents(Math.max(0, ...since(saleDays).map((one) => one.biggest)));
  const wanted = cents(Math.max(percentOf(earned, bps), biggest));
  return { wanted, amount: cents(Math.max(0, wanted - reserve)), earned, biggest };
}

/** What can be withdrawn of a balance. */
export const withdrawableOf = (available: Cents, kept: KeptBalance | null): Cents =>
  kept === null ? available : cents(Math.max(ZERO_CENTS, available - kept.amount));
