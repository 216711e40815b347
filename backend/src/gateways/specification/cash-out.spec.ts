import { describe, expect, it } from '@jest/globals';
import type { GatewayAccount } from '@guiche/gateway-kit';
import { SUBJECTS, successfulExample } from '../gateways.contract.subjects.js';
import { runOperation, stage } from '../rehearsal/stage.js';

/** Payments.md §6: a platform may block cash-out. */
const paying = SUBJECTS.filter((subject) => successfulExample(subject, 'withdraw'));

describe.each(paying)('$id', (subject) => {
  const { gateway, account, logins } = subject;
  const blocked = { ...account, blockedCashout: true };

  it('pays nothing out for a platform that blocks cash-out: nothing is sent (P6.12)', async () => {
    const example = successfulExample(subject, 'withdraw')!;
    const { runner, sent } = stage(example.exchanges, logins);
    await expect(runOperation(runner, gateway, blocked, example)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'cash-out is blocked on this platform',
    });
    expect(sent).toEqual([]);
    await expect(runOperation(runner, gateway, account, example)).resolves.not.toHaveProperty(
      'kind',
      'refused',
    );
  });
});

describe.each(paying)('$id', (subject) => {
  const { gateway, logins } = subject;
  const { platformCertificates: _, ...without } = subject.account;
  const url = 'https://files.example/cash-out.p12';

  it('pays nothing out without a cash-out certificate of the account or its platform: nothing is sent (P6.13)', async () => {
    const recording = successfulExample(subject, 'withdraw')!;
    const outcomeFor = async (account: GatewayAccount) => {
      const { runner, sent } = stage(recording.exchanges, logins);
      return { outcome: await runOperation(runner, gateway, account, recording), sent: sent.length };
    };
    const detail = gateway.manifest.missingCertificate ?? 'Unauthorized.';
    const refused = { outcome: { kind: 'refused', reason: 'configuration', detail }, sent: 0 };
    expect(await outcomeFor(without)).toEqual(refused);
    expect(await outcomeFor({ ...without, cashInCertificate: { url } })).toEqual(refused);
    expect(await outcomeFor({ ...without, platformCertificates: { cashIn: { url } } })).toEqual(refused);
    for (const account of [
      { ...without, cashOutCertificate: { url } },
      { ...without, platformCertificates: { cashOut: { url } } },
    ])
      expect((await outcomeFor(account)).outcome).not.toHaveProperty('kind', 'refused');
  });
});

describe.each(SUBJECTS.filter((subject) => successfulExample(subject, 'queryWithdraw')))('$id', (subject) => {
  it('still returns the state of an earlier payout', async () => {
    const { gateway, account, logins } = subject;
    const example = successfulExample(subject, 'queryWithdraw')!;
    const { runner } = stage(example.exchanges, logins);
    const outcome = await runOperation(runner, gateway, { ...account, blockedCashout: true }, example);
    expect(outcome).toMatchObject({ kind: example.outcomeKind });
  });
});
