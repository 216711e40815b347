import { useNonce } from '../../shared/lib/nonce';

/** Paints the page by declarations that the server made of the seller's colours (`seller-colours.server.ts`). */
export function SellerColours({ colours }: { readonly colours: string }) {
  const nonce = useNonce();
  // Browsers hide the nonce of a parsed element, so React would see a difference that is none.
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `:root{${colours}}` }} />
  );
}
