import { expect, test } from '@jest/globals';
import type { Flag } from '@guiche/access';
import { allowedNavigation, currentItem, itemsAtHand } from './navigation';

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

test('a page without an entry of its own belongs to the nearest one above it', () => {
  const items = ['/x/sales', '/x/settings', '/x/settings/gateways'].map((to) => ({ to, label: to }));
  const current = (pathname: string) => currentItem([{ items }], pathname)?.to;
  expect(['/x/sales', '/x/sales/7', '/x/settings/fees', '/x/settings/gateways/new'].map(current)).toEqual([
    ...['/x/sales', '/x/sales', '/x/settings', '/x/settings/gateways'],
  ]);
  expect(['/x', '/x/salesman', '/'].map(current)).toEqual([undefined, undefined, undefined]);
});

test('a phone keeps the chosen pages at hand, and fills the rest of its bar with the first of the others', () => {
  const items = [
    ...[
      { to: '/refunds', label: 'A' },
      { to: '/withdrawals', label: 'B' },
    ],
    ...[
      { to: '/sales', label: 'C', isAtHand: true },
      { to: '/products', label: 'D' },
    ],
  ];
  expect(itemsAtHand([{ items }], 3).map(({ to }) => to)).toEqual(['/sales', '/refunds', '/withdrawals']);
});
