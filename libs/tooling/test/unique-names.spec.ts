import { expect, test } from '@jest/globals';
import { declarationsIn, EXEMPTIONS, repeatedNames } from '../src/unique-names.mjs';

const found = (files: Readonly<Record<string, string>>): string[] =>
  repeatedNames(Object.entries(files).flatMap(([file, source]) => declarationsIn(file, source)));

test('reports a name that two files declare, with both files', () => {
  expect(
    found({
      'backend/src/modules/orders/told.ts': 'export interface Told { readonly id: string }',
      'backend/src/modules/payments/told.ts': 'export type Told = string;',
      'frontend/checkout/told.tsx': 'export function told() { return null; }',
    }),
  ).toEqual([
    'Told is exported by backend/src/modules/orders/told.ts and backend/src/modules/payments/told.ts',
  ]);
});

test.each([
  ['a class', 'export class Same {}'],
  ['an abstract class', 'export abstract class Same {}'],
  ['an enumeration', 'export enum Same { A }'],
  ['a function', 'export async function Same() {}'],
  ['a constant', "export const other = 1, Same = 'x';"],
  ['a re-export under another name', "export { type Other as Same } from './c.js';"],
])('finds %s', (_, source) => {
  expect(found({ 'a.ts': source, 'b.ts': 'export type Same = string;' })).toEqual([
    'Same is exported by a.ts and b.ts',
  ]);
});

test('accepts a default export, whose name the importer chooses', () => {
  expect(found({ 'a.ts': 'export default class Same {}', 'b.ts': 'export type Same = string;' })).toEqual([]);
});

test('accepts a re-export, a local declaration and overloads of one file', () => {
  expect(
    found({
      'a.ts': 'export type Same = string;',
      'b.ts': "export type { Same } from './a.js';",
      'c.ts': 'type Same = number; export const used: Same = 1;',
      'd.ts': 'export function over(a: string): void;\nexport function over(a: unknown): void {}',
    }),
  ).toEqual([]);
});

test('exempts functions of providers, and not their types', () => {
  const charge = 'export const charge = 1; export interface Answer {}';
  expect(
    found({
      'backend/src/gateways/providers/acme/charge.ts': charge,
      'backend/src/gateways/protocols/shield/charge.ts': charge,
    }),
  ).toEqual([
    'Answer is exported by backend/src/gateways/protocols/shield/charge.ts and backend/src/gateways/providers/acme/charge.ts',
  ]);
});

test('exempts the conventional exports of routes, and no other export of a route', () => {
  const route = 'export function loader() {} export const rows = 1;';
  expect(found({ 'frontend/checkout/routes/a.tsx': route, 'frontend/checkout/routes/b.tsx': route })).toEqual(
    ['rows is exported by frontend/checkout/routes/a.tsx and frontend/checkout/routes/b.tsx'],
  );
});

test('every exemption states its reason', () => {
  expect(EXEMPTIONS.filter(({ reason }) => reason.length < 10)).toEqual([]);
});
