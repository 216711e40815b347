import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, text } from '../http/fields.js';
import { ACTS, ActRefused } from '../simulation/charge-actions.js';
import type { Act } from '../simulation/charge-actions.js';
import type { Charge } from '../simulation/charge.js';
import type { Provider } from '../simulation/provider.js';
import type { Simulation } from '../simulation/simulation.js';
import { chargeView } from './charge-view.js';
import type { Controls } from './controls.js';
import { forge } from './forge.js';
import {
  readActOptions,
  readAutopay,
  readFault,
  readForge,
  readPayouts,
  readProvider,
  readWebhookShape,
  refuse,
} from './requests.js';

/** The control API: the actions of the page, and the faults, for tests. See README.md. */
export function serveControl(scope: FastifyInstance, controls: Controls): void {
  const { simulation } = controls;
  scope.get('/health', () => ({
    status: 'ok',
    charges: Object.fromEntries(simulation.all().map(({ name, charges }) => [name, charges.count])),
  }));
  scope.get('/charges', (request) => listCharges(simulation, request));
  scope.get('/charges/:provider/:id', (request) => {
    const { provider, charge } = chosen(simulation, request);
    return chargeView(provider, charge, simulation.now());
  });
  scope.post('/charges/:provider/:id/:act', (request) => {
    const { provider, charge } = chosen(simulation, request);
    act(simulation, provider, charge, text(fields(request.params)['act']), request.body);
    return chargeView(provider, charge, simulation.now());
  });
  scope.post('/autopay', (request) => {
    const { provider, afterMs } = readAutopay(request.body);
    simulation.payAutomatically(provider, afterMs);
    return { provider, afterMs };
  });
  scope.post('/onz/webhook-shape', (request) => {
    const shape = readWebhookShape(request.body);
    for (const bank of controls.onzBanks) bank.webhookShape = shape;
    return { shape };
  });
  scope.post('/payouts', (request) => {
    const { provider, outcome } = readPayouts(request.body);
    const payouts = simulation.provider(provider)?.payouts;
    if (!payouts) throw refuse(409, `${provider} has no payouts of this kind`);
    payouts.outcome = outcome;
    return { provider, outcome };
  });
  scope.get('/payouts', (request) => {
    const provider = readProvider(fields(request.query)['provider']);
    return simulation.provider(provider)?.payouts?.all ?? [];
  });
  scope.post('/forge', (request) => forge(controls, readForge(request.body)));
  serveFaults(scope, controls);
  serveObservations(scope, controls);
}

function serveFaults(scope: FastifyInstance, { replyFaults, webhookFaults }: Controls): void {
  const armed = (): object => ({ reply: replyFaults.list(), webhook: webhookFaults.list() });
  scope.get('/faults', armed);
  scope.post('/faults', (request, reply) => {
    const wanted = readFault(request.body);
    const { provider, times, skip } = wanted;
    if (wanted.about === 'webhook') webhookFaults.arm(provider, wanted.fault, times, skip);
    else replyFaults.arm({ ...wanted.fault, provider, operation: wanted.operation, times, skip });
    return reply.code(201).send(armed());
  });
  scope.delete('/faults', () => {
    replyFaults.clear();
    webhookFaults.clear();
    return armed();
  });
}

function serveObservations(scope: FastifyInstance, controls: Controls): void {
  const { simulation, dispatcher, log, replyFaults, webhookFaults } = controls;
  scope.get('/requests', (request) => {
    const query = fields(request.query);
    const provider = text(query['provider'])?.toUpperCase();
    const requests = log.list(
      { provider, operation: text(query['operation']) },
      Number(query['limit'] ?? 100),
    );
    const names =
      provider === undefined ? [...simulation.all().map(({ name }) => name), 'POSTCODE'] : [provider];
    return { counts: Object.fromEntries(names.map((name) => [name, log.countsOf(name)])), requests };
  });
  scope.get('/deliveries', (request) => {
    const query = fields(request.query);
    const provider = text(query['provider'])?.toUpperCase();
    return dispatcher.deliveries.list({ provider, chargeId: text(query['id']) });
  });
  scope.post('/reset', () => {
    simulation.reset();
    log.clear();
    replyFaults.clear();
    webhookFaults.clear();
    return { status: 'ok' };
  });
}

function listCharges(simulation: Simulation, request: FastifyRequest): object[] {
  const query = fields(request.query);
  const only = query['provider'] === undefined ? undefined : readProvider(query['provider']);
  const externalRef = text(query['externalRef']);
  const limit = Number(query['limit'] ?? 1_000);
  const found: { provider: Provider; charge: Charge }[] = [];
  for (const provider of simulation.all().filter(({ name }) => only === undefined || name === only)) {
    let applied = 0;
    const { charges } = provider;
    for (const charge of externalRef === undefined
      ? charges.newestFirst()
      : charges.withReference(externalRef)) {
      if (applied === limit) break;
      applied += 1;
      found.push({ provider, charge });
    }
  }
  return found
    .sort((a, b) => b.charge.createdAt.getTime() - a.charge.createdAt.getTime())
    .slice(0, limit)
    .map(({ provider, charge }) => chargeView(provider, charge, simulation.now()));
}

/** The charge the address names; refuses with 404. */
export function chosen(
  simulation: Simulation,
  request: FastifyRequest,
): { provider: Provider; charge: Charge } {
  const params = fields(request.params);
  const provider = simulation.provider(text(params['provider']) ?? '');
  const charge = provider?.charges.find(text(params['id']) ?? '');
  if (!provider || !charge) throw refuse(404, 'no such charge');
  return { provider, charge };
}

function act(
  simulation: Simulation,
  provider: Provider,
  charge: Charge,
  name: string | undefined,
  body: unknown,
): void {
  if (!isAct(name)) throw refuse(404, `an act is one of ${ACTS.join(', ')}`);
  try {
    simulation.act(provider, charge, name, readActOptions(body));
  } catch (error) {
    throw error instanceof ActRefused ? refuse(409, error.message) : error;
  }
}

export function isAct(name: string | undefined): name is Act {
  return ACTS.some((known) => known === name);
}
