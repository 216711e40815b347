import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { configurationFromEnvironment } from '../config/index.js';
import { CommandRefused } from './command.js';

/** Does a command's work with everything the application holds, beside a running platform. It does no work of the queue. */
export async function withApplication(work: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.of(configurationFromEnvironment()), {
    logger: false,
    abortOnError: false,
  });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

/** What a command was asked to do, with which one, and how; left out, it lists. All options are texts. */
export function verbAsked<Name extends string>(names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [verb = 'list', subject = '', ...more] = positionals;
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much`);
    return { verb, subject, given: values as Partial<Record<Name, string>> };
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}
