// @ts-check
/**
 * The baseline of `bench:checkout`: a bare Node server whose only work is to let React draw markup, the same that the
 * checkout has, with nothing behind it: no router, no loader, no components. Started with the page's HTML as a file.
 */
import fs from 'node:fs';
import http from 'node:http';
import { createElement } from 'react';
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
    value: 'defaultValue',
    checked: 'defaultChecked',
    selected: 'data-selected',
    'stroke-width': 'strokeWidth',
    'stroke-linecap': 'strokeLinecap',
    'stroke-linejoin': 'strokeLinejoin',
  }),
);

const tree = parse(fs.readFileSync(String(process.argv[2]), 'utf8'));
const server = http.createServer((_, res) => {
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(renderToString(drawn(tree)));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ ready: true, port });
});
process.on('disconnect', () => process.exit());

/** @typedef {{ tag: string, props: Record<string, unknown>, children: (Markup | string)[] }} Markup */

/**
 * Elements are made anew for each view, as any page makes them.
 * @param {Markup} markup
 * @returns {import('react').ReactElement}
 */
function drawn({ tag, props, children }) {
  const inside = children.map((child) => (typeof child === 'string' ? child : drawn(child)));
  return createElement(tag, { ...props }, ...inside);
}

/** Reads what React itself wrote, which is well formed. Scripts and styles keep their text unread. @param {string} html @returns {Markup} */
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
        props: withText(propsOf(rawProps ?? ''), rawText ?? ''),
        children: [],
      });
    else if (closed) open.pop();
    else if (text !== undefined) parent.children.push(text);
    else if (tag) {
      const element = { tag, props: propsOf(props ?? ''), children: [] };
      parent.children.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  const [page] = root.children.filter((child) => typeof child !== 'string');
  if (!page || typeof page === 'string' || open.length !== 1) throw new Error('the page was not understood');
  return page;
}

/** @param {Record<string, unknown>} props @param {string} text */
function withText(props, text) {
  return text === '' ? props : { ...props, dangerouslySetInnerHTML: { __html: text } };
}

/** @param {string} text @returns {Record<string, unknown>} */
function propsOf(text) {
  const props = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value]) => [
    REACT_NAMES.get(name) ?? name,
    value ?? true,
  ]);
  return Object.fromEntries(props.filter(([name]) => name !== 'style'));
}
