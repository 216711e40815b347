import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { configurationFromEnvironment } from '../config/index.js';

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
