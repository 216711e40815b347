import { isHexColor, textColorOn } from '@guiche/checkout-rules';
import { edgeOn, readableOn } from './readable.server';

const PAPER = '#ffffff';

interface SellerColours {
  readonly primary: string | null | undefined;
  /** The layout's own colours where the seller chose none; `accent` is for what is pressed, the same unless told. */
  readonly fallback: string;
  readonly accent?: string;
}

/**
 * The declarations that paint a page in the seller's colour. Text on it is white or black, whichever can be read, and where
 * the colour itself is text it is darkened until it can be: a seller who picks yellow still has a page people can use. One that
 * would be lost on the paper gets an edge. Computed on the server, so that no browser loads how.
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
