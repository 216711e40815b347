import { expect, test } from '@jest/globals';
import { keysWithTwoTexts, mergeIn, messagesIn } from '../src/message-keys.mjs';

const LIST = `export const domainsListMessages = defineMessages({
  title: { 'pt-BR': 'Domínios' },
  remove: { 'pt-BR': 'Remover {name}' },
});`;
const PAGE = 'const texts = { ...compileMessages(domainMessages, locale), ...shown.texts };';
const LOADS = 'const shown = await loadRow(domainsList, call);\n';

const found = (own: string, page: string): string[] => {
  const merge = mergeIn('domains.server.ts', page);
  const messages = [...messagesIn('lists.ts', LIST), ...messagesIn('messages.ts', own)];
  return keysWithTwoTexts(merge ? [merge] : [], new Map(messages));
};
const own = (key: string, text: string) =>
  `export const domainMessages = defineMessages({ ${key}: { 'pt-BR': '${text}' } });`;

test('reports a key to which a page and its list give different texts', () => {
  expect(found(own('remove', 'Remover'), LOADS + PAGE)).toEqual([
    'domains.server.ts: "remove" has one text in domainMessages and another in domainsListMessages',
  ]);
});

test('takes equal texts, other keys, and a page that merges no list', () => {
  expect(found(own('title', 'Domínios'), LOADS + PAGE)).toEqual([]);
  expect(found(own('removeDomain', 'Remover'), LOADS + PAGE)).toEqual([]);
  expect(
    found(own('remove', 'Remover'), `${LOADS}const texts = compileMessages(domainMessages, locale);`),
  ).toEqual([]);
});
