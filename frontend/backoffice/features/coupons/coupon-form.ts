import { rules } from '@guiche/field-rules';
import { couponTermsRules } from '@guiche/api-client/rules';

const { code, kind, percent, amount, currency, maxUses, maxUsesPerBuyer } = couponTermsRules;
const date = rules.optional(rules.text({ pattern: /\d{4}-\d{2}-\d{2}/, max: 10 }));
const yes = rules.optional(rules.boolean());

/** A coupon. Its period is given in days of São Paulo, the last one included. */
export const COUPON_FORM = {
  ...{ code, kind, percent, amount, currency },
  ...{ pix: yes, card: yes, billet: yes, allCycles: yes },
  ...{ validFrom: date, validUntil: date, maxUses, maxUsesPerBuyer },
};

/** The name of the boxes that restrict a coupon; a value is `product:{id}` or `offer:{id}`. */
export const RESTRICTED_TO = 'restrictedTo';
