import { HttpModule, HttpService } from '@nestjs/axios';
import type { DynamicModule, FactoryProvider } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { type Mode, OutboundConfig } from '../config/index.js';
import { Admission } from './admission/index.js';
import { Clock, DemoClock, SystemClock } from './clock/index.js';
import { Envelope, KeyedDigest, LinkSigner } from './crypto/index.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { EventDeliveries } from './events/event-deliveries.js';
import { EventDelivery } from './events/event-delivery.js';
import { Outbox, ReplayEvents } from './events/index.js';
import { SubscriberRegistry } from './events/subscriber-registry.js';
import { UndispatchedEvents } from './events/undispatched-events.js';
import { HealthController, HealthDetails, Readiness, RootController } from './health/index.js';
import {
  AxiosTransport,
  CallableAddresses,
  ClientCertificates,
  EventStreamLimits,
  GuardedClient,
  validationPipe,
} from './http/index.js';
import { DiscoveredWork } from './jobs/discovered-work.js';
import { Worker } from './jobs/index.js';
import { SweepTicker } from './jobs/sweep-ticker.js';
import { Metrics, Observed } from './metrics/index.js';
import { PgNotifications } from './notifications/index.js';
import { Shutdown } from './shutdown/index.js';

const callableAddresses: FactoryProvider<CallableAddresses> = {
  provide: CallableAddresses,
  inject: [OutboundConfig],
  useFactory: ({ allowedNetworks }: OutboundConfig) => new CallableAddresses(allowedNetworks),
};

const guardedClient: FactoryProvider<GuardedClient> = {
  provide: GuardedClient,
  inject: [HttpService, CallableAddresses],
  useFactory: (http: HttpService, callable: CallableAddresses) => new GuardedClient(http, callable),
};

const publicProviders = [
  Envelope,
  LinkSigner,
  KeyedDigest,
  Outbox,
  ReplayEvents,
  PgNotifications,
  AxiosTransport,
  ClientCertificates,
  EventStreamLimits,
  Worker,
  Metrics,
  Observed,
  Shutdown,
  HealthDetails,
  Readiness,
  Admission,
];

/** Technical services, available in every module. Contains no business terms. */
@Module({})
export class RuntimeModule {
  static of(mode: Mode): DynamicModule {
    return {
      module: RuntimeModule,
      global: true,
      imports: [DiscoveryModule, HttpModule],
      controllers: [HealthController, RootController],
      providers: [
        ...publicProviders,
        callableAddresses,
        guardedClient,
        { provide: Clock, useClass: mode === 'demo' ? DemoClock : SystemClock },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useFactory: validationPipe },
        DiscoveredWork,
        EventDeliveries,
        EventDelivery,
        SubscriberRegistry,
        SweepTicker,
        UndispatchedEvents,
      ],
      exports: [Clock, CallableAddresses, GuardedClient, ...publicProviders],
    };
  }
}
