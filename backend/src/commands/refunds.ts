/**
 * Refunds, for operators:
 *
 *     refunds list
 *     refunds give-back PAYMENT
 *     refunds end REFUND --returned true|false
 *
 * `list` prints the refunds without a final result, oldest first; one that is `unresolved` has a review item. `give-back`
 * requests the refund of a whole payment. `end` records what the provider's own records show: that the whole was returned, or
 * that nothing was, after which the refund may be requested again. Exits with 1 when the request is refused. Works beside a
 * running platform.
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
