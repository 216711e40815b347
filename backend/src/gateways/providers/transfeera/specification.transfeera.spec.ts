import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { NativeBody, TokenCache } from '@guiche/gateway-kit';
import { successfulExample } from '../../gateways.contract.subjects.js';
import { SAMPLE_BILLET_CHARGE, SAMPLE_CHARGE } from '../../rehearsal/samples.js';
import { requestsOf } from '../../testing/run-example.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { outcomeOfStatus, subjectOf } from '../../testing/words.js';

const subject = subjectOf('TRANSFEERA');
const { gateway, account, login, manifest } = subject;
const exampleOf = (name: string) => subject.examples.find((one) => one.name === name)!;

describe('TRANSFEERA', () => {
  it('TRANSFEERA has the name of the specification (P1.28)', () => {
    expect(manifest.id).toBe('TRANSFEERA');
  });

  it.each([
    ['waiting', 'awaiting', 'P4.8'],
    ['processing', 'awaiting', 'P4.9'],
    ['paid', 'settled', 'P4.16'],
    ['refunded', 'refunded', 'P4.21'],
    ['canceled', 'refunded', 'P4.22'],
  ])('reads %s of a boleto as %s, the typical mapping (%s)', async (word, kind) => {
    const { runner } = stage([withStatus('query.settled.billet', word)], login);
    const outcome = await runOperation(runner, gateway, account, exampleOf('query.settled.billet'));
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  it('maps every other status to REJECTED, with a review item (P4.30)', async () => {
    await expect(outcomeOfStatus('TRANSFEERA', 'query', 'A_NEW_WORD')).resolves.toMatchObject({
      kind: 'declined',
      flagged: true,
    });
  });

  it('gets a token by OAuth client credentials, at the login address of the account (P7.90)', async () => {
    expect(login?.request).toEqual({
      method: 'POST',
      url: 'http://provider.example/login/authorization',
      body: {
        grant_type: 'client_credentials',
        client_id: account.credentials['clientId'],
        client_secret: account.credentials['clientSecret'],
      },
    });
    const { runner, sent } = stage(exampleOf('chargePix.awaiting').exchanges, {
      ...login!,
      request: { ...login!.request, url: 'http://provider.example/base/authorization' },
    });
    const { loginBaseAddress: _, ...withoutOne } = account;
    await runner.charge(gateway, withoutOne, SAMPLE_CHARGE);
    expect(sent).toHaveLength(1);
  });

  it('acts for a sub-account if it is configured', async () => {
    const request = gateway.logins.main?.send({ ...account.credentials, accountId: 'sub-1' });
    expect(request?.body).toMatchObject({ scope: 'account_id:sub-1' });
  });

  it('caches a token for its lifetime, less a minute', async () => {
    const cache = new TokenCache();
    let calls = 0;
    const tokenAt = (seconds: number) =>
      cache.get(
        'account-1',
        () => new Date(Date.parse('2030-01-02T02:30:00Z') + seconds * 1000),
        async () => {
          calls += 1;
          return gateway.logins.main!.read(
            NativeBody.of({ access_token: `token-${calls}`, expires_in: 1800 }),
          );
        },
      );
    await expect(tokenAt(0)).resolves.toBe('token-1');
    await expect(tokenAt(1739)).resolves.toBe('token-1');
    await expect(tokenAt(1740)).resolves.toBe('token-2');
  });

  it('names the company in every call, the token call and the one for the PDF too', async () => {
    const { exchanges } = exampleOf('chargeBillet.awaiting');
    const { runner, sent } = stage(exchanges, login);
    await runner.charge(gateway, account, SAMPLE_BILLET_CHARGE);
    expect(sent.map(({ headers }) => headers['user-agent'])).toEqual(
      Array(2).fill('Loja (contato@loja.example)'),
    );
    expect(gateway.logins.main?.send(account.credentials).headers).toEqual({
      'user-agent': 'Loja (contato@loja.example)',
    });
  });

  it('fetches the PDF of a boleto last, and its place in our storage is the address the buyer opens (P7.123, P7.124)', async () => {
    const example = exampleOf('chargeBillet.awaiting');
    const { runner, sent } = stage(example.exchanges, login);
    const outcome = await runOperation(runner, gateway, account, example);
    expect(sent.map(({ method, url, file }) => [method, new URL(url).pathname, file])).toEqual([
      ['POST', '/base/charges', undefined],
      ['GET', '/base/charges/chg-test-1/pdf', true],
    ]);
    expect(outcome).toMatchObject({
      billet: { url: `https://files.example/${SAMPLE_CHARGE.attemptId}.pdf` },
    });
  });

  it("says 'Error on upload pdf' when what came is no PDF, and the boleto stays booked (P8.42)", async () => {
    const example = exampleOf('chargeBillet.awaiting');
    const [booking, pdf] = example.exchanges;
    const page = { ...pdf!, reply: { status: 200, body: null, file: '<html>Entre na sua conta</html>' } };
    const { runner, log } = stage([booking!, page], login);
    const outcome = await runOperation(runner, gateway, account, example);
    expect(outcome).toMatchObject({ kind: 'awaiting', reference: 'chg-test-1' });
    expect(outcome).not.toHaveProperty('billet.url');
    expect(log.at(-1)?.outcome).toBe('Error on upload pdf: it is not what its name says');
  });

  it('gives a boleto one day, counted in São Paulo (P9.30)', async () => {
    // Charged on the 1st at 23:30 there, the 2nd in London.
    expect((await requestsOf('TRANSFEERA', 'chargeBillet.awaiting'))[0]?.body).toMatchObject({
      due_date: '2030-01-02',
      expiration_date: '2030-01-02',
    });
    expect(exampleOf('chargeBillet.awaiting').outcome).toMatchObject({
      expiresAt: '2030-01-03T02:59:59.000Z',
    });
  });

  it('gives a code one day (P9.14)', async () => {
    expect((await requestsOf('TRANSFEERA', 'chargePix.awaiting'))[0]?.body).toMatchObject({
      expiration: 86_400,
    });
    expect(exampleOf('chargePix.awaiting').outcome).toMatchObject({ expiresAt: '2030-01-03T02:30:00.000Z' });
  });

  it('creates a batch for a payout, then closes it (P7.55)', async () => {
    const example = successfulExample(subject, 'withdraw')!;
    const { runner, sent } = stage(example.exchanges, login);
    await runOperation(runner, gateway, account, example);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /base/batch',
      'POST /base/batch/1426/close',
    ]);
    expect(JSON.parse(sent[0]?.body ?? '')).not.toHaveProperty('auto_close');
  });

  it.each([
    ['CRIADO', 'awaiting'],
    ['FINALIZADO', 'settled'],
    ['FALHA', 'declined'],
    ['DEVOLVIDO', 'declined'],
  ])('uses the status of the transfer, %s, and never that of its bank account', async (word, kind) => {
    const { exchanges } = exampleOf('queryWithdraw.settled');
    const body = exchanges[0]?.reply.body as Record<string, unknown>;
    const answer = { ...exchanges[0]!, reply: { status: 200, body: { ...body, status: word } as never } };
    const { runner } = stage([answer], login);
    const outcome = await runOperation(runner, gateway, account, exampleOf('queryWithdraw.settled'));
    expect(body['destination_bank_account']).toMatchObject({ status: 'CRIADO' });
    expect(outcome).toMatchObject({ kind, native: word });
    expect(outcome).not.toHaveProperty('flagged');
  });

  describe('a delivery', () => {
    const { delivery } = exampleOf('webhook.proven.cash-in');
    const rawBody = JSON.stringify(delivery?.body);
    const headersOf = (secret: string, at = '1893551460123', over = `${at}.${rawBody}`) => ({
      'transfeera-signature': `t=${at},v1=${createHmac('sha256', secret).update(over).digest('hex')}`,
    });
    const secret = String(account.credentials['signatureSecret']);
    const kindOf = (headers: Record<string, string>, credentials = account.credentials): string =>
      stage([]).runner.readWebhook(gateway, { ...account, credentials }, { headers, rawBody }).kind;

    it('a delivery is signed over its milliseconds and its bytes, as in the vector of the maker', () => {
      const signed = createHmac('sha256', 'example-signature-secret')
        .update('1704908010123.{"id":"7d3aae40-6655-4d9a-801b-d0ab7ae906d7","version":"v1"}')
        .digest('hex');
      expect(signed).toBe('94c0b1191e09a90d8de4a6486dafb2d836200bfa23d61ff984b751b2062b1573');
      expect(kindOf(headersOf(secret))).toBe('proven');
    });

    it.each([
      [
        'a second v1 of a secret that is being replaced',
        (t: string, v1: string) => `${t},v1=${'0'.repeat(64)},${v1}`,
      ],
      ['the right v1 first', (t: string, v1: string) => `${t},${v1},v1=${'0'.repeat(64)}`],
      ['other schemes', (t: string, v1: string) => `${t},v0=abc,${v1},v2=def`],
      ['blanks and another order', (t: string, v1: string) => `${v1} , ${t}`],
    ])('a delivery is proven with %s beside', (_, written) => {
      const [t = '', v1 = ''] = headersOf(secret)['transfeera-signature'].split(',');
      expect(kindOf({ 'transfeera-signature': written(t, v1) })).toBe('proven');
    });

    it.each([
      ['another secret', headersOf('another-secret')],
      [
        'the right value under another scheme',
        { 'transfeera-signature': headersOf(secret)['transfeera-signature'].replace('v1=', 'v2=') },
      ],
      [
        'two wrong signatures',
        { 'transfeera-signature': `t=1893551460123,v1=${'0'.repeat(64)},v1=${'1'.repeat(64)}` },
      ],
      ['the milliseconds left out of what is signed', headersOf(secret, '1893551460123', rawBody)],
      [
        'other milliseconds',
        { 'transfeera-signature': headersOf(secret)['transfeera-signature'].replace('0123', '0124') },
      ],
      ['no signature', {}],
      ['half of one', { 'transfeera-signature': 't=1893551460123' }],
    ])('a delivery is forged with %s', (_, headers) => {
      expect(kindOf(headers as Record<string, string>)).toBe('forged');
    });

    it('a delivery is a hint until the account knows the secret', () => {
      const { signatureSecret: _, ...without } = account.credentials;
      expect(kindOf(headersOf(''), without)).toBe('hint');
      expect(kindOf(headersOf(''), { ...without, signatureSecret: '' })).toBe('hint');
    });
  });
});

function withStatus(name: string, word: string) {
  const [exchange] = exampleOf(name).exchanges;
  const body = exchange!.reply.body as Record<string, never>;
  return { ...exchange!, reply: { status: 200, body: { ...body, status: word } as never } };
}
