import {
  DEFAULT_PRIMARY_COLOR,
  DROPSHIPPING_ACCENT_COLOR,
  DROPSHIPPING_PRIMARY_COLOR,
} from '@guiche/checkout-rules';
import { SellerColours } from '../../../theme/seller-colours';
import type { Offer } from '../offer';

/** The seller's colour, or those of the layout: of the page and of the frame in which a card is typed. */
export function LayoutColours({ offer }: { readonly offer: Offer }) {
  const primary = offer.checkoutBuilderConfig.colorPrimary;
  if (offer.template !== 'DROPSHIPPING')
    return <SellerColours primary={primary} fallback={DEFAULT_PRIMARY_COLOR} />;
  return (
    <SellerColours
      primary={primary}
      fallback={DROPSHIPPING_PRIMARY_COLOR}
      accent={DROPSHIPPING_ACCENT_COLOR}
    />
  );
}
