import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keyIdsFor } from './key-ids';

const MINUTE_MS = 60_000;
const asked = jest.spyOn(globalThis, 'fetch');
let now = 1_000_000;

beforeEach((): void => {
  now = 1_000_000;
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(Response.json({ kid: 'fresh' })));
});
afterEach(() => {
  asked.mockReset();
});

const ids = () => keyIdsFor('offer-1', () => now);

test('the first card of a page that was opened less than ten minutes ago needs no other id than the frame’s', async () => {
  const keyIds = ids();
  now += 10 * MINUTE_MS - 1;
  expect(await keyIds.next()).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a later card, or one after another, gets a new id', async () => {
  const late = ids();
  now += 10 * MINUTE_MS;
  expect(await late.next()).toBe('fresh');
  const second = ids();
  second.spend();
  expect(await second.next()).toBe('fresh');
  const putBack = ids();
  now -= 1;
  expect(await putBack.next()).toBe('fresh');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(
    Array(3).fill('/api/checkout/offer-1/card-key'),
  );
});

test('without a fresh id nothing is sealed', async () => {
  const keyIds = ids();
  keyIds.spend();
  asked.mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
  await expect(keyIds.next()).rejects.toThrow('no key id for the card');
});
