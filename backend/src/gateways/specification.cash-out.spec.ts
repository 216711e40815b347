import { describe, expect, it } from '@jest/globals';
import { SUBJECTS, wellDone } from './gateways.contract.subjects.js';
import { play, stage } from './testing/stage.js';

/** Payments.md §6: a platform may block cash-out. */
const paying = SUBJECTS.filter((subject) => wellDone(subject, 'withdraw'));

describe.each(paying)('$id', (subject) => {
  const { gateway, account, logins } = subject;
  const blocked = { ...account, blockedCashout: true };

  it('P6.12 pays nothing out for a platform that blocks cash-out: nothing is sent', async () => {
    const example = wellDone(subject, 'withdraw')!;
    const { runner, sent } = stage(example.exchanges, logins);
    await expect(play(runner, gateway, blocked, example)).resolves.toEqual({
      kind: 'refused',
      reason: 'configuration',
      detail: 'cash-out is blocked on this platform',
    });
    expect(sent).toEqual([]);
    await expect(play(runner, gateway, account, example)).resolves.not.toHaveProperty('kind', 'refused');
  });
});

describe.each(SUBJECTS.filter((subject) => wellDone(subject, 'queryWithdraw')))('$id', (subject) => {
  it('still tells what became of an earlier payout', async () => {
    const { gateway, account, logins } = subject;
    const example = wellDone(subject, 'queryWithdraw')!;
    const { runner } = stage(example.exchanges, logins);
    const outcome = await play(runner, gateway, { ...account, blockedCashout: true }, example);
    expect(outcome).toMatchObject({ kind: example.outcomeKind });
  });
});
