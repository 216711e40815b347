import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadConfiguration } from '../../../config/index.js';
import { GuicheDataSource, Transactions } from '../../../database/index.js';
import {
  Domain,
  Platform,
  PlatformRefused,
  createPlatform,
  listPlatforms,
  type NewPlatform,
} from '../index.js';

const NOW = new Date('2026-03-02T12:00:00.000Z');
const HOST_PROBLEM = 'The host must be a domain name without scheme, port or path.';

let dataSource: GuicheDataSource;
beforeAll(async () => {
  const { database } = loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL });
  const schema = { entities: [Platform, Domain], migrations: [] };
  dataSource = await new GuicheDataSource(database, schema).initialize();
});
afterAll(() => dataSource.destroy());

const create = (platform: Partial<NewPlatform>) =>
  new Transactions(dataSource).run('createPlatform', (tx) =>
    createPlatform(tx, { name: 'Vitrine', host: 'pay.example.com', ...platform }, NOW),
  );
const list = () => listPlatforms(dataSource.manager);

describe('a new platform', () => {
  it.each<[string, Partial<NewPlatform>, string]>([
    ['without a name', { name: ' ' }, 'The name must have 1 to 120 characters.'],
    ['with a name of 121 characters', { name: 'a'.repeat(121) }, 'The name must have 1 to 120 characters.'],
    [
      'with a slug in capital letters',
      { slug: 'Vitrine' },
      'The slug may hold a to z, digits and single hyphens, 63 at most.',
    ],
    [
      'with a name of which no slug can be made',
      { name: '店' },
      'The slug may hold a to z, digits and single hyphens, 63 at most.',
    ],
    ['without a host', { host: '' }, HOST_PROBLEM],
    ['with an address instead of a host', { host: 'https://pay.example.com' }, HOST_PROBLEM],
    ['with a port', { host: 'pay.example.com:8080' }, HOST_PROBLEM],
    ['with an IP address', { host: '192.0.2.1' }, HOST_PROBLEM],
    [
      'with fees of which one is negative',
      {
        fees: {
          PIX: { bps: -1, fixed: 0 },
          CREDIT_CARD: { bps: 0, fixed: 0 },
          BILLET: { bps: 0, fixed: 0 },
        },
      },
      'fees: PIX.bps: bps must not be less than 0',
    ],
  ])('is refused %s, and nothing is written', async (_what, platform, message) => {
    const before = await list();
    await expect(create(platform)).rejects.toThrow(new PlatformRefused(message));
    expect(await list()).toEqual(before);
  });

  it('has a slug made from its name, and its host in lower case and ASCII', async () => {
    const created = await create({ name: 'Ação & Cia.', host: ' Ação.Example.com ' });
    expect(created).toEqual({
      id: expect.any(String),
      slug: 'acao-cia',
      name: 'Ação & Cia.',
      locale: 'pt-BR',
      host: 'xn--ao-siap.example.com',
    });
    expect(await list()).toContainEqual(created);
  });

  it('is refused when its slug or its host is taken, and nothing is written', async () => {
    await create({ name: 'Primeira', host: 'primeira.example.com' });
    const before = await list();
    await expect(create({ name: 'Primeira', host: 'livre.example.com' })).rejects.toThrow(
      new PlatformRefused('There is already a platform with the slug primeira.'),
    );
    await expect(create({ name: 'Segunda', host: 'PRIMEIRA.example.com' })).rejects.toThrow(
      new PlatformRefused('The host primeira.example.com already belongs to a platform.'),
    );
    expect(await list()).toEqual(before);
  });
});
