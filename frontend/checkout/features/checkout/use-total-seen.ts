import type { Cents } from '@guiche/money';
import { useEffect, useState } from 'react';
import type { CheckoutOffer } from './offer';

/** The second tap of a double tap comes sooner than this, and who has read the new sum comes later. */
const LONG_ENOUGH_MS = 1_000;

/**
 * Whether the sum has stood long enough to be seen. What their own choices come to the buyer expects; a sum that is another
 * because the offer was read again came by itself, and a press that was already on its way would buy it unseen.
 */
export function useTotalSeen(offer: CheckoutOffer, charged: Cents | undefined): boolean {
  const [seen, setSeen] = useState({ offer, charged });
  const cameByItself = offer !== seen.offer && charged !== seen.charged;
  const stands = offer === seen.offer && charged === seen.charged;
  useEffect(() => {
    if (stands || charged === undefined) return undefined;
    const see = () => setSeen({ offer, charged });
    if (!cameByItself) return see();
    const timer = setTimeout(see, LONG_ENOUGH_MS);
    return () => clearTimeout(timer);
  }, [offer, charged, stands, cameByItself]);
  return !cameByItself;
}
