import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Transactions } from '../../src/database/index.js';
import { GATEWAY_ACCOUNTS, OFFERS } from '../../src/demo/demo-data.js';
import { GatewayDirectory, storeDefinition, sealContext } from '../../src/modules/acquiring/index.js';
import type { GenericRestData } from '../../src/gateways/protocols/generic-rest/index.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { runProgram, type Run } from '../support/run-program.js';
import { order } from './buyer.js';
import type { ProviderCharge } from './provider-control.js';
import { CheckoutHarness } from './shop.js';

const OFFER = OFFERS.digitalOnz.id;
const ACCOUNT = GATEWAY_ACCOUNTS.find(({ provider }) => provider === 'ONZ')?.id ?? '';

/** Uses the default protocol, as the simulated PAYUP does. */
const FIRST: GenericRestData = {
  id: 'NOVO_BANCO',
  name: 'Novo Banco',
  version: 1,
  lacks: [
    'chargeCard',
    'chargeBillet',
    'refund',
    'withdraw',
    'queryWithdraw',
    'createReceiver',
    'queryReceiver',
  ],
};
/** Queries an address without data, so that none of its charges can be confirmed. */
const SECOND: GenericRestData = { ...FIRST, version: 2, paths: { query: '/nowhere/{id}', find: '/nowhere' } };

