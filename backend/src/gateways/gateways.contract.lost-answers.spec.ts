import { describe, expect, it } from '@jest/globals';
import { TransportError, type Json } from '@guiche/gateway-kit';
import { play, stage, type Fault } from './testing/stage.js';
import { CALLING, moneyIndex, moneyMoved, wellDone } from './gateways.contract.subjects.js';

/** Payments.md §4: unlisted words are REJECTED, except at these. */
const UNLISTED_IS_PENDING = new Set([
  'ZENET',
  'NOXPAY',
  'NEXTPAY',
  'BRAVIVE',
  'VENITIP',
  'MAKE_YOUR_BANK',
  'PAYSHARKGATEWAY',
  'FLOW2PAY',
  'BMB',
]);

const UNSEEN_WORD = 'a_word_nobody_has_seen';

const PROVES_NOTHING: readonly { what: string; fault: Fault }[] = [
  { what: 'a hang', fault: new TransportError('timeout', 'late') },
  { what: 'a cut', fault: new TransportError('broken', 'reset') },
  { what: '500', fault: { status: 500, body: '{"message":"oops"}' } },
  { what: '502 with html', fault: { status: 502, body: '<html>Bad gateway</html>' } },
  { what: '503 without a body', fault: { status: 503, body: '' } },
  { what: '408', fault: { status: 408, body: '{}' } },
  { what: '409', fault: { status: 409, body: '{}' } },
  { what: '425', fault: { status: 425, body: '{}' } },
  { what: '302', fault: { status: 302, body: '' } },
  { what: 'html', fault: { status: 200, body: '<html>Welcome</html>' } },
  { what: '{}', fault: { status: 200, body: '{}' } },
  { what: 'null', fault: { status: 200, body: 'null' } },
  { what: 'half a body', fault: { status: 200, body: '{"id":' } },
];

const OURS: readonly { what: string; fault: Fault; reason: string }[] = [
  { what: 'no connection', fault: new TransportError('connection', 'refused'), reason: 'unreachable' },
  { what: '401', fault: { status: 401, body: '{}' }, reason: 'credentials' },
  { what: '403', fault: { status: 403, body: '{}' }, reason: 'credentials' },
  { what: '429', fault: { status: 429, body: '{}' }, reason: 'rate' },
];

describe.each(CALLING)('$id', (subject) => {
  const { id, gateway, account, operations, logins } = subject;

  for (const recording of moneyMoved(subject)) {
    const index = moneyIndex(subject, recording);

    describe(recording.name, () => {
      it.each(PROVES_NOTHING)(
        '$what in answer to the call that moves money is unknown',
        async ({ fault }) => {
          const { runner, sent, faults } = stage(recording.exchanges, logins);
          faults.set(index, fault);
          await expect(play(runner, gateway, account, recording)).resolves.toMatchObject({ kind: 'unknown' });
          // No blind retry: the call went out once.
          expect(sent).toHaveLength(index + 1);
        },
      );

      it('was certainly not booked when a step before it failed', async () => {
        for (let before = 0; before < index; before++) {
          for (const { fault } of PROVES_NOTHING) {
            const { runner, sent, faults } = stage(recording.exchanges, logins);
            faults.set(before, fault);
            const outcome = await play(runner, gateway, account, recording);
            expect(outcome).toMatchObject({ kind: 'refused', reason: 'unreachable' });
            expect(sent).toHaveLength(before + 1);
          }
        }
      });

      it('stays booked when a step after it failed', async () => {
        for (let after = index + 1; after < recording.exchanges.length; after++) {
          for (const { fault } of [...PROVES_NOTHING, ...OURS]) {
            const { runner, faults } = stage(recording.exchanges, logins);
            faults.set(after, fault);
            const outcome = await play(runner, gateway, account, recording);
            const { reference } = recording.outcome as { reference: string };
            expect(outcome).toMatchObject({ kind: recording.outcomeKind, reference });
          }
        }
      });
    });
  }

  for (const capability of ['query', 'find']) {
    const recording = wellDone(subject, capability);
    if (!recording) continue;
    it.each(PROVES_NOTHING)(`${capability}: $what tells nothing of the charge`, async ({ fault }) => {
      const { runner, faults } = stage(recording.exchanges, logins);
      faults.set(0, fault);
      await expect(play(runner, gateway, account, recording)).resolves.toMatchObject({ kind: 'unknown' });
    });
  }

  it.each(OURS)("$what counts as ours, never as the buyer's", async ({ fault, reason }) => {
    for (const { capability } of operations) {
      const recording = wellDone(subject, capability)!;
      const { runner, faults } = stage(recording.exchanges, logins);
      // A token is renewed once on 401, so the provider must insist.
      for (let index = 0; index <= recording.exchanges.length; index++) faults.set(index, fault);
      const outcome = await play(runner, gateway, account, recording);
      expect(outcome).toMatchObject({ kind: 'refused', reason });
    }
  });

  it('P4.7 P4.30 an unseen status word takes the specified default, flagged and never final', async () => {
    const readers = ['chargePix', 'query', 'find']
      .map((capability) => wellDone(subject, capability))
      // Some answers hold no status word at all (SAQPAY says only the code of a new charge).
      .filter((one) => one !== undefined && JSON.stringify(one.exchanges).match(/"status":"/i));
    for (const recording of readers) {
      if (!recording) continue;
      const exchanges = recording.exchanges.map(({ request, reply }) => ({
        request,
        reply: { ...reply, body: withUnseenStatus(reply.body) },
      }));
      const outcome = await play(stage(exchanges, logins).runner, gateway, account, recording);
      expect(outcome).toMatchObject({
        kind: unlistedBecomes(id),
        flagged: true,
        native: UNSEEN_WORD,
        reference: (recording.outcome as { reference: string }).reference,
      });
    }
  });
});

/** HUNTERPAY's unlisted words give no status (payments.md §4): nothing is told, nothing changes. */
function unlistedBecomes(id: string): 'awaiting' | 'declined' | 'unknown' {
  if (id === 'HUNTERPAY') return 'unknown';
  return UNLISTED_IS_PENDING.has(id) ? 'awaiting' : 'declined';
}

/** Replaces every status word in a reply. */
function withUnseenStatus(body: Json): Json {
  if (Array.isArray(body)) return body.map((part: Json) => withUnseenStatus(part));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      field.toLowerCase() === 'status' && typeof value === 'string' ? UNSEEN_WORD : withUnseenStatus(value),
    ]),
  );
}
