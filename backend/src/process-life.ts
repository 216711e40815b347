import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Shutdown } from './runtime/shutdown/index.js';

const IDLE_CHECK_MS = 100;

const log = new Logger('Process');

/** Stops in order when asked to; requests in flight have `graceMs` to finish. Asking again changes nothing. */
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
  // Readiness answers 503 from here on, so that a proxy sends buyers elsewhere while we finish.
  app.get(Shutdown).begin();
  const server = isHttp(app) ? app.getHttpServer() : undefined;
  // Those that wait for the end of their request would be kept open by their callers, and we with them.
  const idle = setInterval(() => server?.closeIdleConnections(), IDLE_CHECK_MS);
  const impatient = setTimeout(() => {
    log.warn(`requests not done after ${graceMs} ms are cut`);
    server?.closeAllConnections();
  }, graceMs);
  const overdue = setTimeout(() => {
    log.warn('still not done: leaving');
    process.exit(1);
  }, graceMs + 1000);
  try {
    // Nest's order: open pages and the worker end, then the server closes behind the last request, then the pools.
    await app.close();
  } catch (error) {
    log.error({ msg: 'stopping failed', err: error });
    process.exitCode = 1;
  }
  clearInterval(idle);
  clearTimeout(impatient);
  clearTimeout(overdue);
  process.exit();
}

/** A worker's context has no server. */
function isHttp(app: INestApplicationContext): app is NestFastifyApplication {
  return 'getHttpServer' in app;
}
