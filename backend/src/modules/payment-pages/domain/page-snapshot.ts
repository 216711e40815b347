import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What of a page can run code or send data elsewhere. Texts and styles are left out. */
export interface PageSnapshot {
  /** Security headers by name; absent ones are left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** Scripts, frames, form targets and event handlers, one line each, sorted. */
  readonly active: readonly string[];
}

export interface PageAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** The headers that decide what a browser lets a page do. */
const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Elements that load or run something, beside scripts. */
const LOADERS: Readonly<Record<string, string>> = {
  iframe: 'src',
  frame: 'src',
  embed: 'src',
  object: 'data',
  base: 'href',
};

/**
 * The snapshot of a page. `offerId` is replaced by a placeholder, so that pages of two offers are alike; nonces likewise.
 * `hashOf` gives the hash of a script of our own by its path, or undefined for one that was not read.
 */
export function snapshotOf(
  page: PageAnswer,
  offerId: string,
  hashOf: (path: string) => string | undefined,
): PageSnapshot {
  const nonce = /'nonce-([\w+/=-]+)'/.exec(page.headers['content-security-policy'] ?? '')?.[1];
  const neutral = (text: string): string =>
    [nonce, offerId].reduce<string>((all, one) => (one ? all.replaceAll(one, '{}') : all), text);
  const headers = SECURITY_HEADERS.flatMap((name) => {
    const value = page.headers[name];
    return value === undefined ? [] : [[name, neutral(value)] as const];
  });
  const active = [...elementsOf(page.html)].flatMap((element) => activeParts(element, neutral, hashOf));
  return { headers: Object.fromEntries(headers), active: [...new Set(active)].sort() };
}

/** Paths of our own scripts that a page loads, directly, in advance or from an inline module. */
export function ownScriptsOf(html: string): string[] {
  const paths = [...elementsOf(html)].flatMap((element) => {
    if (element.tagName === 'script') {
      const source = attribute(element, 'src');
      return source === undefined ? importsOf(textOf(element)) : [source];
    }
    return attribute(element, 'rel') === 'modulepreload' ? [attribute(element, 'href') ?? ''] : [];
  });
  return [...new Set(paths.filter((path) => /^\/(?!\/)/.test(path)))].sort();
}

function activeParts(
  element: Element,
  neutral: (text: string) => string,
  hashOf: (path: string) => string | undefined,
): string[] {
  const parts = element.attrs
    .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
    .map(({ name, value }) => `${element.tagName} ${name}=${neutral(value)}`);
  const source = LOADERS[element.tagName];
  if (source !== undefined) parts.push(`${element.tagName} ${neutral(attribute(element, source) ?? '')}`);
  if (attribute(element, 'srcdoc') !== undefined)
    parts.push(`iframe srcdoc ${sha256(attribute(element, 'srcdoc') ?? '')}`);
  const target = attribute(element, element.tagName === 'form' ? 'action' : 'formaction');
  if (target !== undefined) parts.push(`${element.tagName} sends to ${neutral(target)}`);
  if (element.tagName === 'meta' && attribute(element, 'http-equiv') !== undefined)
    parts.push(`meta ${attribute(element, 'http-equiv')} ${neutral(attribute(element, 'content') ?? '')}`);
  if (element.tagName === 'script') parts.push(...scriptParts(element, neutral, hashOf));
  if (attribute(element, 'rel') === 'modulepreload') {
    const path = attribute(element, 'href') ?? '';
    parts.push(`script ${path} ${hashOf(path) ?? 'not read'}`);
  }
  return parts;
}

function scriptParts(
  element: Element,
  neutral: (text: string) => string,
  hashOf: (path: string) => string | undefined,
): string[] {
  const source = attribute(element, 'src');
  // A script of another host is changed by its maker; its address is what we approve.
  if (source !== undefined) return [`script ${neutral(source)} ${hashOf(source) ?? 'of another host'}`];
  const text = neutral(textOf(element));
  if (!isExecutable(attribute(element, 'type')) || isPageData(text)) return [];
  return [
    `inline script ${sha256(text)}`,
    ...importsOf(text).map((path) => `script ${path} ${hashOf(path) ?? 'not read'}`),
  ];
}

/** The types that a browser runs. Everything else is a block of data. */
const isExecutable = (type = ''): boolean =>
  ['', 'module', 'importmap', 'speculationrules'].includes(type.toLowerCase()) ||
  /(?:java|ecma)script/i.test(type);

/** How Remix hands a page its data: one call with one string literal, and nothing after it. */
const isPageData = (text: string): boolean =>
  /^window\.__remixContext\.streamController\.enqueue\("(?:[^"\\]|\\.)*"\);$/s.test(text.trim());

const importsOf = (text: string): string[] =>
  [...text.matchAll(/\bimport\b[^"';]*\(?\s*["']([^"']+)["']/g)].flatMap(([, path]) => path ?? []);

const attribute = (element: Element, wanted: string): string | undefined =>
  element.attrs.find(({ name }) => name === wanted)?.value;

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export const sha256 = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

function* elementsOf(html: string): Generator<Element> {
  const waiting: Node[] = [...parse(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    waiting.push(...node.childNodes);
    if ('content' in node) waiting.push(...node.content.childNodes);
  }
}
