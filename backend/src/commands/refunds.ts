/**
 * Refunds, for whoever runs the installation:
 *
 *     refunds list
 *     refunds give-back PAYMENT
 *     refunds end REFUND --returned true|false
 *
 * `list` tells of those whose end nobody told, the oldest first; about one that is `unresolved` a person was called. `give-back`
 * asks a provider to give the whole of a payment back. `end` says what a person saw at the provider: that the whole went back,
 * or that nothing did, and then it may be asked for again. Exit 1 when it is not so. Works beside a running platform.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Reads } from '../database/index.js';
import { systemContext } from '../runtime/context/index.js';
import { EndRefund, RefundPayment } from '../modules/payments/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { withApplication } from './with-application.js';

const DONE: readonly string[] = ['refunded', 'underWay', 'ended'];

await reportRefusals(async () => {
  const asked = requestedVerb(['returned']);
  await withApplication(async (app) => {
    const answer = await answered(app, asked);
    console.log(JSON.stringify(answer, null, 2));
    if ('kind' in answer && !DONE.includes(answer.kind)) process.exitCode = 1;
  });
});

type Asked = ReturnType<typeof requestedVerb<'returned'>>;

async function answered(app: INestApplicationContext, { verb, subject, given: { returned } }: Asked) {
  const ctx = systemContext('refunds command');
  switch (verb) {
    case 'list':
      return app.get(EndRefund).underWay(ctx);
    case 'give-back':
      return app.get(RefundPayment).refund(ctx.forPlatform(await platformOf(app, subject)), subject);
    case 'end':
      idOf('refund', subject);
      if (returned === 'true') return app.get(EndRefund).returned(ctx, subject);
      if (returned === 'false') return app.get(EndRefund).notReturned(ctx, subject);
      throw new CommandRefused('What did you see at the provider? --returned true|false');
    default:
      throw new CommandRefused(`"${verb}" is none of list, give-back, end.`);
  }
}

async function platformOf(app: INestApplicationContext, paymentId: string): Promise<string> {
  idOf('payment', paymentId);
  const [payment] = await app
    .get(Reads)
    .primary<{ platformId: string }>('select platform_id as "platformId" from payments_read where id = $1', [
      paymentId,
    ]);
  if (!payment) throw new CommandRefused(`There is no payment ${paymentId}.`);
  return payment.platformId;
}

function idOf(what: string, text: string): void {
  if (!isUUID(text)) throw new CommandRefused(`"${text}" is no ${what} id.`);
}
