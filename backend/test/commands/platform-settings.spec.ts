import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEES, OFFERS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { GatewayAccounts } from '../../src/modules/acquiring/index.js';
import { order } from '../purchase/buyer.js';
import { CheckoutHarness } from '../purchase/shop.js';
import { runProgram } from '../support/run-program.js';
import { onPlatform } from '../support/contexts.js';

let shop: CheckoutHarness;
let room: string;
beforeAll(async () => {
  shop = await CheckoutHarness.open();
  room = mkdtempSync(join(tmpdir(), 'platform-settings-'));
});
afterAll(async () => {
  rmSync(room, { recursive: true });
  await shop.close();
});

const run = (...args: string[]) => runProgram('platform-settings', args);

function written(name: string, text: string): string {
  const path = join(room, name);
  writeFileSync(path, text);
  return path;
}

const pemOf = (privateKey: KeyObject): string =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const row = () => shop.rows('select * from platforms where id = $1', [PLATFORM_A]);

describe('platform:settings', () => {
  it('switches PIX off and on in the running API, without a restart (P6.11)', async () => {
    const asked = order({ offerId: OFFERS.presets.id });
    expect((await shop.buy(asked)).status).toBe(201);
    const { stdout } = await run('conecta', '--pix', 'false');
    expect(JSON.parse(stdout)).toMatchObject({ id: PLATFORM_A, pixEnabled: false, billetEnabled: true });
    await shop.until(async () => (await shop.buy(asked)).body.code === 'errorPaymentNotConfigured');
    await run('conecta', '--pix', 'true');
    await shop.until(async () => (await shop.buy(asked)).status === 201);
  });

  it('blocks cash-out immediately and lists every account without a certificate (P6.12, P6.13)', async () => {
    const url = 'https://files.example/out.p12';
    expect((await run('conecta', '--blocked-cashout', 'true', '--cert-cash-out-url', url)).code).toBe(0);
    const accounts = shop.app.get(GatewayAccounts);
    const seen = async () =>
      (await accounts.of(onPlatform(PLATFORM_A))).map((known) => {
        const { blockedCashout, platformCertificates } = known.open().account;
        return { blockedCashout, cashOut: platformCertificates?.cashOut };
      });
    await shop.until(async () => (await seen()).every((one) => one.blockedCashout === true));
    expect(new Set((await seen()).map(({ cashOut }) => cashOut?.url))).toEqual(new Set([url]));
    await run('conecta', '--blocked-cashout', 'false', '--cert-cash-out-url', 'none');
    await shop.until(async () => (await seen()).every((one) => !one.blockedCashout && !one.cashOut));
  });

  it.each([
    [
      'hides the heading over the cart, at once, on this platform alone (C2.141)',
      '--hide-cart-heading',
      'cartHeadingHidden',
    ],
    [
      'has buyers asked before they are tracked, at once, on this platform alone',
      '--tracking-consent',
      'trackingNeedsConsent',
    ],
  ])('%s', async (_what, option, setting) => {
    const offerSetting = async (offerId: string) =>
      (await shop.send<Record<string, unknown>>('GET', `/api/checkout/${offerId}`)).body[setting];
    expect(await offerSetting(OFFERS.digital.id)).toBe(false);
    const { stdout } = await run('conecta', option, 'true');
    expect(JSON.parse(stdout)).toMatchObject({ id: PLATFORM_A, [setting]: true, pixEnabled: true });
    await shop.until(async () => (await offerSetting(OFFERS.digital.id)) === true);
    expect(await offerSetting(OFFERS.digitalOfB.id)).toBe(false);
    await run('conecta', option, 'false');
    await shop.until(async () => (await offerSetting(OFFERS.digital.id)) === false);
  });

  it('sets the operator’s legal data immediately, on this platform only', async () => {
    const legal = async (offerId: string) =>
      (await shop.send<{ legal: { platform: object } }>('GET', `/api/checkout/${offerId}`)).body.legal
        .platform;
    const other = await legal(OFFERS.digitalOfB.id);
    await run(
      'conecta',
      '--legal-name',
      'Nova Ltda.',
      '--document',
      '12ABC34501DE35',
      '--support-phone',
      'none',
    );
    const wanted = { name: 'Nova Ltda.', document: '12ABC34501DE35', phone: null };
    await shop.until(async () =>
      isDeepStrictEqual(await legal(OFFERS.digital.id), { ...(await legal(OFFERS.digital.id)), ...wanted }),
    );
    expect(await legal(OFFERS.digitalOfB.id)).toEqual(other);
  });

  it('sets the platform’s fee of each sale: for the next one, not for earlier ones', async () => {
    const PIX = { bps: 1_000, fixed: 50 };
    const asked = order({ offerId: OFFERS.presets.id });
    const feeOf = async (paymentId: string) => {
      const [placed] = await shop.rows<{ fee: object }>(
        `select o.division -> 'terms' -> 'platformFee' as fee from orders o join payments p on p.order_id = o.id where p.id = $1`,
        [paymentId],
      );
      return placed?.fee;
    };
    const { paymentId } = await shop.bought(asked);
    const { stdout } = await run('conecta', '--fees', JSON.stringify({ ...FEES, PIX }));
    expect(JSON.parse(stdout)).toMatchObject({ id: PLATFORM_A, fees: { ...FEES, PIX }, pixEnabled: true });
    await shop.until(async () => {
      const fee = await feeOf((await shop.bought(asked)).paymentId);
      return isDeepStrictEqual(fee, PIX);
    });
    expect(await feeOf(paymentId)).toEqual(FEES.PIX);
    await run('conecta', '--fees', JSON.stringify(FEES));
  });

  it('reads the private key from a file, encrypts it, never shows it, and uses it for every account immediately (P3.131)', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = pemOf(privateKey);
    const accounts = shop.app.get(GatewayAccounts);
    const seen = async () => {
      const known = await accounts.of(onPlatform(PLATFORM_A));
      return [...new Set(known.map((one) => one.open().account.platformPrivateKey))];
    };

    const { stdout } = await run('conecta', '--private-key', written('key.pem', pem));
    expect(JSON.parse(stdout)).toMatchObject({ slug: 'conecta', privateKeySet: true });
    expect(stdout).not.toContain('privateKeySealed');
    const [kept] = await shop.rows('select private_key_sealed as sealed from platforms where id = $1', [
      PLATFORM_A,
    ]);
    expect(String(kept?.['sealed'])).not.toContain(pem.split('\n')[1]);
    await shop.until(async () => (await seen()).length === 1 && (await seen())[0] !== undefined);
    expect(await seen()).toEqual([Buffer.from(pem).toString('base64')]);

    await run('conecta', '--private-key', 'none');
    await shop.until(async () => (await seen()).every((key) => key === undefined));
  });

  it.each([
    ['a key that is none', 'not-a-key.pem', 'no key'],
    ['a key of a kind nobody signs with', 'ed25519.pem', pemOf(generateKeyPairSync('ed25519').privateKey)],
  ])('refuses %s and changes nothing', async (_what, name, text) => {
    const before = await row();
    expect(await run('conecta', '--pix', 'false', '--private-key', written(name, text))).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The private key is no RSA key in PEM.\n',
    });
    expect(await row()).toEqual(before);
  });

  it.each([
    [
      'a key on the command line',
      ['conecta', '--private-key=-----BEGIN PRIVATE KEY-----'],
      'Secrets are read from a file or standard input, never from the command line.',
    ],
    ['a platform nobody knows', ['nowhere', '--pix', 'false'], 'There is no platform nowhere.'],
    ['a switch that is none', ['conecta', '--pix', 'off'], 'A switch is true or false.'],
    ['fees that are no JSON', ['conecta', '--fees', 'none'], 'Fees are written as JSON.'],
    [
      'fees of a half cent, and of one method only',
      ['conecta', '--fees', '{"PIX": {"bps": 0, "fixed": 0.5}, "CREDIT_CARD": {"bps": 0, "fixed": 0}}'],
      'fees: PIX.fixed: fixed must be an integer number\nfees: BILLET: BILLET should not be null or undefined',
    ],
    [
      'a private key in the clear',
      ['conecta', '--cert-cash-in-url', 'http://files.example/in.p12'],
      'A certificate is fetched by https only.',
    ],
    [
      'a document with punctuation',
      ['conecta', '--document', '11.222.333/0001-81'],
      'A document is a CPF or a CNPJ without punctuation.',
    ],
    [
      'terms in the clear',
      ['conecta', '--terms-url', 'http://conecta.example'],
      'A page is an https address or a path of the site.',
    ],
  ])('refuses %s and changes nothing', async (_what, args, result) => {
    const before = await row();
    expect(await run(...args)).toEqual({ code: 1, stdout: '', stderr: `${result}\n` });
    expect(await row()).toEqual(before);
  });
});
