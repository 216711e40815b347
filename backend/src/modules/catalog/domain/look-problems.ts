import { isSafeRedirect } from '@guiche/checkout-rules';
import type { CheckoutLook, LookPart } from './checkout-look.js';

const ADDRESSES = [
  'backRedirect',
  'thankYouPixUrl',
  'thankYouCardUrl',
  'thankYouBilletUrl',
  'expiredLinkUrl',
] as const;

/** The fields of a part of a look to which no buyer may be sent. */
export const unsafeAddresses = (part: LookPart): (keyof CheckoutLook)[] =>
  ADDRESSES.filter((name) => {
    const address = part[name];
    return typeof address === 'string' && !isSafeRedirect(address);
  });
