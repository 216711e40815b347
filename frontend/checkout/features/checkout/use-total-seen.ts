import type { Cents } from '@guiche/money';
import { useEffect, useState } from 'react';
import type { CheckoutOffer } from './offer';

/** The second tap of a double tap is sooner than this; reading a new total takes longer. */
const LONG_ENOUGH_MS = 1_000;

/**
 * Whether the total has been visible long enough to be read. A change by the buyer's own choice is expected; a change after
 * the offer was read again is not, and a press already started would accept it unseen.
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
