import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { newScreen } from '../src/new-screen.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const REGISTERS = [
  'libs/lists/src/lists.ts',
  'libs/lists/src/messages.ts',
  'backend/src/modules/admin/lists/index.ts',
  'backend/src/modules/admin/schema.ts',
];
const SCREEN = {
  area: 'admin',
  page: 'manage-coupons',
  view: 'coupons_read',
  columns: [
    { name: 'seller_name', property: 'sellerName', kind: 'text' },
    { name: 'created_at', property: 'createdAt', kind: 'dateTime' },
  ],
};

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-new-screen-'));
  for (const folder of [
    'libs/lists/src/lists',
    'backend/src/modules/admin/lists',
    'frontend/backoffice/routes/lists',
  ])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of REGISTERS) fs.copyFileSync(path.join(ROOT, file), path.join(root, file));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

it('npm run new:screen writes four files and a line in each register', () => {
  expect(newScreen(root, SCREEN)).toEqual([
    'libs/lists/src/lists/manage-coupons.ts',
    'libs/lists/src/lists/manage-coupons.messages.ts',
    'backend/src/modules/admin/lists/manage-coupons.ts',
    'frontend/backoffice/routes/lists/manage-coupons.tsx',
    ...REGISTERS,
  ]);
  expect(read('libs/lists/src/lists/manage-coupons.ts')).toContain(
    `columns: {\n    sellerName: column.text({ sortable: true }),\n    createdAt: column.dateTime(),\n  },`,
  );
  expect(read('backend/src/modules/admin/lists/manage-coupons.ts')).toContain(
    `columns: { sellerName: 'v.seller_name', createdAt: 'v.created_at' }`,
  );
  expect(read('libs/lists/src/lists.ts').match(/manageCouponsList/g)).toHaveLength(3);
  expect(read('libs/lists/src/messages.ts')).toContain(
    `'admin/manage-coupons': manageCouponsListMessages,\n};`,
  );
  expect(read('backend/src/modules/admin/lists/index.ts')).toMatch(/,\s*manageCoupons\]/);
  expect(read('backend/src/modules/admin/schema.ts')).toMatch(/reads: \['coupons_read',\s*'users_read'/);
});

it('npm run new:screen writes nothing when one of its files is there already', () => {
  newScreen(root, SCREEN);
  const before = REGISTERS.map(read);
  expect(() => newScreen(root, SCREEN)).toThrow('libs/lists/src/lists/manage-coupons.ts is there already');
  expect(REGISTERS.map(read)).toEqual(before);
});
