import { isHexColor, textColorOn } from '@guiche/checkout-rules';
import { edgeOn, readableOn } from './readable.server';

const PAPER = '#ffffff';

interface SellerColours {
  readonly primary: string | null | undefined;
  /** The layout's own colours where the seller chose none; `accent` is for controls and defaults to the same. */
  readonly fallback: string;
  readonly accent?: string;
}

/**
 * The CSS declarations for the seller's colour. Text on it is white or black, whichever is readable. Where the colour
 * itself is text it is darkened until it is readable: a seller who picks yellow still has a usable page. A colour that is
 * invisible on the paper gets a border. Computed on the server, so that no browser loads the code.
 */
export function sellerColours({ primary, fallback, accent = fallback }: SellerColours): string {
  const chosen = primary && isHexColor(primary) ? primary : undefined;
  const colour = chosen ?? fallback;
  const action = chosen ?? accent;
  return (
    `--primary:${colour};--primary-text:${textColorOn(colour)};--primary-ink:${readableOn(colour, PAPER)};` +
    `--primary-edge:${edgeOn(colour, PAPER)};` +
    `--action:${action};--action-text:${textColorOn(action)};--action-edge:${edgeOn(action, PAPER)}`
  );
}
