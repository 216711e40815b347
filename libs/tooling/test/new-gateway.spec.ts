import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newGateway } from '../src/new-gateway.mjs';

const GATEWAYS = join(__dirname, '../../../backend/src/gateways');
let room: string;

/** A room with one member of each of two families. */
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'gateways-'));
  for (const part of ['gateways.ts', 'pagnet', 'payup'])
    cpSync(join(GATEWAYS, part), join(room, part), { recursive: true });
});
afterEach(() => rmSync(room, { recursive: true }));

const read = (...parts: string[]): string => readFileSync(join(room, ...parts), 'utf8');
const fixtures = (folder: string): string[] => readdirSync(join(room, folder, 'fixtures'));

test('data alone: an id, a name, and the recordings that hold its name', () => {
  newGateway(room, 'NOVO_BANCO', 'generic-rest');
  expect(read('novo-banco', 'novo-banco.gateway.ts')).toContain(
    "export const NovoBancoGateway = genericRest({\n  id: 'NOVO_BANCO',\n  name: 'Novo Banco',\n});",
  );
  expect(fixtures('novo-banco').every((file) => /^(account|createReceiver|queryReceiver)\./.test(file))).toBe(
    true,
  );
  expect(read('novo-banco', 'fixtures', 'createReceiver.receiver.json')).toContain('"NOVO_BANCO"');
});

test('a member of a family begins as the shortest member, under its own name', () => {
  newGateway(room, 'NOVO', 'shield');
  const text = read('novo', 'novo.gateway.ts');
  expect(text).toContain("id: 'NOVO'");
  expect(text).toContain("name: 'Novo'");
  expect(text).toContain("exampleBaseAddress: 'https://api.novo.example'");
  expect(text).toContain('export class NovoGateway extends ShieldGateway');
  expect(fixtures('novo')).toEqual(fixtures('pagnet'));
});

test('is one line in the list of gateways, and one in its imports', () => {
  const before = read('gateways.ts').split('\n');
  newGateway(room, 'NOVO');
  const after = read('gateways.ts').split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "import { NovoGateway } from './novo/novo.gateway.js';",
    '  NovoGateway,',
  ]);
  expect(after).toHaveLength(before.length + 2);
});

test.each([
  ['novo', undefined, 'capitals'],
  ['PAGNET', undefined, 'there already'],
  ['NOVO', 'no-family', 'No provider speaks'],
])('%s with family %s is refused, and nothing is written', (id, family, why) => {
  const before = read('gateways.ts');
  expect(() => newGateway(room, id, family)).toThrow(why);
  expect(read('gateways.ts')).toBe(before);
  expect(existsSync(join(room, 'novo'))).toBe(false);
});
