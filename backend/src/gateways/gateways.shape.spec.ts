import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { GatewayBase, manifestOf } from '@guiche/gateway-kit';
import { GATEWAYS } from './gateways.js';
import { folderOf } from './rehearsal/examples.js';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));

const read = (file: string): string => readFileSync(file, 'utf8');
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length;
const here = (file: string): string => relative(__dirname, file);

/** Whether it extends a protocol: then it is data of a few lines. */
const isMember = (gateway: (typeof GATEWAYS)[number]): boolean =>
  Object.getPrototypeOf(gateway) !== GatewayBase;

describe.each(GATEWAYS.map((gateway) => ({ gateway, id: manifestOf(gateway).id })))(
  '$id',
  ({ gateway, id }) => {
    const most = isMember(gateway) ? 30 : 200;
    const folder = folderOf(id);
    const adapter = `${id.toLowerCase().replaceAll('_', '-')}.gateway.ts`;

    it(`the adapter has fewer than ${most} lines, and every other file fewer than 200`, () => {
      expect(linesOf(join(folder, adapter))).toBeLessThan(most);
      expect(
        sources(folder)
          .filter((file) => linesOf(file) >= 200)
          .map(here),
      ).toEqual([]);
    });

    it('the gateway is one line in the list', () => {
      const lines = read(join(__dirname, 'list.ts')).split('\n');
      expect(lines.filter((line) => line.includes(`'./${here(folder)}/`))).toHaveLength(1);
    });
  },
);

it('does not depend on the provider’s id: a difference is a named option', () => {
  const comparesId = /\bid\s*[!=]==?\s*['"`][A-Z]|[A-Z]['"`]\s*[!=]==?\s*(\w+\.)*id\b|switch \((\w+\.)*id\)/;
  const found = sources(__dirname).filter((file) => comparesId.test(read(file)));
  // Only the contract knows which provider the specification names for what: it is not a gateway.
  expect(found.map(here)).toEqual(['gateways.contract.subjects.ts']);
});
