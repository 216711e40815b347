import { offeredMethods } from '@guiche/checkout-rules';
import { useCheckout } from './checkout-context';
import { SubmitButton } from './submit-button';
import { TrustNotes } from './trust-notes';

/** The end of the form. An offer that takes no payments shows no button, because it would always be refused. */
export function PayNow() {
  if (offeredMethods(useCheckout().offer).length === 0) return null;
  return (
    <>
      <SubmitButton />
      <TrustNotes />
    </>
  );
}
