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
  refusalOf({ method, headers: { ...FORM, ...change } } as IncomingMessage);

test('a form of our pages passes, from a browser that names no origin and from behind a proxy too', () => {
  expect(sent()).toBeUndefined();
  expect(sent({ origin: undefined, 'content-length': undefined })).toBeUndefined();
  expect(sent({ 'x-forwarded-host': '' })).toBeUndefined();
  expect(sent({ host: '10.0.0.7:3000', 'x-forwarded-host': 'conecta.example, 10.0.0.1' })).toBeUndefined();
});

test('whoever only reads is asked for nothing', () => {
  for (const method of ['GET', 'HEAD'])
    expect(sent({ origin: 'https://outra.example', 'content-type': undefined }, method)).toBeUndefined();
});

test('what comes from another site, has another form or is too large is refused', () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) expect(sent({}, method)).toBe('method');
  for (const origin of ['https://outra.example', 'https://conecta.example:8443', 'null', ''])
    expect(sent({ origin })).toBe('origin');
  for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain', undefined])
    expect(sent({ 'content-type': type })).toBe('type');
  expect(sent({ 'content-length': '65537' })).toBe('size');
});
