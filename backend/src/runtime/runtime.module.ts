import { HttpModule, HttpService } from '@nestjs/axios';
import type { DynamicModule, FactoryProvider } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { type Mode, OutboundConfig } from '../config/index.js';
import { Admission } from './admission/index.js';
import { Clock, DemoClock, SystemClock } from './clock/index.js';
import { Envelope, KeyedDigest, LinkSigner } from './crypto/index.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { EventDelivery } from './events/event-delivery.js';
import { Outbox } from './events/index.js';
import { Subscriptions } from './events/subscriptions.js';
import { HealthController, HealthDetails, Readiness, RootController } from './health/index.js';
import {
  AxiosTransport,
  CallableAddresses,
  ClientCertificates,
  EventStreamLimits,
  GuardedClient,
  validationPipe,
} from './http/index.js';
import { AbandonedJobs } from './jobs/abandoned-jobs.sweep.js';
import { DiscoveredWork } from './jobs/discovered-work.js';
import { Jobs, Worker } from './jobs/index.js';
import { QueueRunner } from './jobs/queue-runner.js';
import { SweepTicker } from './jobs/sweep-ticker.js';
import { Metrics, Observed } from './metrics/index.js';
import { PgNotifications } from './notifications/index.js';
import { Shutdown } from './shutdown/index.js';

const guardedClient: FactoryProvider<GuardedClient> = {
  provide: GuardedClient,
  inject: [HttpService, OutboundConfig],
  useFactory: (http: HttpService, { allowedNetworks }: OutboundConfig) =>
    new GuardedClient(http, new CallableAddresses(allowedNetworks)),
};

const doors = [
  Envelope,
  LinkSigner,
  KeyedDigest,
  Outbox,
  PgNotifications,
  AxiosTransport,
  ClientCertificates,
  EventStreamLimits,
  Jobs,
  Worker,
  Metrics,
  Observed,
  Shutdown,
  HealthDetails,
  Readiness,
  Admission,
];

/** Everything technical, everywhere. It knows no business word. */
@Module({})
export class RuntimeModule {
  static of(mode: Mode): DynamicModule {
    return {
      module: RuntimeModule,
      global: true,
      imports: [DiscoveryModule, HttpModule],
      controllers: [HealthController, RootController],
      providers: [
        ...doors,
        guardedClient,
        { provide: Clock, useClass: mode === 'demo' ? DemoClock : SystemClock },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        AbandonedJobs,
        DiscoveredWork,
        EventDelivery,
        QueueRunner,
        Subscriptions,
        SweepTicker,
      ],
      exports: [Clock, GuardedClient, ...doors],
    };
  }
}
