import { expect, it } from '@jest/globals';
import { paletteEntries } from './palette-entries';

const PAGES = [
  { to: '/admin-root/manage-users', label: 'Vendedores', searchable: true },
  { to: '/admin-root/review-inbox', label: 'Revisão' },
  { to: '/admin-root/platform-settings', label: 'Configurações' },
];

it('every page is offered before anything is typed', () => {
  expect(paletteEntries(PAGES, ' ').map(({ label }) => label)).toEqual([
    'Vendedores',
    'Revisão',
    'Configurações',
  ]);
});

it('a page is found without accents and capitals, and searched lists follow', () => {
  expect(paletteEntries(PAGES, 'REVISAO')).toEqual([
    { to: '/admin-root/review-inbox', label: 'Revisão', search: null },
    { to: '/admin-root/manage-users?q=REVISAO', label: 'Vendedores', search: 'REVISAO' },
  ]);
});

it('a record stands between pages and searches, with its kind and code', () => {
  const record = { to: '/admin-root/manage-sales/1', kind: 'sale', label: 'Curso', detail: 'A1B2C3D4' };
  expect(paletteEntries(PAGES, 'a1b2c3d4', [record])).toEqual([
    { to: record.to, kind: 'sale', label: 'Curso', search: 'A1B2C3D4' },
    { to: '/admin-root/manage-users?q=a1b2c3d4', label: 'Vendedores', search: 'a1b2c3d4' },
  ]);
});

it('one letter searches no list, and an address is encoded', () => {
  expect(paletteEntries(PAGES, 'x')).toEqual([]);
  expect(paletteEntries(PAGES, 'ana+b@x.co')).toEqual([
    { to: '/admin-root/manage-users?q=ana%2Bb%40x.co', label: 'Vendedores', search: 'ana+b@x.co' },
  ]);
});