let shop: CheckoutHarness;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'definitions-'));
  shop = await CheckoutHarness.open();
  const key = shop.app
    .get(Envelope)
    .seal(JSON.stringify({ apiKey: 'key-of-novo-banco' }), sealContext(ACCOUNT, 'credentials'));
  await shop.rows(
    `update gateway_accounts set provider = 'NOVO_BANCO', base_address = '{SIMULATOR_URL}/payup',
       accounts_base_address = null, credentials_sealed = $2 where id = $1`,
    [ACCOUNT, key],
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** The output of the command for one sample. */
interface DryRun {
  readonly sent?: { readonly request: string; readonly body?: object };
  readonly result: object;
}

/** `npm run gateways:define`, beside the running application. */
function define(data: object, ...args: string[]): Promise<Run> {
  const file = join(folder, 'definition.json');
  writeFileSync(file, JSON.stringify(data));
  return runProgram('gateways-define', [file, ...args]);
}

const keep = (data: GenericRestData) =>
  shop.app.get(Transactions).run('define', (tx) => storeDefinition(tx, data));

const versions = () => shop.rows('select provider, version from gateway_definitions order by version');

const buy = () => shop.buy(order({ offerId: OFFER }));

const pays = (charge: string): Promise<ProviderCharge> => shop.outside.act('PAYUP', charge, 'pay');

/** The attempt of a payment, with the version of its gateway. */
async function attemptOf(paymentId: string): Promise<{ provider: string; version: number | null }> {
  const [attempt] = await shop.rows<{ provider: string; version: number | null }>(
    'select provider, gateway_version as version from attempts where payment_id = $1',
    [paymentId],
  );
  if (!attempt) throw new Error(`payment ${paymentId} has no attempt`);
  return attempt;
}

it('sells nothing through an undefined provider', async () => {
  const { paymentId } = await shop.bought(order({ offerId: OFFER }));
  expect((await attemptOf(paymentId)).provider).not.toBe('NOVO_BANCO');
});

it('shows in a dry run what would be sent and the result, and stores nothing', async () => {
  const sample = join(folder, 'sample.json');
  const charge = { id: 'c-9', reference: 'r-9', status: 'paid', amount: 4990 };
  writeFileSync(
    sample,
    JSON.stringify([
      { operation: 'chargePix', answer: { body: charge } },
      { webhook: { event: 'payment.paid', id: 'e-9', data: charge } },
      { operation: 'query', intent: { reference: 'c-9' }, answer: { status: 404, body: {} } },
    ]),
  );
  const { code, stdout, stderr } = await define({ ...FIRST, moneyUnit: 'cents' }, '--dry-run', sample);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const reported = stdout.split(/\n(?=\{)/).map((text) => JSON.parse(text) as DryRun);
  const [charged, received, missing] = reported;
  expect(charged?.sent).toMatchObject({
    request: 'POST https://api.provider.example/payments',
    body: { amount: 4990, paymentMethod: 'pix', currency: 'BRL' },
  });
  const settled = { kind: 'settled', reference: 'c-9', amount: 4990, native: 'paid' };
  expect(charged?.result).toEqual(settled);
  expect(received?.result).toMatchObject({ kind: 'hint', eventId: 'e-9', outcome: settled });
  expect(missing).toMatchObject({
    sent: { request: 'GET https://api.provider.example/payments/c-9' },
    result: { kind: 'notFound' },
  });
  expect(await versions()).toEqual([]);
});

it('refuses a definition that would misread answers, and stores nothing', async () => {
  const { code, stdout, stderr } = await define({ ...FIRST, answer: { status: 'id' } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^NOVO_BANCO may not be used:\n/);
  expect(stderr).toContain(
    '\n  matchesExampleRequests: chargePix.awaiting: understood.reference: "pending" instead of "charge-1"\n',
  );
  expect(await versions()).toEqual([]);
});

it.each<[string, GenericRestData, string]>([
  ['the name of a gateway in code', { ...FIRST, id: 'HAWKPAY' }, 'HAWKPAY is a gateway in code'],
  ['a version before its time', SECOND, 'the next version of NOVO_BANCO is 1, not 2'],
])('refuses %s, and stores nothing', async (_, data, why) => {
  expect(await keep(data)).toEqual({ kind: 'refused', why });
  expect(await versions()).toEqual([]);
});

it('sells through it as soon as it is defined, without a restart, and queries each attempt with its own version', async () => {
  expect(await define(FIRST)).toEqual({
    code: 0,
    stdout: 'NOVO_BANCO version 1 is defined; every process knows it now.\n',
    stderr: '',
  });
  const directory = shop.app.get(GatewayDirectory);
  await shop.until(async () => directory.find('NOVO_BANCO') !== undefined);

  const { status, body: first } = await buy();
  expect(status).toBe(201);
  expect(first.payment.pixCode).toMatch(/^000201/);
  expect(await attemptOf(first.paymentId)).toEqual({ provider: 'NOVO_BANCO', version: 1 });

  // The same definition is no new version; a changed one is, for later charges.
  expect(await keep(FIRST)).toEqual({ kind: 'unchanged', version: 1 });
  expect(await keep(SECOND)).toEqual({ kind: 'kept', version: 2 });
  await shop.until(async () => directory.versionOf('NOVO_BANCO') === 2);
  expect(await versions()).toEqual([
    { provider: 'NOVO_BANCO', version: 1 },
    { provider: 'NOVO_BANCO', version: 2 },
  ]);
  const { body: second } = await buy();
  expect(await attemptOf(second.paymentId)).toEqual({ provider: 'NOVO_BANCO', version: 2 });

  // A delivery is only a hint: each payment is confirmed by a query, at the address of its own version.
  shop.clock.advance(1_000);
  await pays(await shop.chargeOf(second.paymentId));
  await pays(await shop.chargeOf(first.paymentId));
  await shop.paymentBecomes(first.paymentId, { status: 'APPROVED', confirming: false });
  expect(await shop.postings(first.paymentId)).toEqual(['APPROVAL']);
  expect((await shop.payment(second.paymentId)).status).toBe('PENDING');
});

it('never changes and never loses a version', async () => {
  const before = await versions();
  for (const change of [
    `update gateway_definitions set data = data where provider = 'NOVO_BANCO'`,
    'delete from gateway_definitions',
    'truncate gateway_definitions cascade',
  ])
    await expect(shop.rows(change)).rejects.toThrow('is refused: attempts were made with it');
  await expect(
    shop.rows(`update attempts set gateway_version = 9 where gateway_version = 1`),
  ).rejects.toThrow('attempts_gateway_version_fkey');
  expect(await versions()).toEqual(before);
});
