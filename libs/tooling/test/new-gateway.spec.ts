import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newGateway } from '../src/new-gateway.mjs';

const GATEWAYS = join(__dirname, '../../../backend/src/gateways');
let folder: string;

/** One provider of each of four shared protocols, and a provider with a protocol of its own. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateways-'));
  const providers = ['pagnet', 'payup', 'pagarmebaas', 'iugubaas', 'venit'];
  for (const part of ['list.ts', ...providers.map((name) => join('providers', name))])
    cpSync(join(GATEWAYS, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = (): string => readFileSync(join(folder, 'list.ts'), 'utf8');
const read = (...parts: string[]): string => readFileSync(join(folder, 'providers', ...parts), 'utf8');
const fixtures = (name: string): string[] => readdirSync(join(folder, 'providers', name, 'fixtures'));

test('data alone: an id, a name, and the examples that hold its name', () => {
  newGateway(folder, 'NOVO_BANCO', 'generic-rest');
  expect(read('novo-banco', 'novo-banco.gateway.ts')).toContain(
    "export const NovoBancoGateway = genericRest({\n  id: 'NOVO_BANCO',\n  name: 'Novo Banco',\n});",
  );
  expect(fixtures('novo-banco').every((file) => /^(account|createReceiver|queryReceiver)\./.test(file))).toBe(
    true,
  );
  expect(read('novo-banco', 'fixtures', 'createReceiver.receiver.json')).toContain('"NOVO_BANCO"');
});

test('a member of a family begins as the shortest member, under its own name', () => {
  newGateway(folder, 'NOVO', 'shield');
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
])('a member of %s, given in one line, is listed under its own name too', (family, extending) => {
  newGateway(folder, 'NOVO', family);
  const text = read('novo', 'novo.gateway.ts');
  expect(text).toMatch(/@Gateway\(\{ \.\.\.\w+, id: 'NOVO', name: 'Novo', evidence: 'family' \}\)/);
  expect(text).toContain(extending);
});

test.each([
  ['NOVO', 'novo', 'NovoGateway'],
  ['AAA', 'aaa', 'AaaGateway'],
  ['ZZ_TOP', 'zz-top', 'ZzTopGateway'],
])('%s is one folder, and one line in the list, in its place', (id, name, className) => {
  const before = list().split('\n');
  const folders = readdirSync(join(folder, 'providers'));
  newGateway(folder, id);
  const after = list().split('\n');
  const line = `export { ${className} } from './providers/${name}/${name}.gateway.js';`;
  expect(after.filter((one) => one !== line)).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
  const entries = after.filter((one) => one.startsWith('export'));
  expect(entries).toEqual([...entries].sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)));
  expect(readdirSync(join(folder, 'providers')).filter((entry) => !folders.includes(entry))).toEqual([name]);
});

const pathOf = (line: string): string => line.split("'")[1]?.split('/')[2] ?? '';

test.each([
  ['novo', undefined, 'capitals'],
  ['PAGNET', undefined, 'there already'],
  ['NOVO', 'no-family', 'No provider uses'],
  ['NOVO', 'pix-expiry', 'No provider uses'],
])('%s with family %s is refused, and nothing is written', (id, family, why) => {
  const before = list();
  expect(() => newGateway(folder, id, family)).toThrow(why);
  expect(list()).toBe(before);
  expect(existsSync(join(folder, 'providers', 'novo'))).toBe(false);
});
