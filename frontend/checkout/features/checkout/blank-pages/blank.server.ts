import { randomUUID } from 'node:crypto';

/** The values of a page that belong to one visitor. */
export interface Gaps {
  readonly nonce: string;
  readonly requestId: string;
  readonly attemptKey: string;
  readonly referer: string;
  /** The query of the address, with its question mark, as the visitor sent it. */
  readonly search: string;
}

type Gap = keyof Gaps;
type Escape = (value: string) => string;

/**
 * Random placeholder values to render a page with: where they occur in its HTML is a gap. Each has the format of the value
 * it replaces, because the page validates it.
 */
export function marks(): Gaps {
  return {
    nonce: randomUUID(),
    requestId: randomUUID(),
    attemptKey: randomUUID(),
    referer: `https://${randomUUID()}.invalid/`,
    search: `?${randomUUID()}`,
  };
}

/** A rendered page without visitor data: the common parts, with gaps between them for the values of one visitor. */
export class Blank {
  readonly size: number;

  private constructor(private readonly pieces: readonly (Buffer | { gap: Gap; escape: Escape })[]) {
    this.size = pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : 0), 0);
  }

  /**
   * Splits a page at its placeholders.
   * @throws when one of them is missing: such a page would show a placeholder to a visitor
   */
  static cut(html: string, drawnWith: Gaps): Blank {
    const gapOf = new Map(Object.entries(drawnWith).map(([gap, mark]) => [mark, gap as Gap]));
    const missing = [...gapOf].filter(([mark]) => !html.includes(mark)).map(([, gap]) => gap);
    if (missing.length > 0) throw new Error(`the page was drawn without ${missing.join(', ')}`);
    const anyMark = new RegExp([...gapOf.keys()].map(literally).join('|'), 'g');
    const pieces = [];
    let done = 0;
    for (const { 0: mark, index } of html.matchAll(anyMark)) {
      pieces.push(Buffer.from(html.slice(done, index)));
      pieces.push({ gap: gapOf.get(mark) as Gap, escape: inScript(html, index) ? asScriptData : asMarkup });
      done = index + mark.length;
    }
    return new Blank([...pieces, Buffer.from(html.slice(done))]);
  }

  /** The page of one visitor. */
  fill(own: Gaps): Buffer {
    return Buffer.concat(
      this.pieces.map((piece) =>
        Buffer.isBuffer(piece) ? piece : Buffer.from(piece.escape(own[piece.gap])),
      ),
    );
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a place of the page is the text of a script; an attribute of the script's tag is not. */
function inScript(html: string, place: number): boolean {
  const begin = html.lastIndexOf('<script', place);
  return begin > html.lastIndexOf('</script>', place) && html.indexOf('>', begin) < place;
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' },
};

/** In a text or an attribute, as React writes it. */
function asMarkup(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** In the page's data, as Remix writes it: a text of JSON, in a string of JavaScript, in which nothing ends the script. */
function asScriptData(value: string): string {
  const inJson = JSON.stringify(value).slice(1, -1);
  const inString = JSON.stringify(inJson).slice(1, -1);
  return inString.replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
