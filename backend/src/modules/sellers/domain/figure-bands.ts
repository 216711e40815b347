const DAY_MS = 86_400_000;

/** The revenue of 30 days, as a list filters by it. */
export function revenueBand(cents: number): string {
  if (cents <= 0) return 'NONE';
  if (cents < 1_000_00) return 'UP_TO_1K';
  if (cents < 10_000_00) return '1K_TO_10K';
  return cents < 100_000_00 ? '10K_TO_100K' : 'OVER_100K';
}

/** How long ago the last sale was. */
export function lastSaleBand(lastSaleAt: Date | null, now: Date): string {
  if (lastSaleAt === null) return 'NEVER';
  const days = daysSince(lastSaleAt, now);
  if (days <= 7) return 'UP_TO_7';
  if (days <= 30) return '8_TO_30';
  return days <= 90 ? '31_TO_90' : 'OVER_90';
}

/** How long ago the last sign-in was. The bands end at the numbers of days that staff ask for. */
export function signInBand(lastSignInAt: Date | null, now: Date): string {
  if (lastSignInAt === null) return 'NEVER';
  const days = daysSince(lastSignInAt, now);
  const [, band = 'OVER_90'] = SIGN_IN_BANDS.find(([most]) => days <= most) ?? [];
  return band;
}

const SIGN_IN_BANDS = [
  [7, 'UP_TO_7'],
  [14, '8_TO_14'],
  [30, '15_TO_30'],
  [60, '31_TO_60'],
  [90, '61_TO_90'],
] as const;

const daysSince = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / DAY_MS;
