import {
  DEFAULT_PRIMARY_COLOR,
  DROPSHIPPING_ACCENT_COLOR,
  DROPSHIPPING_PRIMARY_COLOR,
  contrastRatio,
  isHexColor,
  textColorOn,
} from '@guiche/checkout-rules';
import { READABLE_RATIO } from '../../../theme/readable.server';
import { sellerColours } from '../../../theme/seller-colours.server';
import type { CheckoutOffer } from '../offer';

const LAYOUTS = {
  DEFAULT: { fallback: DEFAULT_PRIMARY_COLOR },
  DROPSHIPPING: { fallback: DROPSHIPPING_PRIMARY_COLOR, accent: DROPSHIPPING_ACCENT_COLOR },
  VEGA: { fallback: DEFAULT_PRIMARY_COLOR },
} as const;

/** The seller's colours, or those of the layout: of the checkout and of the frame in which a card is typed. */
export function offerColours({ template, checkoutBuilderConfig }: CheckoutOffer): string {
  const colours = sellerColours({ primary: checkoutBuilderConfig.colorPrimary, ...LAYOUTS[template] });
  return `${colours};${bannerColours(checkoutBuilderConfig)}`;
}

/** Text that is unreadable on its chosen background is black or white. */
function bannerColours({
  bannerTextColor,
  bannerTextBackgroundColor,
}: CheckoutOffer['checkoutBuilderConfig']): string {
  const ground = hexOr(bannerTextBackgroundColor, '#16202c');
  const chosen = hexOr(bannerTextColor, '#ffffff');
  const text = contrastRatio(chosen, ground) < READABLE_RATIO ? textColorOn(ground) : chosen;
  return `--banner:${ground};--banner-text:${text}`;
}

const hexOr = (colour: string | null, otherwise: string): string =>
  colour && isHexColor(colour) ? colour : otherwise;
