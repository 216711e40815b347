import type { Abstract, INestApplication, InjectionToken, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { freePort } from '@guiche/tooling/ports';
import { startApiOperations } from '../../src/api-description.js';
import { loadConfiguration } from '../../src/config/index.js';
import type { Assemble } from '../../src/create-app.js';
import { createApp } from '../../src/create-app.js';
import { Clock } from '../../src/runtime/clock/index.js';
import { Worker } from '../../src/runtime/jobs/index.js';
import { TestClock } from './test-clock.js';

export interface Override {
  readonly provide: InjectionToken;
  readonly useValue: unknown;
}

export interface TestAppOptions {
  /** Environment variables of this app only; the process's own are not touched. */
  readonly settings?: Record<string, string>;
  /** Replaced providers. The clock is a {@link TestClock} unless replaced here. */
  readonly overrides?: readonly Override[];
  /** Modules of the test itself, beside the whole application. */
  readonly modules?: readonly Type<unknown>[];
  /** Runs jobs and sweeps too; off by default. */
  readonly worker?: boolean;
}

export interface TestApp {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly clock: TestClock;
  /** Starts the operations listener on first use; its `http://127.0.0.1:port`. */
  operations(): Promise<string>;
  get<T>(token: Type<T> | Abstract<T>): T;
  stop(): Promise<void>;
}

/** Boots the whole application on a free port, against the database of this test file. */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = new TestClock();
  // Taken before the boot, because the addresses given to providers are made of it.
  const port = await freePort();
  const overrides = [{ provide: Clock, useValue: clock }, ...(options.overrides ?? [])];
  const app = await createApp(
    loadConfiguration({
      DATABASE_URL: process.env.DATABASE_URL,
      LOG_LEVEL: 'silent',
      // Tests buy more in a second than a person does in a day; tests of the limits switch them on.
      PROTECTIVE_LIMITS: 'off',
      // On a busy machine their bursts would be refused as overload; the test of overload sets it low.
      ACTS_AT_ONCE: '200',
      // A statement may wait for seconds on a busy machine; tests of a hanging server set it lower.
      DATABASE_ANSWER_MS: '10000',
      API_PORT: String(port),
      ...options.settings,
    }),
    { assemble: replacing(overrides, options.modules ?? []) },
  );
  await app.listen(port, '127.0.0.1');
  if (options.worker) app.get(Worker).start();
  let operations: Promise<INestApplication> | undefined;
  const startOnce = () =>
    (operations ??= startApiOperations(app, { operationsHost: '127.0.0.1', operationsPort: 0 }));
  return {
    url: `http://127.0.0.1:${port}`,
    clock,
    operations: async () => (await startOnce()).getUrl(),
    get: (token) => app.get(token),
    stop: async () => {
      await (await operations)?.close();
      await app.close();
    },
  };
}

function replacing(overrides: readonly Override[], modules: readonly Type<unknown>[]): Assemble {
  return async (module, adapter, options) => {
    const builder = Test.createTestingModule({ imports: [module, ...modules] });
    for (const { provide, useValue } of overrides) builder.overrideProvider(provide).useValue(useValue);
    const testing = await builder.compile();
    return testing.createNestApplication<NestFastifyApplication>(adapter, options);
  };
}
