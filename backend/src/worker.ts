import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { ConfigurationError, configurationFromEnvironment } from './config/index.js';
import type { Configuration } from './config/index.js';
import { stopOnSignal } from './process-life.js';
import { Worker } from './runtime/jobs/index.js';
import { startOperations } from './runtime/operations/index.js';
import { NestLog, createLog } from './runtime/logging/index.js';

/** The worker as a process of its own: background work, and no HTTP but metrics and health on OPERATIONS_PORT. Run as many as needed. */
async function main(configuration: Configuration): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.of(configuration), {
    logger: new NestLog(createLog(configuration.log)),
    abortOnError: false,
  });
  stopOnSignal(app, configuration.app.shutdownGraceMs);
  await startOperations(app, configuration.app);
  app.get(Worker).start();
  new Logger('Worker').log(`ready after ${Math.round(process.uptime() * 1000)} ms`);
}

try {
  await main(configurationFromEnvironment());
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
