export const CURRENCIES = ['BRL', 'USD', 'EUR', 'MXN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What amounts are in where no currency is told: prices, and the fixed parts of what a platform or a provider takes. */
export const DEFAULT_CURRENCY = 'BRL' satisfies Currency;
