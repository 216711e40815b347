import { startOfSaoPauloDay, addDays } from '@guiche/brazil';

/** What a percentage is of: the price after the fee, the price itself, or what the affiliate leaves of the price after the fee. */
export const SHARE_BASES = ['NET', 'GROSS', 'REST'] as const;
export type ShareBase = (typeof SHARE_BASES)[number];

/** What a partner earns by one version of a contract. Percentages are basis points; 0 earns nothing there. */
export interface ContractTerms {
  /** Of the product itself, and of the first cycle of its subscriptions. */
  readonly mainBps: number;
  readonly bumpBps: number;
  readonly upsellBps: number;
  /** Of the cycles of a subscription after the first. */
  readonly laterBps: number;
  readonly base: ShareBase;
  /** The last day, YYYY-MM-DD in America/Sao_Paulo. Left out: without an end. */
  readonly until?: string;
}

/** Each percentage of the terms: co-producers are limited in each of them. */
export const SHARES = ['mainBps', 'bumpBps', 'upsellBps', 'laterBps'] as const;

/** A version that both sides agreed on. It holds from its instant until the next one of its contract. */
export interface DatedContract {
  readonly contractId: string;
  readonly partnerId: string;
  readonly number: number;
  readonly fromMs: number;
  /** Null: the contract ended. */
  readonly terms: ContractTerms | null;
}

export interface ContractInEffect extends DatedContract {
  readonly terms: ContractTerms;
}

/**
 * The contracts that hold at an instant, in the order in which they are given. Pure, so that a sale resolves them from what is cached.
 * @param dated all versions of each contract, the earliest first
 */
export function contractsInEffect(dated: readonly DatedContract[], now: Date): ContractInEffect[] {
  const latest = new Map<string, DatedContract>();
  for (const one of dated) if (one.fromMs <= now.getTime()) latest.set(one.contractId, one);
  return [...latest.values()].filter((one): one is ContractInEffect => holds(one.terms, now));
}

/** The first instant after the last day. Undefined: without an end. */
export function endOfTerms({ until }: ContractTerms): Date | undefined {
  if (until === undefined) return undefined;
  const end = startOfSaoPauloDay(addDays(until, 1));
  if (end === null) throw new Error(`${until} has no day after it`);
  return end;
}

function holds(terms: ContractTerms | null, now: Date): boolean {
  if (terms === null) return false;
  const end = endOfTerms(terms);
  return end === undefined || now < end;
}

/**
 * Whether all co-producers together get more than everything at any instant from now on, in any of the shares.
 * @param dated the versions that were agreed and the one to agree to
 */
export function sharesExceedWhole(dated: readonly DatedContract[], now: Date): boolean {
  const instants = [now.getTime(), ...dated.map(({ fromMs }) => fromMs)].filter((ms) => ms >= now.getTime());
  return instants.some((ms) => {
    const held = contractsInEffect(dated, new Date(ms));
    return SHARES.some((share) => held.reduce((sum, { terms }) => sum + terms[share], 0) > WHOLE);
  });
}

const WHOLE = 10_000;
