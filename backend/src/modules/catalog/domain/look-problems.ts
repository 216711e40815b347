import { isSafeRedirect } from '@guiche/checkout-rules';
import type { CheckoutLook, LookPart } from './checkout-look.js';
import { REDIRECTION } from './look-parts.js';

/** The fields of a part of a look to which no buyer may be sent. */
export const unsafeAddresses = (part: LookPart): (keyof CheckoutLook)[] =>
  REDIRECTION.filter((name) => {
    const address = part[name];
    return typeof address === 'string' && !isSafeRedirect(address);
  });
