import type { OfferSnapshot } from '../../catalog/index.js';

type LegalSnapshot = Pick<
  OfferSnapshot,
  'sellerParty' | 'platformParty' | 'termsUrl' | 'privacyUrl' | 'guaranteeDays'
>;

/** The parties of a sale and its terms, without the other fields of the offer or order they are read from. */
export const showLegal = (of: LegalSnapshot) => ({
  seller: { ...of.sellerParty },
  platform: { ...of.platformParty },
  termsUrl: of.termsUrl,
  privacyUrl: of.privacyUrl,
  guaranteeDays: of.guaranteeDays,
});
