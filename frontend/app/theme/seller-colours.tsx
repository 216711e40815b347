import { isHexColor, textColorOn } from '@guiche/checkout-rules';
import { useNonce } from '../lib/nonce';
import { edgeOn, readableOn } from './readable';

const PAPER = '#ffffff';

interface SellerColoursProps {
  readonly primary: string | null | undefined;
  /** The layout's own colours where the seller chose none; `accent` is for what is pressed, the same unless told. */
  readonly fallback: string;
  readonly accent?: string;
}

/**
 * Paints the page in the seller's colour. Text on it is white or black, whichever can be read, and where the colour
 * itself is text it is darkened until it can be: a seller who picks yellow still has a page people can use. One that would be
 * lost on the paper gets an edge.
 */
export function SellerColours({ primary, fallback, accent = fallback }: SellerColoursProps) {
  const nonce = useNonce();
  const chosen = primary && isHexColor(primary) ? primary : undefined;
  const colour = chosen ?? fallback;
  const action = chosen ?? accent;
  const rules =
    `:root{--primary:${colour};--primary-text:${textColorOn(colour)};--primary-ink:${readableOn(colour, PAPER)};` +
    `--primary-edge:${edgeOn(colour, PAPER)};` +
    `--action:${action};--action-text:${textColorOn(action)};--action-edge:${edgeOn(action, PAPER)}}`;
  // Browsers hide the nonce of a parsed element, so React would see a difference that is none.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />;
}
