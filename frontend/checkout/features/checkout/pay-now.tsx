import { offeredMethods } from '@guiche/checkout-rules';
import { useCheckout } from './checkout-context';
import { SubmitButton } from './submit-button';
import { TrustNotes } from './trust-notes';

/** The end of the form. Where an offer takes no payments a button could only be refused, and what it promises would be untrue. */
export function PayNow() {
  if (offeredMethods(useCheckout().offer).length === 0) return null;
  return (
    <>
      <SubmitButton />
      <TrustNotes />
    </>
  );
}
