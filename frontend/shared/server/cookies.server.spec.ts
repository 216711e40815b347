import { expect, test } from '@jest/globals';
import { cookie, cookieOf } from './cookies.server';
import type { Visit } from './visit.server';

const sentBack = (header: string, name: string) =>
  cookieOf(new Request('https://conecta.example/', { headers: { cookie: header } }), name);

test('a cookie is read by its whole name', () => {
  const header = 'purchase-of-another=p0; purchase=p1; lang=pt-BR';
  expect(sentBack(header, 'purchase')).toBe('p1');
  expect(sentBack(header, 'lang')).toBe('pt-BR');
  expect(sentBack(header, 'purchas')).toBeUndefined();
  expect(sentBack('', 'purchase')).toBeUndefined();
});

test('a written cookie is read unchanged, whatever it contains', () => {
  const written = cookie({ secure: true } as Visit, 'form', 'a=b; c="d" ç', {
    path: '/checkout',
    maxAgeSeconds: 60,
  });
  expect(written).toBe(
    '__Host-form=a%3Db%3B%20c%3D%22d%22%20%C3%A7; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(sentBack(written.split(';')[0] ?? '', 'form')).toBe('a=b; c="d" ç');
});

test('over plain http a cookie keeps its plain name and its path', () => {
  expect(cookie({ secure: false } as Visit, 'form', 'x', { path: '/checkout', maxAgeSeconds: 60 })).toBe(
    'form=x; Path=/checkout; Max-Age=60; HttpOnly; SameSite=Lax',
  );
});

test('a cookie that another host could have set counts only where there is none of our own', () => {
  expect(sentBack('purchase=planted; __Host-purchase=p1', 'purchase')).toBe('p1');
  expect(sentBack('purchase=p1; x__Host-purchase=no', 'purchase')).toBe('p1');
});

test('an unencoded value is taken unchanged', () => {
  expect(sentBack('lang=100%', 'lang')).toBe('100%');
});
