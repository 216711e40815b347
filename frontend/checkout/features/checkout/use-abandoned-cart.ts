import type { components } from '@guiche/api-client';
import { campaignQuery, canSaveAbandonedCart, keptOrigin } from '@guiche/checkout-rules';
import type { Cents } from '@guiche/money';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/lib/browser-api';
import type { CheckoutForm } from './checkout-form';
import type { CheckoutOffer } from './offer';

type Cart = components['schemas']['AbandonedCartDto'];

const DEBOUNCE_MS = 700;

/**
 * Saves the typed values once the buyer can be contacted: with a valid e-mail or a phone of 11 digits (specification,
 * checkout §4, §7). Returns the id of the saved cart. A failure is not shown to the buyer. Nothing is saved while a
 * purchase is pending.
 */
export function useAbandonedCart(
  offer: CheckoutOffer,
  { name, cpf, email, phone }: CheckoutForm,
  { total, sending }: { readonly total: Cents; readonly sending: boolean },
) {
  const [cartId, setCartId] = useState('');
  const enabled = useRef<Promise<boolean>>();
  const variant = offer.test?.name;
  const reachable = canSaveAbandonedCart({ email, phone });
  useEffect(() => {
    if (!reachable || sending) return undefined;
    let isOver = false;
    const save = async () => {
      enabled.current ??= isEnabled(offer.id, variant);
      // A purchase may have been sent meanwhile.
      if (!(await enabled.current) || isOver) return;
      const known = cartId || rememberedCart(offer.id);
      const saved = await putCart({
        ...(known ? { cartId: known } : {}),
        ...{ name, document: cpf, email, phone, cartAmt: total, offerId: offer.id },
        ...keptOrigin({ utmQuery: campaignQuery(window.location.search.slice(1)) }),
      });
      if (!saved) return;
      rememberCart(offer.id, saved);
      setCartId(saved);
    };
    const waiting = setTimeout(() => void save(), DEBOUNCE_MS);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
    // The id results from saving and must not trigger it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [reachable, sending, name, cpf, email, phone, total, offer.id, variant]);
  return cartId;
}

async function isEnabled(checkoutId: string, variant: string | undefined): Promise<boolean> {
  const of = { params: { checkoutId }, ...(variant !== undefined && { query: { variant } }) };
  const answer = await callApi('get', '/api/checkout/{checkoutId}/abandoned-cart-enabled', of);
  return answer.ok && answer.data.enabled;
}

async function putCart(cart: Cart): Promise<string | undefined> {
  const answer = await callApi('put', '/api/checkout/abandoned-carts', { body: cart });
  return answer.ok ? answer.data.cartId : undefined;
}

const keyOf = (offerId: string) => `cart:${offerId}`;

/** A reload is the same buyer with the same cart. Browsers that allow no storage start a new one. */
function rememberedCart(offerId: string): string {
  try {
    return sessionStorage.getItem(keyOf(offerId)) ?? '';
  } catch {
    return '';
  }
}

function rememberCart(offerId: string, cartId: string): void {
  try {
    sessionStorage.setItem(keyOf(offerId), cartId);
  } catch {
    // Then it is a new cart after a reload.
  }
}
