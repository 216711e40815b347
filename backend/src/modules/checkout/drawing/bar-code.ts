import { billetBarcode } from '@guiche/brazil';
import JsBarcode from 'jsbarcode';

/** In modules, the width of a narrow bar: the empty space on either side, and the height. */
const MARGIN = 10;
const HEIGHT = 50;

/**
 * The bar code of a bank slip (interleaved 2 of 5) as an SVG in a data URI. Undefined where the line is none that a bank
 * would read: the line itself can still be copied.
 */
export function barCodeIfItReads(line: string): string | undefined {
  const digits = billetBarcode(line);
  return digits === undefined ? undefined : barCode(digits);
}

/** The library finds the bars; they are drawn as one path, one unit a module, so that no edge falls between two pixels. */
function barCode(digits: string): string {
  const modules = modulesOf(digits);
  const width = modules.length + 2 * MARGIN;
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: { length } }) => `M${index + MARGIN} 0h${length}v${HEIGHT}h-${length}z`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${HEIGHT}H0z"/><path d="${bars.join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** One character a module, `1` for black. */
function modulesOf(digits: string): string {
  const drawn: { encodings?: { readonly data: string }[] } = {};
  JsBarcode(drawn, digits, { format: 'ITF' });
  return drawn.encodings?.[0]?.data ?? '';
}
