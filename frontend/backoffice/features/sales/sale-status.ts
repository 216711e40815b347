import type { Tone } from '@guiche/lists';

export type SaleStatus = keyof typeof SALE_TONES;

export const SALE_TONES = {
  ...({ PENDING: 'warn', APPROVED: 'ok', REJECTED: 'declined' } as const),
  ...({ REFUNDED: 'returned', CHARGEBACK: 'dispute', CANCELED: 'quiet' } as const),
} satisfies Readonly<Record<string, Tone>>;
