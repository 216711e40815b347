// @ts-check
/**
 * The baseline of `bench:checkout`: a bare Node server whose only work is to let React draw markup, the same that the
 * checkout has, with nothing behind it: no router, no loader, no components. Started with the page's HTML as a file; it
 * refuses to start when what React draws is not that HTML, sign by sign.
 */
import fs from 'node:fs';
import http from 'node:http';
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';

const VOID = new Set(['meta', 'link', 'input', 'img', 'br', 'hr']);
const REACT_NAMES = new Map(
  Object.entries({
    class: 'className',
    for: 'htmlFor',
    charset: 'charSet',
    maxlength: 'maxLength',
    tabindex: 'tabIndex',
    autocomplete: 'autoComplete',
    inputmode: 'inputMode',
    novalidate: 'noValidate',
    crossorigin: 'crossOrigin',
    autocapitalize: 'autoCapitalize',
    checked: 'defaultChecked',
    'stroke-width': 'strokeWidth',
    'stroke-linecap': 'strokeLinecap',
    'stroke-linejoin': 'strokeLinejoin',
  }),
);

/** Written `name=""` where they hold, and left out where they do not. */
const YES_OR_NO = new Set(['required', 'novalidate', 'checked', 'async']);
const ENTITIES = new Map(
  Object.entries({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }),
);
/** Where a part of the page waited for its data. Nothing is drawn there. */
const BOUNDARY = /<!--\/?\$-->/g;

const page = fs.readFileSync(String(process.argv[2]), 'utf8');
const trees = parse(page);
refuseOther(draw(), page);
const server = http.createServer((_, res) => {
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(draw());
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ ready: true, port });
});
process.on('disconnect', () => process.exit());

/** @typedef {{ tag: string, props: Record<string, unknown>, children: (Markup | string)[] }} Markup */

/** The document, and behind its end the scripts that bring the page its data. */
function draw() {
  return `<!DOCTYPE html>${renderToString(createElement(Fragment, null, ...trees.map(drawn)))}`;
}

/**
 * Each view has elements of its own, as with any page.
 * @param {Markup} markup
 * @returns {import('react').ReactElement}
 */
function drawn({ tag, props, children }) {
  const inside = children.map((child) => (typeof child === 'string' ? child : drawn(child)));
  return createElement(tag, { ...props }, ...inside);
}

/** Reads what React itself wrote, which is well formed. Scripts and styles keep their text unread. @param {string} html @returns {Markup[]} */
function parse(html) {
  /** @type {Markup} */
  const root = { tag: 'root', props: {}, children: [] };
  const open = [root];
  const tokens =
    /<!--.*?-->|<!DOCTYPE[^>]*>|<(script|style)\b([^>]*)>(.*?)<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s[^>]*?)?)\/?>|([^<]+)/gs;
  for (const [, raw, rawProps, rawText, closed, tag, props, text] of html.matchAll(tokens)) {
    const parent = open[open.length - 1] ?? root;
    if (raw)
      parent.children.push({
        tag: raw,
        props: withText(propsOf(raw, rawProps ?? ''), rawText ?? ''),
        children: [],
      });
    else if (closed) open.pop();
    else if (text !== undefined) parent.children.push(unescaped(text));
    else if (tag) {
      const element = { tag, props: propsOf(tag, props ?? ''), children: [] };
      parent.children.push(element);
      choose(parent, element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  const trees = root.children.filter((child) => typeof child !== 'string');
  if (trees.length === 0 || open.length !== 1) throw new Error('the page was not understood');
  return trees;
}

/** @param {Record<string, unknown>} props @param {string} text */
function withText(props, text) {
  return text === '' ? props : { ...props, dangerouslySetInnerHTML: { __html: text } };
}

/** React marks the option that its `select` names. @param {Markup} list @param {Markup} option */
function choose(list, option) {
  if (option.props['selected'] === undefined) return;
  delete option.props['selected'];
  list.props['defaultValue'] = option.props['value'];
}

/** @param {string} tag @param {string} text @returns {Record<string, unknown>} */
function propsOf(tag, text) {
  const props = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, written = '', value = '']) => {
    const name = written.toLowerCase();
    const known = tag === 'input' && name === 'value' ? 'defaultValue' : REACT_NAMES.get(name);
    return [known ?? written, YES_OR_NO.has(name) ? true : unescaped(value)];
  });
  return Object.fromEntries(props);
}

/** @param {string} text */
function unescaped(text) {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => ENTITIES.get(entity) ?? entity);
}

/** A smaller page would be a cheaper one. @param {string} ours @param {string} theirs */
function refuseOther(ours, theirs) {
  const wanted = theirs.replace(BOUNDARY, '');
  const at = Array.from(wanted).findIndex((sign, index) => sign !== ours[index]);
  if (ours !== wanted)
    throw new Error(
      `not the page: "${ours.slice(at - 40, at + 40)}" for "${wanted.slice(at - 40, at + 40)}"`,
    );
}
