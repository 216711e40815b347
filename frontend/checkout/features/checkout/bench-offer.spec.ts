import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anOffer } from './offer.fixture';

const FILE = fileURLToPath(new URL('../../../bench/offer.json', import.meta.url));

/** The names of the fields of an object, and of the objects in it, by their paths. The first element stands for a list. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : fieldsOf(value[0], `${path}[]`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => [
    `${path}.${name}`,
    ...fieldsOf(field, `${path}.${name}`),
  ]);
}

it('the offer that the benches of the checkout serve has every field of an offer', () => {
  const served = new Set(fieldsOf(JSON.parse(readFileSync(FILE, 'utf8'))));
  const missing = fieldsOf(anOffer()).filter((field) => !served.has(field));
  // The benches sell without a delivery.
  expect(missing.filter((field) => !field.startsWith('.deliveryOptions[]'))).toEqual([]);
});
