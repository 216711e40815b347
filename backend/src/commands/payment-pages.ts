/**
 * Change detection for the pages on which buyers type payment data:
 *
 *     payment-pages list
 *     payment-pages check
 *     payment-pages approve --by NAME --why TEXT
 *
 * `check` reads the pages of each platform at PUBLIC_WEB_URL and prints what differs from what was approved; exit 1 when
 * something does. `approve` makes what is served now the approved state: run it after each deploy that changed pages, once
 * `check` shows only the expected changes.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { systemContext } from '../runtime/context/index.js';
import { PaymentPages } from '../modules/payment-pages/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  const asked = requestedVerb(['by', 'why']);
  await withApplication(async (app) => {
    console.log(JSON.stringify(await answer(app, asked), null, 2));
  });
});

async function answer(
  app: INestApplicationContext,
  { verb, given }: ReturnType<typeof requestedVerb<'by' | 'why'>>,
) {
  const ctx = systemContext('payment-pages command');
  const pages = app.get(PaymentPages);
  switch (verb) {
    case 'list':
      return pages.list(ctx);
    case 'check': {
      const reports = await pages.checkAll(ctx);
      if (reports.some(({ changes }) => changes?.length)) process.exitCode = 1;
      return reports;
    }
    case 'approve':
      return { approved: await approveAll(pages, required('by', given.by), required('why', given.why)) };
    default:
      throw new CommandRefused(`"${verb}" is none of list, check, approve.`);
  }
}

function approveAll(pages: PaymentPages, operator: string, why: string): Promise<number> {
  return pages.approveAll(systemContext('payment-pages command', { operator }), why);
}

function required(option: string, text = ''): string {
  if (text.trim() === '')
    throw new CommandRefused(`--${option} is needed: who approves the pages, and why they changed.`);
  return text.trim();
}
