import { isHexColor, textColorOn } from '@guiche/checkout-rules';
import { useNonce } from '../lib/nonce';
import { readableOn } from './readable';

const PAPER = '#ffffff';

interface SellerColoursProps {
  readonly primary: string | null | undefined;
  /** The layout's own colours where the seller chose none; `accent` is for what is pressed, the same unless told. */
  readonly fallback: string;
  readonly accent?: string;
}

/**
 * Paints the page in the seller's colour. Text on it is white or black, whichever can be read, and where the colour
 * itself is text it is darkened until it can be: a seller who picks yellow still has a page people can use.
 */
export function SellerColours({ primary, fallback, accent = fallback }: SellerColoursProps) {
  const nonce = useNonce();
  const chosen = primary && isHexColor(primary) ? primary : undefined;
  const colour = chosen ?? fallback;
  const action = chosen ?? accent;
  const rules =
    `:root{--primary:${colour};--primary-text:${textColorOn(colour)};--primary-ink:${readableOn(colour, PAPER)};` +
    `--action:${action};--action-text:${textColorOn(action)}}`;
  // Browsers hide the nonce of a parsed element, so React would see a difference that is none.
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: rules }} />;
}
