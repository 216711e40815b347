import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serveControl } from './control/control.js';
import type { Controls } from './control/controls.js';
import { ReplyFaults } from './faults/reply-faults.js';
import { WebhookFaults } from './faults/webhook-faults.js';
import { parseBodies } from './http/body-parsers.js';
import { injectFaults } from './http/fault-injection.js';
import { RequestLog } from './http/request-log.js';
import { WireRefusal, answerRefusals } from './http/wire-refusal.js';
import type { ProviderName } from './simulation/charge.js';
import { servePage } from './page/page.js';
import { ProviderRouter } from './provider-router.js';
import { openProviders } from './providers.js';
import { servePostcodes } from './postcode/postcode.js';
import { newStop } from './simulation/stop.js';
import { Simulation } from './simulation/simulation.js';
import { WebhookDispatcher } from './webhooks/webhook-dispatcher.js';

export interface SimulatorOptions {
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly now?: () => Date;
  /** Multiplies every delay between webhook deliveries. With 1 the first delay is one second. */
  readonly retryScale?: number;
  /** Duration of payouts and refunds. Default: 200 ms. */
  readonly settlementMs?: number;
  /** How many charges of each provider are remembered. */
  readonly rememberedCharges?: number;
  /** Pays every new charge of these providers after so many milliseconds. */
  readonly autopay?: Partial<Record<ProviderName, number>>;
}

export interface Simulator {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Stops at once: hanging calls are cut, webhooks on their way are dropped. */
  close(): Promise<void>;
}

/** Starts the simulator: the payment providers, a postcode service, a page and a control API. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const closing = newStop();
  const now = options.now ?? (() => new Date());
  const log = new RequestLog();
  const replyFaults = new ReplyFaults();
  const webhookFaults = new WebhookFaults();
  const dispatcher = new WebhookDispatcher(now, webhookFaults);
  const simulation = new Simulation(now, dispatcher, webhookFaults, options.settlementMs ?? 200);
  const serverOptions = {
    logger: false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: true,
    bodyLimit: 1_048_576,
  };
  const prepare = (app: FastifyInstance): FastifyInstance => {
    parseBodies(app);
    answerRefusals(app, (status, error) => new WireRefusal(status, { error }));
    injectFaults(app, { faults: replyFaults, log, now, closing: closing.signal });
    return app;
  };
  const providerRouter = new ProviderRouter(() => prepare(fastify(serverOptions)));
  const app = prepare(fastify({ ...serverOptions, serverFactory: (others) => providerRouter.serve(others) }));
  const settings = {
    rememberedCharges: options.rememberedCharges ?? 200_000,
    retryScale: options.retryScale ?? 1,
  };
  const { all, onzBanks } = openProviders(simulation, dispatcher, settings);
  for (const provider of all) {
    simulation.add(provider);
    providerRouter.add(provider);
  }
  await app.register(async (scope) => servePostcodes(scope), { prefix: '/postcode' });
  await app.register(async (scope) => servePage(scope, simulation, dispatcher.deliveries));
  const controls: Controls = { simulation, onzBanks, dispatcher, replyFaults, webhookFaults, log };
  await app.register(async (scope) => serveControl(scope, controls), { prefix: '/_control' });
  for (const { name } of simulation.all()) simulation.payAutomatically(name, options.autopay?.[name] ?? null);

  const host = options.host ?? '127.0.0.1';
  await app.listen({ host, port: options.port ?? 0 });
  const { port } = app.server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    closing.abort();
    simulation.close();
    dispatcher.close();
    await app.close();
    await providerRouter.close();
  };
  return { url: `http://${host}:${port}`, port, close };
}
