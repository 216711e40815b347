import { expect, it } from '@jest/globals';
import { PLATFORM_STATUSES, isOperating, nextStatuses } from './platform-status.js';

it('a platform is suspended before it is closed, and a closed one stays closed', () => {
  expect(PLATFORM_STATUSES.map((status) => [status, isOperating(status), nextStatuses(status)])).toEqual([
    ['TRIAL', true, ['ACTIVE', 'TRIAL', 'SUSPENDED']],
    ['ACTIVE', true, ['SUSPENDED', 'TRIAL']],
    ['SUSPENDED', false, ['ACTIVE', 'CLOSED']],
    ['CLOSED', false, []],
  ]);
});
