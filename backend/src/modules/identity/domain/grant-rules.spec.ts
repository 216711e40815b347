import { expect, it } from '@jest/globals';
import { FLAGS, type Flag } from '@guiche/access';
import { grantProblem } from './grant-rules.js';

const granter = (...flags: Flag[]) => ({ id: 'granter', flags: new Set(flags) });
const all = granter(...FLAGS);

it.each([
  ['an administrator gives every permission', all, [], [...FLAGS], undefined],
  ['a held permission is given', granter('isSalesAvailable'), [], ['isSalesAvailable'], undefined],
  ['a held permission is taken away', granter('isSalesAvailable'), ['isSalesAvailable'], [], undefined],
  [
    'a permission that is not held stays as it is',
    granter('isSalesAvailable'),
    ['isConfigAvailable'],
    ['isConfigAvailable', 'isSalesAvailable'],
    undefined,
  ],
  [
    'a permission that is not held cannot be given',
    granter('isSalesAvailable'),
    [],
    ['isSalesAvailable', 'isConfigAvailable'],
    { kind: 'notHeld', flag: 'isConfigAvailable' },
  ],
  [
    'a permission that is not held cannot be taken away',
    granter('isSalesAvailable'),
    ['isConfigAvailable'],
    [],
    { kind: 'notHeld', flag: 'isConfigAvailable' },
  ],
])('%s', (_what, by, before, after, problem) => {
  expect(grantProblem({ granter: by, personId: 'other', before, after })).toEqual(problem);
});

it('nobody changes their own permissions, not even to fewer', () => {
  expect(grantProblem({ granter: all, personId: 'granter', before: [...FLAGS], after: [] })).toEqual({
    kind: 'ownRights',
  });
});
