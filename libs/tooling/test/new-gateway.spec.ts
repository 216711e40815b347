import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newGateway } from '../src/new-gateway.mjs';

const GATEWAYS = join(__dirname, '../../../backend/src/gateways');
let room: string;

/** A room with one member of each of four families, and a provider with a protocol of its own. */
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'gateways-'));
  for (const part of ['list.ts', 'pagnet', 'payup', 'pagarmebaas', 'iugubaas', 'venit'])
    cpSync(join(GATEWAYS, part), join(room, part), { recursive: true });
});
afterEach(() => rmSync(room, { recursive: true }));

const read = (...parts: string[]): string => readFileSync(join(room, ...parts), 'utf8');
const fixtures = (folder: string): string[] => readdirSync(join(room, folder, 'fixtures'));

test('data alone: an id, a name, and the examples that hold its name', () => {
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
  expect(text).toContain("evidence: 'family'");
  expect(text).toContain("exampleBaseAddress: 'https://api.novo.example'");
  expect(text).toContain('export class NovoGateway extends ShieldGateway');
  expect(fixtures('novo')).toEqual(fixtures('pagnet'));
});

test.each([
  ['pagarme-v5', 'class NovoGateway extends PagarmeV5Gateway'],
  ['iugu', 'class NovoGateway extends Iugu'],
])('a member of %s, told in one line, is under its own name too', (family, extending) => {
  newGateway(room, 'NOVO', family);
  const text = read('novo', 'novo.gateway.ts');
  expect(text).toMatch(/@Gateway\(\{ \.\.\.\w+, id: 'NOVO', name: 'Novo', evidence: 'family' \}\)/);
  expect(text).toContain(extending);
});

test.each([
  ['NOVO', 'novo', 'NovoGateway'],
  ['AAA', 'aaa', 'AaaGateway'],
  ['ZZ_TOP', 'zz-top', 'ZzTopGateway'],
])('%s is one folder, and one line in the list, in its place', (id, folder, className) => {
  const before = read('list.ts').split('\n');
  const folders = readdirSync(room);
  newGateway(room, id);
  const after = read('list.ts').split('\n');
  const line = `export { ${className} } from './${folder}/${folder}.gateway.js';`;
  expect(after.filter((one) => one !== line)).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
  const entries = after.filter((one) => one.startsWith('export'));
  expect(entries).toEqual([...entries].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)));
  expect(readdirSync(room).filter((entry) => !folders.includes(entry))).toEqual([folder]);
});

const pathOf = (line: string): string => line.split("'")[1]?.split('/')[1] ?? '';

test.each([
  ['novo', undefined, 'capitals'],
  ['PAGNET', undefined, 'there already'],
  ['NOVO', 'no-family', 'No provider speaks'],
  ['NOVO', 'pix-expiry', 'No provider speaks'],
])('%s with family %s is refused, and nothing is written', (id, family, why) => {
  const before = read('list.ts');
  expect(() => newGateway(room, id, family)).toThrow(why);
  expect(read('list.ts')).toBe(before);
  expect(existsSync(join(room, 'novo'))).toBe(false);
});
