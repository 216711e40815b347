import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newMigration } from '../src/new-migration.mjs';

const MIGRATIONS = join(__dirname, '../../../backend/src/database/migrations');
const LATER = 4_102_444_800_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(join(MIGRATIONS, 'index.ts'), join(folder, 'index.ts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('a migration is one file and two lines at the end of the list', () => {
  const before = read('index.ts').split('\n');
  expect(newMigration(folder, 'support-hours', LATER)).toEqual([`${LATER}-support-hours.ts`, 'index.ts']);
  expect(read(`${LATER}-support-hours.ts`)).toContain(
    `class SupportHours${LATER} implements MigrationInterface`,
  );
  const added = read('index.ts')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual([
    `import { SupportHours${LATER} } from './${LATER}-support-hours.js';`,
    `  SupportHours${LATER},`,
  ]);
  expect(read('index.ts').endsWith(`  SupportHours${LATER},\n];\n`)).toBe(true);
});

test.each([
  ['Support Hours', LATER, 'The name is written in lower case: support-hours'],
  ['support-hours', 1_700_000_000_000, 'which is later'],
])('refuses %j at %d, and writes nothing', (name, timestamp, message) => {
  const before = read('index.ts');
  expect(() => newMigration(folder, name, timestamp)).toThrow(message);
  expect(read('index.ts')).toBe(before);
  expect(readdirSync(folder)).toEqual(['index.ts']);
});
