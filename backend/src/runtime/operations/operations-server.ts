import helmet from '@fastify/helmet';
import type { INestApplicationContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { AppConfig } from '../../config/index.js';
import { ProblemFilter, answerUnreadableAddress } from '../errors/problem.filter.js';
import { HealthDetails, Readiness } from '../health/index.js';
import { registerFramingChecks } from '../http/index.js';
import { Metrics } from '../metrics/index.js';
import { OperationsController } from './operations.controller.js';

@Module({})
class OperationsModule {}

/**
 * The second listener of a process, for Prometheus and for people who run the platform: metrics, readiness with its details,
 * and what `extend` adds. It shares the services of `app` and nothing of its public routes.
 * @throws when OPERATIONS_HOST and OPERATIONS_PORT cannot be listened on
 */
export async function startOperations(
  app: INestApplicationContext,
  { operationsHost, operationsPort }: Pick<AppConfig, 'operationsHost' | 'operationsPort'>,
  extend: (operations: NestFastifyApplication) => void = () => undefined,
): Promise<NestFastifyApplication> {
  const shared = [Readiness, HealthDetails, Metrics].map((token) => ({
    provide: token,
    useValue: app.get<unknown>(token),
  }));
  const operations = await NestFactory.create<NestFastifyApplication>(
    {
      module: OperationsModule,
      controllers: [OperationsController],
      providers: [...shared, { provide: APP_FILTER, useClass: ProblemFilter }],
    },
    new FastifyAdapter({ logger: false, frameworkErrors: answerUnreadableAddress, requestTimeout: 30_000 }),
    { abortOnError: false },
  );
  const fastify = operations.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  registerFramingChecks(fastify);
  await fastify.register(helmet);
  extend(operations);
  try {
    await operations.listen(operationsPort, operationsHost);
  } catch (error) {
    throw new Error(`OPERATIONS_PORT: cannot listen on ${operationsHost}:${operationsPort}`, {
      cause: error,
    });
  }
  return operations;
}
