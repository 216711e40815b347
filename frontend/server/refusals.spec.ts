import { expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { refusalOf } from './refusals.mjs';

const FORM = {
  host: 'conecta.example',
  origin: 'https://conecta.example',
  'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  'content-length': '65536',
};
const sent = (change: Readonly<Record<string, string | undefined>> = {}, method = 'POST') =>
  refusalOf({ method, headers: { ...FORM, ...change } } as IncomingMessage, FORM.host);

test('a form of our pages passes, also from a client that names neither origin nor site', () => {
  expect(sent()).toBeUndefined();
  expect(sent({ origin: undefined, 'content-length': undefined })).toBeUndefined();
  for (const site of ['same-origin', 'none']) expect(sent({ 'sec-fetch-site': site })).toBeUndefined();
  const host = 'Conecta.example:8443';
  const behindAProxy = { ...FORM, host: '10.0.0.7:3000', origin: 'https://conecta.example:8443' };
  expect(
    refusalOf({ method: 'POST', headers: behindAProxy } as unknown as IncomingMessage, host),
  ).toBeUndefined();
});

test('a read-only request needs no headers', () => {
  for (const method of ['GET', 'HEAD'])
    expect(sent({ origin: 'https://outra.example', 'content-type': undefined }, method)).toBeUndefined();
});

test('a request from another site, of another type or too large is refused', () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect(sent({}, method)).toBe('method');
  for (const origin of ['https://outra.example', 'https://conecta.example:8443', 'null', ''])
    expect(sent({ origin })).toBe('origin');
  for (const site of ['cross-site', 'same-site', 'anything'])
    expect(sent({ 'sec-fetch-site': site })).toBe('origin');
  // S15: the host in a forwarding header is not compared.
  expect(sent({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe('origin');
  for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain', undefined])
    expect(sent({ 'content-type': type })).toBe('type');
  expect(sent({ 'content-length': '65537' })).toBe('size');
});

test('a form with a file is taken at the pages for uploads only, up to its size', () => {
  const upload = (url: string, bytes: number) => {
    const headers = {
      ...FORM,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(bytes),
    };
    return refusalOf({ method: 'POST', url, headers } as unknown as IncomingMessage, FORM.host);
  };
  const page = '/platform/my-profile/documents';
  expect(upload(page, 10_551_296)).toBeUndefined();
  expect(upload(`${page}?sent=addressProof`, 1_000)).toBeUndefined();
  expect(upload(page, 10_551_297)).toBe('size');
  for (const other of ['/login', `${page}/x`, '/', `${page}.data`]) expect(upload(other, 100)).toBe('type');
  // Its other forms are as small as everywhere.
  expect(
    refusalOf(
      {
        method: 'POST',
        url: page,
        headers: { ...FORM, 'content-length': '65537' },
      } as unknown as IncomingMessage,
      FORM.host,
    ),
  ).toBe('size');
});
