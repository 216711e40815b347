/**
 * Review items, for operators:
 *
 *     review-items list [--platform SLUG] [--kind KIND]
 *     review-items close ITEM --by NAME --why TEXT
 *
 * `list` prints the open items, oldest first. `close` records who resolved an item and how; it moves no money and changes no
 * payment. The item of a pending refund is closed with that refund (`refunds end`). Exits with 1 when nothing was closed.
 * Works beside a running platform.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { systemContext } from '../runtime/context/index.js';
import { ResolveReviewItem } from '../modules/review/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  const asked = requestedVerb(['platform', 'kind', 'by', 'why']);
  await withApplication(async (app) => {
    const answer = await answered(app, asked);
    console.log(JSON.stringify(answer, null, 2));
    if ('kind' in answer && answer.kind !== 'closed') process.exitCode = 1;
  });
});

type Asked = ReturnType<typeof requestedVerb<'platform' | 'kind' | 'by' | 'why'>>;

async function answered(app: INestApplicationContext, { verb, subject, given }: Asked) {
  const { platform = null, kind = null, by, why } = given;
  switch (verb) {
    case 'list':
      return app.get(ResolveReviewItem).open(systemContext('review-items command'), { platform, kind });
    case 'close':
      if (!isUUID(subject))
        throw new CommandRefused(`"${subject}" is not the id of an item. "list" prints them.`);
      return app
        .get(ResolveReviewItem)
        .answer(
          systemContext('review-items command', { operator: requiredText('by', by) }),
          subject,
          requiredText('why', why),
        );
    default:
      throw new CommandRefused(`"${verb}" is none of list, close.`);
  }
}

function requiredText(option: string, text = ''): string {
  const words = text.trim();
  if (words === '') throw new CommandRefused(`--${option} is needed: who looked, and what they found.`);
  return words;
}
