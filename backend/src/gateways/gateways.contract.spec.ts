import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  OPERATION_NAMES,
  describeCredentials,
  type AnyGateway,
  type GatewayAccount,
} from '@guiche/gateway-kit';
import { folderOf } from './testing/recordings.js';
import { SAMPLE_CHARGE } from './testing/samples.js';
import { asRecorded, play, stage } from './testing/stage.js';
import { CALLING, SUBJECTS } from './gateways.contract.subjects.js';

/**
 * What every gateway of the list is asked, without a line written for it: here what it declares and its recordings, both
 * ways. Lost answers, money, secrecy and webhooks have files of their own beside this one.
 */
describe('the list of gateways', () => {
  it('P1.3 names each provider once, and every folder of a provider is on it', () => {
    const ids = SUBJECTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const folders = readdirSync(__dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['families', 'testing'].includes(entry.name))
      .map(({ name }) => join(__dirname, name));
    expect(folders.sort()).toEqual(ids.map(folderOf).sort());
  });
});

describe.each(SUBJECTS.filter((one) => !CALLING.includes(one)))('$id is a stub', (subject) => {
  it("P1.29 P8.1 answers every operation with 'Method not implemented.', and calls nobody", async () => {
    const { gateway, account } = subject;
    for (const capability of OPERATION_NAMES) {
      const { runner, sent } = stage([]);
      await expect(play(runner, gateway, account, { capability, intent: {} })).resolves.toEqual({
        kind: 'refused',
        reason: 'notOffered',
        detail: 'Method not implemented.',
      });
      expect(sent).toEqual([]);
    }
  });
});

describe.each(CALLING)(
  '$id',
  ({ id, manifest, gateway, account, recordings, operations, webhooks, login, logins }) => {
    it('has its folder and its file named after it', () => {
      const file = `${id.toLowerCase().replaceAll('_', '-')}.gateway.ts`;
      expect(existsSync(join(folderOf(id), file))).toBe(true);
    });

    it('implements what it declares, and nothing else', () => {
      const implemented = [
        ...OPERATION_NAMES.filter((name) => gateway[name] !== undefined),
        ...(gateway.webhook ? ['webhook'] : []),
      ];
      expect([...manifest.capabilities].sort()).toEqual(implemented.sort());
    });

    it('has a recording of every capability', () => {
      const recorded = new Set(recordings.map(({ capability }) => capability));
      recorded.delete('login');
      expect([...recorded].sort()).toEqual([...manifest.capabilities].sort());
      expect(logins).toHaveLength(Object.keys(gateway.logins).length);
    });

    it('P9.87 describes its credentials for the form in three languages, and one at least is secret if it calls anyone', () => {
      const fields = describeCredentials(manifest.credentials);
      const names = fields.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(account.credentials)));
      expect(fields.some(({ secret }) => secret)).toBe(manifest.capabilities.length > 0);
      for (const { label } of fields)
        expect(Object.values(label).filter((text) => text !== '')).toHaveLength(3);
    });

    it('P9.90 calls the address of the account, never the one it shows as an example', async () => {
      for (const recording of operations) {
        const { runner, sent } = stage(recording.exchanges, logins);
        const elsewhere = 'http://elsewhere.example/x/';
        const moved = { ...account, baseAddress: elsewhere, accountsBaseAddress: elsewhere };
        await play(runner, gateway, moved, recording);
        expect(sent.length).toBeGreaterThan(0);
        for (const { url } of sent) expect(url).toMatch(/^http:\/\/elsewhere\.example\/x\/[^/]/);
      }
    });

    describe('without a credential', () => {
      const required = describeCredentials(manifest.credentials).filter((field) => field.required);
      it.each(required)('$name: refuses and sends nothing', async ({ name }) => {
        const { [name]: _, ...incomplete } = account.credentials;
        const { runner, sent } = stage([]);
        const outcome = await play(runner, gateway, { ...account, credentials: incomplete }, operations[0]!);
        expect(outcome).toMatchObject({ kind: 'refused', reason: 'configuration' });
        expect(sent).toHaveLength(0);
      });
    });

    it('P8.1 refuses what it does not offer in the words of the specification, and sends nothing', async () => {
      for (const [capability, paymentMethod] of [
        ['chargePix', 'PIX'],
        ['chargeCard', 'CREDIT_CARD'],
        ['chargeBillet', 'BILLET'],
      ] as const) {
        if (manifest.capabilities.includes(capability)) continue;
        const { runner, sent } = stage([]);
        await expect(runner.charge(gateway, account, { ...SAMPLE_CHARGE, paymentMethod })).resolves.toEqual({
          kind: 'refused',
          reason: 'notOffered',
          detail: manifest.texts?.[capability] ?? 'Method not implemented.',
        });
        expect(sent).toHaveLength(0);
      }
    });

    describe('recording', () => {
      it.each(recordings.filter(({ outcome }) => outcome !== undefined))('$name', async (recording) => {
        const { runner, sent } = stage(recording.exchanges, logins);
        const outcome = await play(runner, gateway, account, recording);
        expect(sent.map(asRecorded)).toEqual(recording.exchanges.map(({ request }) => request));
        expect(asJson(outcome)).toEqual(recording.outcome);
        expect(asJson(outcome)).toHaveProperty('kind', recording.outcomeKind);
      });

      // Jest refuses an empty table, and LEXXEN sends no webhooks.
      if (webhooks.length > 0)
        it.each(webhooks)('P1.17 P3.112 P3.113 P3.114 $name', ({ delivery, reading, outcomeKind }) => {
          const { runner } = stage([]);
          const given = { headers: delivery?.headers ?? {}, rawBody: JSON.stringify(delivery?.body) };
          const read = runner.readWebhook(gateway, account, given);
          expect(asJson(read)).toEqual(reading);
          expect(read.kind).toBe(outcomeKind);
        });

      it.each(operations)('$name: the same intent is the same request twice', async (recording) => {
        const once = stage(recording.exchanges, logins);
        const twice = stage(recording.exchanges, logins);
        await play(once.runner, gateway, account, recording);
        await play(twice.runner, gateway, account, recording);
        const requests = ({ sent }: typeof once) => sent.map(({ timeoutMs: _, ...request }) => request);
        expect(requests(twice)).toEqual(requests(once));
      });
    });

    it('asks for its token as recorded, where it needs one', async () => {
      const { runner, sent } = stage(login ? [login] : []);
      await play(runner, gateway, account, operations[0]!);
      if (login) expect(asRecorded(sent[0]!)).toEqual(login.request);
      else expect(JSON.stringify(sent)).toContain(identity(gateway, account));
    });
  },
);

/** What proves who we are: the first header of the gateway's own, or a secret where it travels in the address or the body. */
function identity(gateway: AnyGateway, { credentials }: GatewayAccount): string {
  const [header] = Object.values(gateway.authorize(credentials, { api: 'main', token: '' }));
  const secret = describeCredentials(gateway.manifest.credentials).find((field) => field.secret)?.name ?? '';
  return header ?? String(credentials[secret]);
}

const asJson = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;
