import 'reflect-metadata';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { NestApplicationOptions } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import type { AppConfig, Configuration } from './config/index.js';
import type { Opening } from './database/index.js';
import { refuseUndeclaredRoutes } from './runtime/access/index.js';
import { Admission, registerAdmission } from './runtime/admission/index.js';
import { Clock } from './runtime/clock/index.js';
import { answerUnreadableAddress } from './runtime/errors/problem.filter.js';
import {
  BODY_LIMIT_BYTES,
  addressLimit,
  registerBodyParsers,
  registerFramingChecks,
  registerRequestLifecycle,
  requestIds,
} from './runtime/http/index.js';
import { NestLog, createLog } from './runtime/logging/index.js';
import { Metrics } from './runtime/metrics/index.js';
import { AddressUsage } from './modules/protection/index.js';
import { registerApiDescription } from './api-description.js';

/** How a Nest application is made of a module; a test or a fault entry file passes its own to replace providers. */
export type Assemble = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

const assembleAsIs: Assemble = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);

/** The API, complete, initialised and not yet listening. */
export async function createApp(
  configuration: Configuration,
  { assemble = assembleAsIs, opening = 'patiently' }: { assemble?: Assemble; opening?: Opening } = {},
): Promise<NestFastifyApplication> {
  const log = createLog(configuration.log);
  const app = await assemble(AppModule.of(configuration, opening), fastifyAdapter(configuration.app), {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  try {
    refuseUndeclaredRoutes(app);
  } catch (error) {
    await app.close();
    throw error;
  }
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const { answerMs } = configuration.database;
  registerFramingChecks(fastify);
  registerRequestLifecycle(fastify, { log, metrics: app.get(Metrics), clock: app.get(Clock), answerMs });
  registerAdmission(fastify, { admission: app.get(Admission), metrics: app.get(Metrics) });
  registerBodyParsers(fastify);
  await fastify.register(helmet);
  await fastify.register(rateLimit, addressLimit(configuration.app, app.get(AddressUsage)));
  // In production the API description is served on OPERATIONS_PORT only (startApiOperations).
  if (configuration.app.mode === 'demo') registerApiDescription(app, app);
  if (opening !== 'never') await app.init();
  return app;
}

function fastifyAdapter(config: AppConfig): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: requestIds(config.trustedProxies),
    frameworkErrors: answerUnreadableAddress,
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    // Longer than the idle time of a proxy in front, so that it never reuses a connection we are closing.
    keepAliveTimeout: 75_000,
    // Closes connections whose client sends a byte now and then. Longer than an upload may take.
    requestTimeout: 90_000,
  });
}
