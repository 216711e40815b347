/** A piece of escaped HTML. */
export class Html {
  constructor(readonly source: string) {}
}

type Piece = Html | string | number | null | readonly Piece[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Builds HTML from a template; all values are escaped, except {@link Html}. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((built, part, index) => built + sourceOf(pieces[index - 1] ?? null) + part));
}

function sourceOf(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.source;
  if (typeof piece === 'object') return piece.map(sourceOf).join('');
  return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
