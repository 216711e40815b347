import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Visit } from '../../shared/server/visit.server';
import { keptFormCookies, keptFormOf } from './kept-form.server';

const visit: Visit = {
  ...{ requestId: 'r', clientIp: '203.0.113.9', secure: true, host: 'conecta.example', nonce: 'n' },
  ...{ production: true, demo: false, publicWebUrl: 'https://conecta.example', simulatorUrl: undefined },
  languages: ['pt-BR'],
  ...{ internalSecret: 'of this test', apiUrl: 'http://127.0.0.1:9', log: console },
};
const PAGE = 'https://conecta.example/platform/my-profile/data';
const MARKS = { formOf: 'code name password phone', formBy: 'ana', formSecret: 'phone' };

function formWith(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const sent = (fields: Readonly<Record<string, string>>, page = PAGE) =>
  keptFormCookies(visit, new Request(page), formWith({ ...MARKS, ...fields }), 'session');
/** What the page reads from the cookies that were set. */
const readAt = (cookies: readonly string[], { page = PAGE, person = 'ana', of = visit } = {}) =>
  keptFormOf(
    of,
    new Request(page, { headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') } }),
    person,
  );

test('a form is kept in a sealed cookie of this browser, without secrets and without other fields', () => {
  const [cookie, more] = sent({
    name: 'Lia',
    password: 'p4ssw0rd',
    code: '123456',
    phone: '11',
    version: '3',
    other: 'x',
  });
  expect(cookie).toMatch(/^__Host-guiche_form=[\w-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toContain(Buffer.from('Lia').toString('base64url'));
  // A second piece that another form left would not fit.
  expect(more).toMatch(/^__Host-guiche_form_more=; .*Max-Age=0/);
  expect(readAt([cookie ?? ''])?.kept).toEqual({
    ...{ because: 'session', of: MARKS.formOf, values: { name: 'Lia' }, ticked: {}, version: '3' },
    // The form names no version that a new one is based on.
    basedOn: null,
  });
  expect(readAt([sent({ name: 'Lia', basedOn: 'v1' })[0] ?? ''])?.kept.basedOn).toBe('v1');
  expect(readAt([cookie ?? ''])?.forget).toEqual([
    expect.stringMatching(/^__Host-guiche_form=; .*Max-Age=0/),
    expect.stringMatching(/^__Host-guiche_form_more=; .*Max-Age=0/),
  ]);
});

test('the boxes of a group that were ticked are kept, a hundred of them too', () => {
  const form = formWith({ ...MARKS, name: 'Lia', formTicked: 'sellerIds' });
  const ids = Array.from({ length: 100 }, () => randomUUID());
  for (const id of ids) form.append('sellerIds', id);
  const cookies = keptFormCookies(visit, new Request(PAGE), form, 'proof');
  expect(readAt(cookies)?.kept.ticked).toEqual({ sellerIds: ids });
});

test('a longer form is kept in two cookies, and one of them alone holds nothing', () => {
  const name = letters(6_000);
  const cookies = sent({ name });
  expect(cookies.map((one) => one.length < 4_096)).toEqual([true, true]);
  expect(readAt(cookies)?.kept.values).toEqual({ name });
  for (const piece of cookies) expect(readAt([piece])).toBeUndefined();
  expect(readAt([cookies[0] ?? '', sent({ name: letters(6_001) })[1] ?? ''])).toBeUndefined();
});

test('the form returns on its own page and to its own person only', () => {
  const cookies = sent({ name: 'Lia' });
  expect(readAt(cookies, { page: `${PAGE}.data?_routes=x` })).toBeDefined();
  expect(readAt(cookies, { page: `${PAGE}/more` })).toBeUndefined();
  expect(readAt(cookies, { person: 'bia' })).toBeUndefined();
});

test('a cookie that was altered, or sealed elsewhere, holds no form', () => {
  const cookies = sent({ name: 'Lia' });
  const altered = cookies.map((one) =>
    one.replace(/guiche_form=(.)/, (_, first) => `guiche_form=${first === 'A' ? 'B' : 'A'}`),
  );
  expect(readAt(altered)).toBeUndefined();
  expect(readAt(cookies, { of: { ...visit, internalSecret: 'of another' } })).toBeUndefined();
  for (const broken of ['', 'guiche_form=', 'guiche_form=AAAA', 'guiche_form=%%%'])
    expect(readAt([broken])).toBeUndefined();
});

test('a form that names no owner, or is too long for two cookies, is not kept', () => {
  expect(keptFormCookies(visit, new Request(PAGE), formWith({ name: 'Lia' }), 'session')).toEqual([]);
  expect(sent({ name: letters(20_000) })).toEqual([]);
  expect(readAt(sent({ name: 'Curso de aquarela. '.repeat(1_000) }))).toBeDefined();
});

/** Text that can hardly be compressed, always the same. */
function letters(count: number): string {
  let state = count;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (Math.floor(state / 65_536) % 26));
  }).join('');
}
