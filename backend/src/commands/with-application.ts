import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { configurationFromEnvironment } from '../config/index.js';
import { asked } from './command.js';

/** Does a command's work with everything the application holds, beside a running platform. It does no work of the queue. */
export async function withApplication(work: (app: INestApplicationContext) => Promise<void>): Promise<void> {
  const module = AppModule.of(configurationFromEnvironment(), 'atOnce');
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

/** What a command was asked to do, with which one, and how; left out, it lists. */
export function verbAsked<Name extends string>(names: readonly Name[]) {
  const { words, given } = asked(names, { words: 2 });
  const [verb = 'list', subject = ''] = words;
  return { verb, subject, given };
}
