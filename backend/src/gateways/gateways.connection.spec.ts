import { describe, expect, it } from '@jest/globals';
import { SUBJECTS } from './gateways.contract.subjects.js';
import { stage } from './rehearsal/stage.js';

const NOBODYS = '019aa1d0-0000-7000-8000-0000000000aa';
const ENOUGH = 6;

/** Gateways without a query and without a login. */
const NOT_TESTABLE = SUBJECTS.filter(
  ({ gateway: { query, find, queryWithdraw, logins } }) =>
    !query && !find && !queryWithdraw && Object.keys(logins).length === 0,
).map(({ id }) => id);

const answered = (status: number) =>
  Array.from({ length: ENOUGH }, () => ({
    request: { method: 'GET', url: '', headers: {} },
    reply: { status, body: { message: 'no' } },
  }));

const isTestable = ({ gateway }: (typeof SUBJECTS)[number]) => !NOT_TESTABLE.includes(gateway.manifest.id);

describe.each(SUBJECTS.filter(isTestable))('the connection of $id', ({ gateway, account, logins }) => {
  const test = async (status: number) => {
    const { runner, sent } = stage(answered(status), logins);
    const outcome = await runner.testConnection(gateway, account, { attemptId: NOBODYS });
    return { outcome, sent };
  };

  it('the connection test queries an unknown id, and the answer "not found" passes it', async () => {
    const { outcome, sent } = await test(404);
    expect(outcome.kind).toBe('connected');
    for (const { url, body = '' } of sent)
      expect(`${url} ${body}`).not.toMatch(/refund|cashout|transfer_req/i);
  });

  it('the connection test fails when the provider rejects the credentials', async () => {
    const { outcome, sent } = await test(401);
    if (sent.length === 0) expect(outcome).toEqual({ kind: 'connected', by: 'login' });
    else expect(outcome).toMatchObject({ kind: 'refused', reason: 'credentials' });
  });

  it('the connection test has no result when the provider is down', async () => {
    const { outcome, sent } = await test(503);
    if (sent.length === 0) expect(outcome).toEqual({ kind: 'connected', by: 'login' });
    else expect(['unknown', 'refused']).toContain(outcome.kind);
  });
});

it('every provider with a query or a login has a connection test', async () => {
  const outcomes = await Promise.all(
    SUBJECTS.map(async ({ id, gateway, account, logins }) => {
      const { runner } = stage(answered(404), logins);
      const { kind } = await runner.testConnection(gateway, account, { attemptId: NOBODYS });
      return { id, kind };
    }),
  );
  const not = outcomes.filter(({ kind }) => kind === 'notTestable').map(({ id }) => id);
  expect(not).toEqual(NOT_TESTABLE);
  expect(not).toEqual(expect.arrayContaining(['SAQPAY', 'ULTRAGATE']));
});
