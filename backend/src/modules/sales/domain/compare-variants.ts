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
}

/** Below these an interval says nothing that a seller could act on. */
const LEAST_VIEWS = 100;
const LEAST_SALES = 10;
/** Of 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * The 95 % interval of the difference of two conversions, by Newcombe's method from two Wilson intervals: it is good for rare sales and
 * small numbers, where the usual formula is not. Sales beyond the counted visits, of visits that were not counted, count as visits.
 */
export function compareVariants(a: VariantCounts, b: VariantCounts): VariantComparison {
  const [first, second] = [wilson(a), wilson(b)];
  const difference = second.rate - first.rate;
  const low = difference - Math.hypot(second.rate - second.low, first.high - first.rate);
  const high = difference + Math.hypot(second.high - second.rate, first.rate - first.low);
  const isEnough = Math.min(a.views, b.views) >= LEAST_VIEWS && a.sales + b.sales >= LEAST_SALES;
  return {
    verdict: isEnough ? verdictOf(low, high) : 'TOO_FEW',
    lowPer100: per100(low),
    highPer100: per100(high),
  };
}

const verdictOf = (low: number, high: number): VariantVerdict => (low > 0 ? 'B' : high < 0 ? 'A' : 'OPEN');

/** With two decimals, as it is shown. */
const per100 = (rate: number): number => Math.round(rate * 10_000) / 100;

function wilson({ views, sales }: VariantCounts): { rate: number; low: number; high: number } {
  const n = Math.max(views, sales);
  if (n === 0) return { rate: 0, low: 0, high: 1 };
  const rate = sales / n;
  const center = (rate + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return { rate, low: Math.max(0, center - half), high: Math.min(1, center + half) };
}
