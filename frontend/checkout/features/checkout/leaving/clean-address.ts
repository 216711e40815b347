import { campaignQuery } from '@guiche/checkout-rules';

/** The address of the page without the buyer data of its link. */
export function cleanAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + campaignQuery(search) + hash;
}

/** An address that is reopened or shared contains no buyer data. */
export function cleanHistoryEntry(): void {
  window.history.replaceState(window.history.state, '', cleanAddress());
}
