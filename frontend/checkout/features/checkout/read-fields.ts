import { formFromSubmission, type CheckoutForm } from './checkout-form';
import type { CheckoutOffer } from './offer';
import { bumpsWith } from './order-total';

/**
 * The values of the fields. Bumps that are not sold with the chosen method are unticked, so that what is shown, counted and sent is the
 * same. A buyer who returns to another method ticks them again: nothing is added to an order unasked.
 */
export function readFields(element: HTMLFormElement, offer: CheckoutOffer): CheckoutForm {
  const form = formFromSubmission(new FormData(element));
  const orderBumpsIds = bumpsWith(offer, form.orderBumpsIds, form.paymentMethod).map(({ id }) => id);
  for (const box of element.querySelectorAll<HTMLInputElement>('[name=orderBumpsIds]:checked'))
    box.checked = orderBumpsIds.includes(box.value);
  return { ...form, orderBumpsIds };
}
