import { expect, it } from '@jest/globals';
import { FLAGS, FLAG_GROUPS } from './index.js';

it('every permission is in one group', () => {
  expect(Object.values(FLAG_GROUPS).flat().sort()).toEqual([...FLAGS].sort());
});
