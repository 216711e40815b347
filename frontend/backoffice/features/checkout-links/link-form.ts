import { rules } from '@guiche/field-rules';
import { newCheckoutLinkRules } from '@guiche/api-client/rules';

const { offerId, name, quantity, buyerName, buyerEmail, buyerPhone, buyerCpf, coupon, method, maxUses } =
  newCheckoutLinkRules;
const { affiliateId, utmSource, utmMedium, utmCampaign } = newCheckoutLinkRules;
const date = rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}/, max: 10 }));

/** A link to a checkout. Its last day, in São Paulo, counts as a whole. */
export const LINK_FORM = {
  ...{ name, offerId, quantity, coupon, method, affiliateId, buyerName, buyerEmail, buyerPhone, buyerCpf },
  ...{ expiresAt: date, maxUses, utmSource, utmMedium, utmCampaign },
};
