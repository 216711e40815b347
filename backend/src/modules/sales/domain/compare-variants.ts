/** What one of two compared checkouts did. */
export interface VariantCounts {
  readonly views: number;
  readonly sales: number;
}

/** What can be said of the difference. */
export type VariantVerdict = 'TOO_FEW' | 'OPEN' | 'A' | 'B';

export interface VariantComparison {
  readonly verdict: VariantVerdict;
  /** How many sales more B makes of each 100 visits: the bounds of the 95 % interval. */
  readonly lowPer100: number;
  readonly highPer100: number;
  /** About how many visits of each variant show a difference of a fifth of the conversion. Null: there was no sale yet. */
  readonly viewsNeeded: number | null;
}

/** Below these a difference is that of a weekday, or of a handful of buyers. */
export const LEAST_DAYS = 7;
const LEAST_VIEWS = 100;
const LEAST_SALES = 10;
/** How often a comparison of two equal checkouts may name a better one, however often somebody looks. */
const ERROR_SHARE = 0.05;
/** The interval is narrowest around a difference of this size: one sale of 100 visits. */
const USUAL_DIFFERENCE = 0.01;
/** The smallest difference worth waiting for, as a part of the conversion. */
const WORTHWHILE_PART = 0.2;

/**
 * The difference of two conversions with an interval that holds at every look (mixture sequential probability ratio test, Johari,
 * Pekelis and Walsh 2015). An interval for one look, judged each day, names a better one of two equal checkouts in a third of the
 * comparisons. Sales beyond the counted visits, of visits that were not counted, count as visits.
 * @param ranDays full days from the beginning to the end, or until now
 */
export function compareVariants(a: VariantCounts, b: VariantCounts, ranDays: number): VariantComparison {
  const difference = rateOf(b) - rateOf(a);
  const half = halfWidth(varianceOf(a) + varianceOf(b));
  const [low, high] = [Math.max(-1, difference - half), Math.min(1, difference + half)];
  const isEnough =
    ranDays >= LEAST_DAYS && Math.min(a.views, b.views) >= LEAST_VIEWS && a.sales + b.sales >= LEAST_SALES;
  return {
    verdict: isEnough ? verdictOf(low, high) : 'TOO_FEW',
    lowPer100: per100(low),
    highPer100: per100(high),
    viewsNeeded: viewsNeeded(a, b),
  };
}

const verdictOf = (low: number, high: number): VariantVerdict => (low > 0 ? 'B' : high < 0 ? 'A' : 'OPEN');

/** With two decimals, as it is shown. */
const per100 = (rate: number): number => Math.round(rate * 10_000) / 100;

const visitsOf = ({ views, sales }: VariantCounts): number => Math.max(views, sales, 1);

const rateOf = (counts: VariantCounts): number => counts.sales / visitsOf(counts);

/** Of the estimated conversion. One sale and one visit without are added: no sale yet does not mean that there is none. */
function varianceOf(counts: VariantCounts): number {
  const visits = visitsOf(counts);
  const rate = (counts.sales + 1) / (visits + 2);
  return (rate * (1 - rate)) / visits;
}

function halfWidth(variance: number): number {
  const mixing = USUAL_DIFFERENCE ** 2;
  const both = variance + mixing;
  const odds = 2 * Math.log(1 / ERROR_SHARE) + Math.log(both / variance);
  return Math.sqrt(((variance * both) / mixing) * odds);
}

/** Rounded up to two digits: it is an estimate. */
function viewsNeeded(a: VariantCounts, b: VariantCounts): number | null {
  const rate = (a.sales + b.sales) / (visitsOf(a) + visitsOf(b));
  if (rate === 0 || rate >= 1) return null;
  let visits = LEAST_VIEWS;
  while (halfWidth((2 * rate * (1 - rate)) / visits) > rate * WORTHWHILE_PART)
    visits = Math.ceil(visits * 1.05);
  const step = 10 ** Math.max(0, String(visits).length - 2);
  return Math.ceil(visits / step) * step;
}
