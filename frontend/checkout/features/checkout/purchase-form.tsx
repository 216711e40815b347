import { campaignQuery } from '@guiche/checkout-rules';
import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AlreadyBought } from './already-bought';
import { useCheckout } from './checkout-context';

/** The one form of a checkout. It is posted natively without script, by Remix with it. */
export function PurchaseForm({ children }: { children: ReactNode }) {
  const {
    offer,
    coupon,
    link,
    attemptKey,
    referer,
    abandonedCartId,
    charged,
    sum,
    live,
    formElement,
    onSubmit,
    onChange,
  } = useCheckout();
  // The link to this page may contain buyer data; requests from this page go to an address without it.
  const { pathname, search } = useLocation();
  const action = pathname + campaignQuery(search);
  return (
    <Form
      method="post"
      action={action}
      id="checkout"
      noValidate
      ref={formElement}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {/* What Enter in a field presses: the first button of a form, which must not be one of the coupon. */}
      {offer.takesCoupons || coupon ? (
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      ) : null}
      <input type="hidden" name="attemptKey" value={attemptKey} />
      <input type="hidden" name="referer" value={referer} />
      {offer.test ? <input type="hidden" name="variant" value={offer.test.name} /> : null}
      {link ? <input type="hidden" name="link" value={link.code} /> : null}
      {abandonedCartId ? <input type="hidden" name="abandonedCartId" value={abandonedCartId} /> : null}
      {/* The sum the buyer saw, so that a price raised meanwhile is refused. */}
      {live && charged !== undefined ? <input type="hidden" name="expectedTotal" value={charged} /> : null}
      {/* Without script it does not follow the ticks: a card is charged only after another total was shown. */}
      {live ? null : (
        <noscript>
          <input type="hidden" name="shownTotal" value={sum.total} />
        </noscript>
      )}
      <AlreadyBought />
      {children}
    </Form>
  );
}
