import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { trackingEventId } from './tracking-event.js';

const KEY = '5f0c7f0e-8a53-4c4a-9a38-1c38b5b3a001';

test('the id of an event depends on the key of its purchase only, and does not reveal the key', async () => {
  const id = await trackingEventId(KEY);
  expect(id).toBe(createHash('sha256').update(KEY).digest('hex').slice(0, 32));
  expect(await trackingEventId(KEY)).toBe(id);
  expect(await trackingEventId(`${KEY.slice(0, -1)}2`)).not.toBe(id);
});
