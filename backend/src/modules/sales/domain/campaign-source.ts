/** Where a buyer came from, by the names that campaigns use. Null: the address did not say. */
export interface CampaignSource {
  readonly source: string | null;
  readonly campaign: string | null;
}

const MAX_LENGTH = 100;

/** Reads the stored query of the checkout address (checkout.md §2: the whole query is sent as utmQuery). */
export function campaignSource(utmQuery: string | null): CampaignSource {
  const parameters = new URLSearchParams(utmQuery ?? '');
  const read = (name: string): string | null => parameters.get(name)?.trim().slice(0, MAX_LENGTH) || null;
  return { source: read('utm_source'), campaign: read('utm_campaign') };
}
