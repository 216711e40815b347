/**
 * Blocks of the velocity limits, for operators:
 *
 *     velocity list [--platform SLUG] [--all true]
 *     velocity release BLOCK --by NAME
 *
 * `list` prints the blocks in force, latest first, and with `--all true` also those that ended or were released. `release`
 * deletes the counts of that subject, so that a legitimate buyer can continue: within 5 s in every process. Exits with 1 when
 * nothing was released. Works beside a running platform. `platform:settings --velocity-limits` sets the limits of a platform.
 */
import type { INestApplicationContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { systemContext } from '../runtime/context/index.js';
import { AnswerBlocks } from '../modules/protection/index.js';
import { CommandRefused, reportRefusals, requestedVerb } from './command.js';
import { withApplication } from './with-application.js';

await reportRefusals(async () => {
  const asked = requestedVerb(['platform', 'all', 'by']);
  await withApplication(async (app) => {
    const answer = await answered(app, asked);
    console.log(JSON.stringify(answer, null, 2));
    if ('released' in answer && !answer.released) process.exitCode = 1;
  });
});

async function answered(
  app: INestApplicationContext,
  { verb, subject, given }: ReturnType<typeof requestedVerb<'platform' | 'all' | 'by'>>,
) {
  const { platform = null, all = 'false', by = '' } = given;
  switch (verb) {
    case 'list':
      if (all !== 'true' && all !== 'false') throw new CommandRefused('--all is true or false.');
      return app.get(AnswerBlocks).list(systemContext('velocity command'), { platform, all: all === 'true' });
    case 'release':
      if (!isUUID(subject))
        throw new CommandRefused(`"${subject}" is not the id of a block. "list" prints them.`);
      if (by.trim() === '')
        throw new CommandRefused('--by is required: the name of the person who releases it.');
      const ctx = systemContext('velocity command', { operator: by.trim() });
      return { released: await app.get(AnswerBlocks).release(ctx, subject) };
    default:
      throw new CommandRefused(`"${verb}" is none of list, release.`);
  }
}
