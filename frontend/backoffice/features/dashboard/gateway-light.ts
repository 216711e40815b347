import type { Tone } from '@guiche/lists';

interface Charging {
  readonly active: boolean;
  readonly draining: boolean;
  readonly attempts: number;
  readonly unknown: number;
}

type Light = 'ok' | 'idle' | 'degraded' | 'draining' | 'inactive';

/** More charges without an answer than this share are called degraded, as on the page of the accounts. */
const DEGRADED_SHARE = 0.2;

/** Whether an account charges: a word and the shape beside it. */
export function gatewayLight({ active, draining, attempts, unknown }: Charging): {
  readonly light: Light;
  readonly tone: Tone;
} {
  if (!active) return { light: 'inactive', tone: 'quiet' };
  if (draining) return { light: 'draining', tone: 'progress' };
  if (unknown > DEGRADED_SHARE * attempts) return { light: 'degraded', tone: 'degraded' };
  return attempts === 0 ? { light: 'idle', tone: 'quiet' } : { light: 'ok', tone: 'ok' };
}

interface Earned {
  readonly approvedFee: number;
  readonly approvedCost: number;
  readonly approvedMargin: number;
  readonly returnedMargin: number;
  readonly returnedCost: number;
}

/** Cents: what managers get of the fees, and what is left when refunds and chargebacks are taken out. */
export const resultOf = ({
  approvedFee,
  approvedCost,
  approvedMargin,
  returnedMargin,
  returnedCost,
}: Earned) => ({
  managers: approvedFee - approvedCost - approvedMargin,
  left: approvedMargin - returnedMargin - returnedCost,
});
