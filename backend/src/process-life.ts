import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Shutdown } from './runtime/shutdown/index.js';

const log = new Logger('Process');

/** Stops in order when asked to: no new requests, those in flight finish within the grace, then worker and pools. */
export function stopOnSignal(app: INestApplicationContext, graceMs: number): void {
  let stopping: Promise<void> | undefined;
  const stop = (reason: string): void => {
    stopping ??= closeDown(app, graceMs, reason);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The supervisor that started us is gone.
  process.on('disconnect', () => stop('disconnect'));
}

async function closeDown(app: INestApplicationContext, graceMs: number, reason: string): Promise<void> {
  log.log(`stopping (${reason})`);
  app.get(Shutdown).begin();
  const overdue = setTimeout(() => {
    log.warn(`not done after ${graceMs} ms: leaving`);
    process.exit(1);
  }, graceMs + 1000);
  try {
    if (isHttp(app)) await finishRequests(app, graceMs);
    await app.close();
  } catch (error) {
    log.error({ msg: 'stopping failed', err: error });
    process.exitCode = 1;
  }
  clearTimeout(overdue);
  process.exit();
}

/** Every application context has the methods of a server once it is one. */
function isHttp(app: INestApplicationContext): app is NestFastifyApplication {
  return 'getHttpServer' in app;
}

async function finishRequests(app: NestFastifyApplication, graceMs: number): Promise<void> {
  const server = app.getHttpServer();
  const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
  await app.getHttpAdapter().getInstance().close();
  clearTimeout(impatient);
}
