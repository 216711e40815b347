import { expect, test } from '@jest/globals';
import type { Flag } from '@guiche/access';
import { allowedNavigation } from './navigation';

const access = (flag?: Flag) => ({ area: 'admin' as const, ...(flag ? { flag } : {}) });
const NAVIGATION = [
  { items: [{ to: '/a', label: 'A', access: access() }] },
  { title: 'B', items: [{ to: '/b', label: 'B', access: access('isSalesAvailable') }] },
  {
    title: 'C',
    items: [
      { to: '/c', label: 'C', access: access('isUsersAvailable') },
      { to: '/d', label: 'D', access: access('isSalesAvailable') },
    ],
  },
];
const shown = (flags: 'all' | ReadonlySet<string>) =>
  allowedNavigation(NAVIGATION, flags).map(({ title, items }) => [title, items.map(({ to }) => to)]);

test('the navigation lists the pages that the reader may open, and no section without a page', () => {
  expect(shown('all')).toEqual([
    [undefined, ['/a']],
    ['B', ['/b']],
    ['C', ['/c', '/d']],
  ]);
  expect(shown(new Set(['isUsersAvailable']))).toEqual([
    [undefined, ['/a']],
    ['C', ['/c']],
  ]);
  expect(shown(new Set())).toEqual([[undefined, ['/a']]]);
});
