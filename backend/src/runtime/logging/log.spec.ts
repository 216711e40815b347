import { describe, expect, it } from '@jest/globals';
import { AxiosError } from 'axios';
import { newRequestScope, runInScope } from '../../database/index.js';
import { NestLog, createLog } from './log.js';

function capture(): { lines: Record<string, unknown>[]; log: ReturnType<typeof createLog> } {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { lines, log };
}

describe('the log', () => {
  it('writes one JSON line with level, time, and the id and the actor of the request', () => {
    const { lines, log } = capture();
    runInScope(newRequestScope('req-1', 1_000, 'system:janitor'), () => log.info({ route: '/x' }, 'done'));
    expect(lines).toEqual([
      {
        ...{ level: 'info', time: expect.stringMatching(/^\d{4}-/), route: '/x', msg: 'done' },
        ...{ requestId: 'req-1', actor: 'system:janitor' },
      },
    ]);
  });

  it('shows no document, card, secret or body, however deep it was put', () => {
    const { lines, log } = capture();
    const secrets = {
      cpf: '52998224725',
      authorization: 'Bearer s3cret',
      cookie: 'session=s3cret',
      creditCard: { cardNumber: '4111111111111111' },
      access_token: 's3cret',
      cvv: '123',
      body: '{"cpf":"52998224725"}',
    };
    log.info({ ...secrets, buyer: secrets, charge: { customer: secrets, payers: [{ payer: secrets }] } });
    log.info(Object.assign(new (class Purchase {})(), { creditCard: secrets }), 'a form');
    const text = JSON.stringify(lines);
    expect(lines).toHaveLength(2);
    for (const secret of ['52998224725', 's3cret', '4111111111111111', '"123"'])
      expect(text).not.toContain(secret);
  });

  it.each([
    ...['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'clientSecret', 'client_secret'],
    ...['token', 'access_token', 'accessToken', 'apiKey', 'api_key', 'credentials', 'body', 'rawBody'],
    ...['cpf', 'cnpj', 'document', 'userDocument', 'phone', 'email'],
    ...['creditCard', 'cardNumber', 'card_number', 'number', 'cvv', 'holderName', 'holderDocument'],
    // As headers and providers spell them.
    ...['Authorization', 'X-Authorization-Key', 'x-api-key', 'Set-Cookie', 'proxy-authorization'],
    ...['refresh_token', 'asaasAccessToken', 'passphrase', 'privateKey', 'pfx', 'secretAccessKey'],
    ...['cpfCnpj', 'customer_email', 'mobilePhone', 'pan', 'holder', 'securityCode', 'cvc', 'Body'],
  ])('shows nothing that is called %s, and everything beside it', (name) => {
    const { lines, log } = capture();
    const result = { [name]: 's3cret', paymentId: 'p-1' };
    log.info({ ...result, charge: { customer: result } });
    const hidden = { [name]: '[redacted]', paymentId: 'p-1' };
    expect(lines).toMatchObject([{ ...hidden, charge: { customer: hidden } }]);
  });

  it.each([
    ['GET /x?access_token=s3cret&page=2', 'GET /x?access_token=[redacted]&page=2'],
    ['GET /x?a=1&signature=s3cret', 'GET /x?a=1&signature=[redacted]'],
    ['GET /x?X-Amz-Signature=s3cret&a=1', 'GET /x?X-Amz-Signature=[redacted]&a=1'],
    ['GET /x?client_secret=s3cret', 'GET /x?client_secret=[redacted]'],
    ['to redis://:s3cret@db', 'to redis://:[redacted]@db'],
    ['to postgres://guiche:s3@cret@db/guiche', 'to postgres://guiche:[redacted]@db/guiche'],
    ['the buyer 529.982.247-25 with 4111 1111 1111 1111', 'the buyer *** with ***'],
    ['value "ana@example.com" is too long', 'value "***" is too long'],
    ['refused Bearer s3.cret-x for it', 'refused Bearer [redacted] for it'],
    ['refused Basic czNjcmV0= for it', 'refused Basic [redacted] for it'],
    ['to postgres://guiche:s3cret@db/guiche', 'to postgres://guiche:[redacted]@db/guiche'],
  ])('takes the secret out of the sentence %j', (sentence, clean) => {
    const { lines, log } = capture();
    new NestLog(log).warn(sentence, 'Context');
    expect(lines).toMatchObject([{ level: 'warn', context: 'Context', msg: clean }]);
  });

  it('removes the secret from every position of a line', () => {
    const { lines, log } = capture();
    const address = 'https://x/y?token=s3cret';
    new NestLog(log).warn({ msg: `to ${address}`, url: address, tried: [new URL(address), { address }] });
    new NestLog(log).error('broken', `Error: at ${address}`, 'Context');
    const clean = 'https://x/y?token=[redacted]';
    expect(lines).toMatchObject([
      { msg: `to ${clean}`, url: clean, tried: [clean, { address: clean }] },
      { msg: 'broken', stack: `Error: at ${clean}`, context: 'Context' },
    ]);
  });

  it('describes an error under any name and at any depth, without its properties', () => {
    const { lines, log } = capture();
    const config = { headers: { 'X-Any': 's3cret' } };
    const failed = new AxiosError('refused', 'ECONNREFUSED', { ...config } as never);
    const plain = Object.assign(new Error('refused'), { config });
    const late = new DOMException('too late', 'TimeoutError');
    log.warn({ failure: failed, all: [plain], err: late, bytes: Buffer.from('s3cret') });
    expect(JSON.stringify(lines)).not.toContain('s3cret');
    expect(lines).toMatchObject([
      {
        failure: { type: 'AxiosError', message: 'refused', code: 'ECONNREFUSED' },
        all: [{ type: 'Error', message: 'refused' }],
        err: { type: 'TimeoutError', message: 'too late' },
        bytes: '[bytes]',
      },
    ]);
  });

  it('shows everything else as it is, and ends where a line bites its own tail', () => {
    const { lines, log } = capture();
    const instant = new Date('2026-03-02T12:00:00.000Z');
    const tail: Record<string, unknown> = { at: instant, price: 9_700, kept: null };
    tail.of = tail;
    log.info(tail, 'done');
    const inner = { at: '2026-03-02T12:00:00.000Z', price: 9_700, kept: null };
    expect(lines).toMatchObject([
      { ...inner, of: { ...inner, of: { ...inner, of: { ...inner, of: { ...inner, of: '[deep]' } } } } },
    ]);
  });

  it('keeps the name and code of an error, without its other properties', () => {
    const { lines, log } = capture();
    const cause = Object.assign(new Error('connect to postgres://guiche:s3cret@db/guiche'), {
      code: '57P01',
    });
    const error = Object.assign(
      new Error('GET https://x/?access_token=s3cret with Bearer s3cret', { cause }),
      {
        config: { headers: { authorization: 's3cret' } },
        parameters: ['s3cret'],
      },
    );
    new NestLog(log).error(error, 'Context');
    expect(JSON.stringify(lines)).not.toContain('s3cret');
    expect(lines[0]).toMatchObject({
      level: 'error',
      context: 'Context',
      err: {
        type: 'Error',
        cause: { code: '57P01', message: 'connect to postgres://guiche:[redacted]@db/guiche' },
      },
    });
  });
});
