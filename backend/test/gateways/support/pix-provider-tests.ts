import { describe, expect, it } from '@jest/globals';
import { cents } from '@guiche/money';
import type { ChargeIntent, GatewayAccount, Outcome, WebhookReading } from '@guiche/gateway-kit';
import { credentialsOf } from '../../../src/gateways/rehearsal/examples.js';
import { SAMPLE_CHARGE, SAMPLE_WITHDRAW, sampleAccount } from '../../../src/gateways/rehearsal/samples.js';
import { gatewayOf, pause, untilReading, type SimulatorHarness } from './simulator-harness.js';

export interface PixProviderTraits {
  /** Whether a webhook is proven; a hint alone changes nothing. */
  readonly proof?: 'proven' | 'hint';
  /** The webhook carries our attempt id, so that a charge whose answer was lost is found again. */
  readonly reportsOurReference?: boolean;
  /** False where the provider has no status for a returned payment. */
  readonly reportsChargebacks?: boolean;
  /** Its webhooks go to the address entered in the panel, with these headers of the merchant. */
  readonly panel?: Record<string, string>;
  /** Beside the credentials of the examples. */
  readonly credentials?: Record<string, string>;
  /** How a chargeback is reported where the provider has no status for it. */
  readonly dispute?: 'refunded';
  /** The operation of a payout call, where it is the same as a charge's. */
  readonly payoutCall?: 'payout' | 'create';
  /** The answer to a refund only says that it was accepted. */
  readonly refundIsUnderWay?: true;
  /** The result of a payout is also reported by webhook. */
  readonly reportsPayouts?: true;
  readonly payouts?: readonly {
    pixKey: string;
    pixType: 'CPF' | 'EMAIL' | 'PHONE' | 'RANDOM';
    arrives: string;
  }[];
}

const REFERENCE = { attemptId: SAMPLE_CHARGE.attemptId, amount: SAMPLE_CHARGE.amount };

