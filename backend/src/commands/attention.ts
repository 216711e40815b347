/**
 * What a person was called for, for whoever runs the installation:
 *
 *     attention list [--platform SLUG] [--kind KIND]
 *     attention close ITEM --by NAME --why TEXT
 *
 * `list` tells of those that nobody answered, the oldest first. `close` says who looked and what they found; it moves no money and
 * changes no payment. What asks about a refund that is under way ends with that refund (`refunds end`). Exit 1 when nothing was
 * closed. Works beside a running platform.
 */
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { isUUID } from 'class-validator';
import { AppModule } from '../app.module.js';
import { configurationFromEnvironment } from '../config/index.js';
import { AnswerCall } from '../modules/payments/index.js';
import { CommandRefused, tellingRefusals } from './command.js';

const TEXT = { type: 'string' } as const;

await tellingRefusals(async () => {
  const asked = read(process.argv.slice(2));
  const app = await NestFactory.createApplicationContext(AppModule.of(configurationFromEnvironment()), {
    logger: false,
    abortOnError: false,
  });
  try {
    const answer = await answered(app, asked);
    console.log(JSON.stringify(answer, null, 2));
    if ('kind' in answer && answer.kind !== 'closed') process.exitCode = 1;
  } finally {
    await app.close();
  }
});

type Asked = ReturnType<typeof read>;

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { platform: TEXT, kind: TEXT, by: TEXT, why: TEXT },
      allowPositionals: true,
    });
    const [verb = 'list', item = '', ...more] = positionals;
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much`);
    return { verb, item, ...values };
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

async function answered(app: INestApplicationContext, asked: Asked) {
  const { verb, item, platform = null, kind = null } = asked;
  switch (verb) {
    case 'list':
      return app.get(AnswerCall).unanswered({ platform, kind });
    case 'close':
      if (!isUUID(item)) throw new CommandRefused(`"${item}" is no item's id; "list" tells them.`);
      return app.get(AnswerCall).answer(item, { by: told('by', asked.by), why: told('why', asked.why) });
    default:
      throw new CommandRefused(`"${verb}" is none of list, close.`);
  }
}

function told(option: string, text = ''): string {
  const words = text.trim();
  if (words === '') throw new CommandRefused(`--${option} is needed: who looked, and what they found.`);
  return words;
}
