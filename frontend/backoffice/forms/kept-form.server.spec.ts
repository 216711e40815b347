import { expect, test } from '@jest/globals';
import type { Visit } from '../../shared/server/visit.server';
import { keptFormCookie, keptFormOf } from './kept-form.server';

const visit: Visit = {
  ...{ requestId: 'r', clientIp: '203.0.113.9', secure: true, host: 'conecta.example', nonce: 'n' },
  ...{ production: true, demo: false, publicWebUrl: 'https://conecta.example', simulatorUrl: undefined },
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
  keptFormCookie(visit, new Request(page), formWith({ ...MARKS, ...fields }));
/** What the page reads from the cookie that was set. */
const readAt = (cookie: string | undefined, { page = PAGE, person = 'ana', of = visit } = {}) =>
  keptFormOf(of, new Request(page, { headers: { cookie: cookie?.split(';')[0] ?? '' } }), person);

test('a form is kept in a sealed cookie of this browser, without secrets and without other fields', () => {
  const cookie = sent({
    name: 'Lia',
    password: 'p4ssw0rd',
    code: '123456',
    phone: '11',
    version: '3',
    other: 'x',
  });
  expect(cookie).toMatch(/^__Host-guiche_form=[\w-]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toContain(Buffer.from('Lia').toString('base64url'));
  expect(readAt(cookie)?.kept).toEqual({ of: MARKS.formOf, values: { name: 'Lia' }, version: '3' });
  expect(readAt(cookie)?.forget).toMatch(/^__Host-guiche_form=; .*Max-Age=0/);
});

test('the form returns on its own page and to its own person only', () => {
  const cookie = sent({ name: 'Lia' });
  expect(readAt(cookie, { page: `${PAGE}.data?_routes=x` })).toBeDefined();
  expect(readAt(cookie, { page: `${PAGE}/more` })).toBeUndefined();
  expect(readAt(cookie, { person: 'bia' })).toBeUndefined();
});

test('a cookie that was altered, or sealed elsewhere, holds no form', () => {
  const cookie = sent({ name: 'Lia' }) ?? '';
  expect(
    readAt(cookie.replace(/guiche_form=(.)/, (_, first) => `guiche_form=${first === 'A' ? 'B' : 'A'}`)),
  ).toBeUndefined();
  expect(readAt(cookie, { of: { ...visit, internalSecret: 'of another' } })).toBeUndefined();
  for (const broken of ['', 'guiche_form=', 'guiche_form=AAAA', 'guiche_form=%%%'])
    expect(readAt(broken)).toBeUndefined();
});

test('a form that names no owner, or is too long for a cookie, is not kept', () => {
  expect(keptFormCookie(visit, new Request(PAGE), formWith({ name: 'Lia' }))).toBeUndefined();
  const noise = Array.from({ length: 6_000 }, (_, at) =>
    String.fromCharCode(33 + ((at * at * 7919) % 90)),
  ).join('');
  const random = Array.from({ length: 6_000 }, () => Math.random().toString(36)[2]).join('');
  expect(sent({ name: noise + random })).toBeUndefined();
  expect(sent({ name: 'a'.repeat(6_000) })).toBeDefined();
});