/** Tests of every PIX gateway over real HTTP, as far as it supports the operation. */
export function testPixProvider(harness: SimulatorHarness, id: string, traits: PixProviderTraits = {}): void {
  const gateway = gatewayOf(id);
  const { runner, impatient, control } = harness;
  const offers = (capability: string): boolean =>
    gateway.manifest.capabilities.some((one) => one === capability);
  const account = (): GatewayAccount => ({
    ...sampleAccount(id, { ...credentialsOf(id), ...traits.credentials }),
    baseAddress: harness.base(id),
    accountsBaseAddress: harness.base(id),
  });
  const intent = (change: Partial<ChargeIntent> = {}): ChargeIntent => ({
    ...SAMPLE_CHARGE,
    createdAt: new Date(),
    webhookUrl: harness.hook(id),
    ...change,
  });
  const query = (reference: string) =>
    runner.query(gateway, account(), {
      ...REFERENCE,
      reference,
      paymentMethod: 'PIX',
      createdAt: new Date(),
      queriedAt: new Date(),
    });
  const act = (reference: string, name: string) => control('POST', `/charges/${id}/${reference}/${name}`);
  const booked = async () =>
    (await control('GET', `/charges?provider=${id}`)) as { id: string; amount: number; pixCode: string }[];
  const enterInPanel = async (): Promise<void> => {
    if (offers('registerWebhook')) {
      const wanted = {
        url: harness.hook(id),
        authToken: account().webhookAuthToken,
        email: 'a@loja.example',
      };
      await expect(runner.registerWebhook(gateway, account(), wanted)).resolves.toMatchObject({
        kind: 'registered',
      });
    }
    if (traits.panel) await harness.enterInPanel(id, traits.panel);
  };

  async function charged(change: Partial<ChargeIntent> = {}): Promise<string> {
    const outcome = await runner.charge(gateway, account(), intent(change));
    expect(outcome).toMatchObject({ kind: 'awaiting' });
    return (outcome as Extract<Outcome, { kind: 'awaiting' }>).reference;
  }

  async function nextReading(): Promise<WebhookReading> {
    return runner.readWebhook(gateway, account(), await harness.nextDelivery());
  }

  async function refunded(reference: string): Promise<object> {
    return runner.refund(gateway, account(), {
      ...REFERENCE,
      refundId: '01942f3e-9000-7c3a-9d2b-5f1e8c6b4a99',
      reference,
      chargedAmount: SAMPLE_CHARGE.amount,
      amount: SAMPLE_CHARGE.amount,
    });
  }

  if (offers('chargePix')) {
    describe(`${id} over HTTP`, () => {
      const least = gateway.manifest.minAmounts?.PIX ?? 1;
      const amounts = [1, 29, least, 4990, 123_456].filter((value) => value >= least);

      it.each([...new Set(amounts)])(
        'charges %i centavos and shows the code (P1.8, P1.11)',
        async (value) => {
          const amount = cents(value);
          const items = [{ id: 'item-1', title: 'Curso', unitPrice: amount, quantity: 1, tangible: false }];
          const outcome = await runner.charge(gateway, account(), intent({ amount, items }));
          const [charge, ...others] = await booked();
          expect(others).toEqual([]);
          expect(charge?.amount).toBe(value);
          expect(outcome).toMatchObject({ kind: 'awaiting', pix: { copyPaste: charge?.pixCode } });
        },
      );

      if (least > 1) {
        it('refuses less than the least charge, and books nothing', async () => {
          const outcome = await runner.charge(
            gateway,
            account(),
            intent({ amount: cents(least - 1), items: [] }),
          );
          expect(outcome).toMatchObject({ kind: 'refused', reason: 'request' });
          expect(await booked()).toEqual([]);
        });
      }

      it('reports a payment by webhook and by query, and refunds it (P1.17)', async () => {
        await enterInPanel();
        const reference = await charged();
        const [{ id: theirs } = { id: '' }] = await booked();
        await act(theirs, 'pay');
        if (offers('webhook')) {
          const reading = await nextReading();
          expect(reading).toMatchObject({
            kind: traits.proof ?? 'hint',
            type: 'TRANSACTION',
            outcome: { kind: 'settled' },
            ...(traits.reportsOurReference === false ? {} : { attemptId: SAMPLE_CHARGE.attemptId }),
          });
        }
        if (offers('query'))
          await expect(query(reference)).resolves.toMatchObject({ kind: 'settled', reference });
        const outcome = await refunded(reference);
        if (!offers('refund')) {
          expect(outcome).toEqual({
            kind: 'refused',
            reason: 'notOffered',
            detail: 'Method not implemented.',
          });
          return;
        }
        expect(outcome).toMatchObject(
          traits.refundIsUnderWay
            ? { kind: 'processing', status: false }
            : { kind: 'refunded', status: true },
        );
        const after = await query(reference);
        const ours = after.kind === 'refunded' || (after.kind === 'chargedBack' && after.returned === true);
        expect({ after, ours }).toEqual({ after, ours: true });
        await expect(refunded(reference)).resolves.toMatchObject({ kind: 'refused', reason: 'request' });
      });

      it('reports a chargeback, where the provider has a status for it', async () => {
        if (traits.reportsChargebacks === false) return;
        await enterInPanel();
        const reference = await charged();
        const [{ id: theirs } = { id: '' }] = await booked();
        await act(theirs, 'pay');
        if (offers('webhook')) await nextReading();
        await act(theirs, 'chargeback');
        if (offers('webhook'))
          await expect(nextReading()).resolves.toMatchObject({
            outcome: { kind: traits.dispute ?? 'chargedBack' },
          });
        if (offers('query'))
          await expect(query(reference)).resolves.toMatchObject({ kind: traits.dispute ?? 'chargedBack' });
      });

      it.each([{ kind: 'hang' }, { kind: 'status', status: 500 }, { kind: 'garbage' }])(
        'does not charge again after an accepted request without an answer: %j',
        async (fault) => {
          await enterInPanel();
          await control('POST', '/faults', {
            provider: id,
            operation: 'create',
            afterAccepting: true,
            ...fault,
          });
          // A timeout is waited for only where the provider hangs.
          const waiting = fault.kind === 'hang' ? impatient : runner;
          await expect(waiting.charge(gateway, account(), intent())).resolves.toMatchObject({
            kind: 'unknown',
          });
          const [charge, ...others] = await booked();
          expect(others).toEqual([]);
          if (!offers('webhook')) return;
          await act(charge?.id ?? '', 'pay');
          const reading = await nextReading();
          const reported = traits.reportsOurReference === false ? {} : { attemptId: SAMPLE_CHARGE.attemptId };
          expect(reading).toMatchObject({ outcome: { kind: 'settled' }, ...reported });
          const { reference = '' } = reading as { reference?: string };
          if (offers('query')) await expect(query(reference)).resolves.toMatchObject({ kind: 'settled' });
        },
      );

      it('finds an accepted request without an answer by our own id, where the protocol can', async () => {
        const find = () =>
          runner.query(gateway, account(), {
            ...REFERENCE,
            paymentMethod: 'PIX',
            createdAt: new Date(),
            queriedAt: new Date(),
          });
        if (!offers('find')) {
          await expect(find()).resolves.toMatchObject({ kind: 'refused', reason: 'notOffered' });
          return;
        }
        await expect(find()).resolves.toEqual({ kind: 'notFound' });
        await control('POST', '/faults', {
          provider: id,
          operation: 'create',
          kind: 'cut',
          afterAccepting: true,
        });
        await expect(runner.charge(gateway, account(), intent())).resolves.toMatchObject({ kind: 'unknown' });
        await expect(find()).resolves.toMatchObject({ kind: 'awaiting' });
        expect(await booked()).toHaveLength(1);
      });

      it('refuses a forged webhook', async () => {
        await enterInPanel();
        if (!offers('webhook')) return;
        const reference = await charged();
        const [{ id: theirs } = { id: '' }] = await booked();
        const url = harness.hook(id);
        await control('POST', '/forge', { provider: id, id: theirs, url, headers: {} });
        const { kind } = await nextReading();
        expect(kind).toBe(traits.proof === 'proven' ? 'forged' : 'hint');
        // A hint triggers a query, and the provider's answer is used.
        if (offers('query')) await expect(query(reference)).resolves.toMatchObject({ kind: 'awaiting' });
      });

      it('does not find a charge of another account', async () => {
        if (!offers('query')) return;
        await expect(query('00000000-0000-4000-8000-000000000000')).resolves.toEqual({ kind: 'notFound' });
      });
    });
  }

  if (offers('withdraw') && (traits.payouts === undefined || traits.payouts.length > 0)) {
    describe(`${id} pays out over HTTP`, () => {
      const withdraw = (change: object = {}) =>
        runner.withdraw(gateway, account(), {
          ...SAMPLE_WITHDRAW,
          webhookUrl: harness.hook(id),
          createdAt: new Date(),
          ...change,
        });
      const status = (withdrawId: string) =>
        runner.queryWithdraw(gateway, account(), {
          withdrawReference: SAMPLE_WITHDRAW.withdrawReference,
          withdrawId,
          amount: SAMPLE_WITHDRAW.amount,
          createdAt: new Date(),
          queriedAt: new Date(),
        });

      it.each([
        ['settle', { kind: 'settled', status: 'APPROVED' }],
        ['reject', { kind: 'declined', status: 'REJECTED' }],
        ['wait', { kind: 'awaiting', status: 'PENDING' }],
      ])('a payout that the bank will %s (P1.13, P1.14)', async (outcome, expected) => {
        await control('POST', '/payouts', { provider: id, outcome });
        const queried = await withdraw();
        expect(queried).toMatchObject({ kind: 'awaiting', status: 'PENDING', amount: 4990 });
        if (!offers('queryWithdraw')) return;
        const { withdrawId } = queried as { withdrawId: string };
        // A payout that waits must still wait when the others would long be settled.
        if (outcome === 'wait') await pause(60);
        const reported = await untilReading(expected.kind, () => status(withdrawId));
        expect(reported).toMatchObject({ ...expected, withdrawId, amount: 4990 });
      });

      it.each(traits.payouts ?? [])(
        'takes the key $pixKey as $arrives (P5.44, P5.45, P5.50)',
        async ({ pixKey, pixType, arrives }) => {
          await expect(withdraw({ pixKey, pixType })).resolves.toMatchObject({ kind: 'awaiting' });
          const { requests } = (await control(
            'GET',
            `/requests?provider=${id}&operation=${traits.payoutCall ?? 'payout'}`,
          )) as {
            requests: { body: object }[];
          };
          expect(JSON.stringify(requests[0]?.body)).toContain(JSON.stringify(arrives));
        },
      );

      if (traits.reportsPayouts)
        it.each([
          ['settle', { kind: 'settled', status: 'APPROVED' }],
          ['reject', { kind: 'declined' }],
        ])('reports by webhook the result of a payout that the bank did %s', async (outcome, expected) => {
          await enterInPanel();
          await control('POST', '/payouts', { provider: id, outcome });
          const { withdrawId } = (await withdraw()) as { withdrawId: string };
          expect(await nextReading()).toMatchObject({
            kind: 'payout',
            proven: traits.proof === 'proven',
            payout: { type: 'WITHDRAW', withdrawId, outcome: { ...expected, withdrawId } },
          });
        });

      it('a payout whose answer was lost is unknown, never refused', async () => {
        await control('POST', '/faults', {
          provider: id,
          operation: traits.payoutCall ?? 'payout',
          kind: 'cut',
          afterAccepting: true,
        });
        await expect(withdraw()).resolves.toMatchObject({ kind: 'unknown' });
      });
    });
  }
}
