import { contractsInEffect, type ContractInEffect, type DatedContract } from './contract-terms.js';

/** Why the account that an address names earns nothing. */
export type NotCredited = 'NO_AFFILIATION' | 'OWN_PURCHASE';

interface NamedAffiliate {
  readonly email: string;
  readonly document: string | null;
  readonly versions: readonly DatedContract[];
}

interface AttributedBuyer {
  readonly email: string;
  /** Null: the buyer gave none. */
  readonly document: string | null;
}

/** Who is credited with a purchase that an address of an affiliate led to (domain.md §2.2 to §2.4). */
export function creditedAffiliate(
  affiliate: NamedAffiliate | undefined,
  buyer: AttributedBuyer,
  now: Date,
): ContractInEffect | NotCredited {
  const contract = affiliate && contractsInEffect(affiliate.versions, now).at(-1);
  if (!contract) return 'NO_AFFILIATION';
  const isOwn =
    affiliate.email === buyer.email.toLowerCase() ||
    (affiliate.document !== null && affiliate.document === buyer.document);
  return isOwn ? 'OWN_PURCHASE' : contract;
}
