import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AlreadyBought } from './already-bought';
import { useCheckout } from './checkout-context';

/** The one form of a checkout. It is posted natively without script, by Remix with it. */
export function PurchaseForm({ children }: { children: ReactNode }) {
  const { attemptKey, referer, abandonedCartId, charged, live, formElement, onSubmit, onChange } =
    useCheckout();
  return (
    <Form method="post" id="checkout" noValidate ref={formElement} onSubmit={onSubmit} onChange={onChange}>
      <input type="hidden" name="attemptKey" value={attemptKey} />
      <input type="hidden" name="referer" value={referer} />
      {abandonedCartId ? <input type="hidden" name="abandonedCartId" value={abandonedCartId} /> : null}
      {/* The sum the buyer saw, so that a price raised meanwhile is refused. Without script it would not follow the ticks. */}
      {live && charged !== undefined ? <input type="hidden" name="expectedTotal" value={charged} /> : null}
      <AlreadyBought />
      {children}
    </Form>
  );
}
