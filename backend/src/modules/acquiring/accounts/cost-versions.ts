import type { MethodTariff } from '@guiche/money';
import type { GatewayCosts } from './gateway-account.entity.js';

/** What a provider takes from an instant on, until the next version. */
export interface CostVersion {
  readonly id: string;
  readonly costs: GatewayCosts;
  readonly validFrom: Date;
}

/** The costs that hold, and the version that says so; without one they are those of the account's connection. */
export interface CostsInEffect {
  readonly costs: GatewayCosts;
  readonly versionId?: string;
  /** False: nobody has entered costs. Zeros that a version says are entered; zeros of the connection are those of a new account. */
  readonly entered: boolean;
}

/** @param versions none of them canceled; the latest instant first, and of one instant the one that was written last */
export function costsAt(before: GatewayCosts, versions: readonly CostVersion[], at: Date): CostsInEffect {
  const holding = versions.find(({ validFrom }) => validFrom <= at);
  return holding
    ? { costs: holding.costs, versionId: holding.id, entered: true }
    : { costs: before, entered: Object.values(before).some(takesAnything) };
}

/** In some currency, of some brand, for some number of installments. */
const takesAnything = ({ currencies = {}, brands = {}, ...counted }: MethodTariff): boolean =>
  [counted, ...Object.values(currencies), ...Object.values(brands)].some(({ byInstallments = {}, ...all }) =>
    [all, ...Object.values(byInstallments)].some(({ bps, fixed }) => bps > 0 || fixed > 0),
  );

/**
 * When each version ends, by its id: where the next one begins. One that another of the same instant replaces ends as it begins; the
 * last one has no end.
 * @param versions the latest instant first; canceled ones end nothing and have no end
 */
export function endsOf(
  versions: readonly Pick<CostVersion & { canceledAt: Date | null }, 'id' | 'validFrom' | 'canceledAt'>[],
): ReadonlyMap<string, Date> {
  const ends = new Map<string, Date>();
  let next: Date | undefined;
  for (const { id, validFrom, canceledAt } of versions) {
    if (canceledAt !== null) continue;
    if (next) ends.set(id, next);
    next = validFrom;
  }
  return ends;
}
