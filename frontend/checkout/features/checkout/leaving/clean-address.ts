import { campaignQuery } from '@guiche/checkout-rules';

/** The address of the page without what its link told of the buyer. */
export function cleanAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + campaignQuery(search) + hash;
}

/** Who comes back, or passes the address on, finds nothing of the buyer in it. */
export function cleanHistoryEntry(): void {
  window.history.replaceState(window.history.state, '', cleanAddress());
}
