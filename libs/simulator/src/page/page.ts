import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosen, isAct } from '../control/control.js';
import { fields, text } from '../http/fields.js';
import { answerRefusals, WireRefusal } from '../http/wire-refusal.js';
import { ActRefused } from '../simulation/charge-actions.js';
import type { Charge } from '../simulation/charge.js';
import type { Simulation } from '../simulation/simulation.js';
import type { DeliveryLog } from '../webhooks/delivery-log.js';
import { chargePage, chargePath, chargesPage, messagePage } from './charges-page.js';

const SHOWN = 200;
const HTML = 'text/html; charset=utf-8';
const REFUSED = 'A cobrança não está em uma situação que permita isso. Nada mudou.';

/** The page for people: plain HTML forms, no script. */
export function servePage(scope: FastifyInstance, simulation: Simulation, deliveries: DeliveryLog): void {
  answerRefusals(scope, (status, message) => new WireRefusal(status, { error: message }));
  scope.get('/', (request, reply) => {
    const query = fields(request.query);
    const wanted = text(query['q'])?.trim() ?? '';
    const found = newest(simulation, wanted);
    const [only] = found;
    // A payment page links here by its code, to the charge itself.
    if (only && found.length === 1 && codesOf(only).includes(wanted))
      return reply.redirect(chargePath(only), 302);
    return reply.type(HTML).send(chargesPage(found, wanted, notice(request), simulation.now()));
  });
  scope.get('/charges/:provider/:id', (request, reply) => {
    const found = find(simulation, request);
    if (!found) return notFound(reply);
    const { provider, charge } = found;
    const sent = deliveries.list({ provider: charge.provider, chargeId: charge.id });
    const urls = provider.webhookUrls(charge);
    return reply.type(HTML).send(chargePage(charge, urls, sent, notice(request), simulation.now()));
  });
  scope.post('/charges/:provider/:id/:act', (request, reply) => {
    const found = find(simulation, request);
    const act = text(fields(request.params)['act']);
    if (!found || !isAct(act)) return notFound(reply);
    const back = fields(request.body)['back'] === '/' ? '/' : chargePath(found.charge);
    try {
      simulation.act(found.provider, found.charge, act);
      return reply.redirect(back, 303);
    } catch (error) {
      if (error instanceof ActRefused) return reply.redirect(`${back}?refused=1`, 303);
      throw error;
    }
  });
}

function newest(simulation: Simulation, wanted: string): Charge[] {
  const needle = wanted.toLowerCase();
  const found: Charge[] = [];
  for (const { charges } of simulation.all()) {
    let applied = 0;
    for (const charge of charges.newestFirst()) {
      if (applied === SHOWN) break;
      if (needle !== '' && !describes(charge, needle)) continue;
      applied += 1;
      found.push(charge);
    }
  }
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, SHOWN);
}

function describes(charge: Charge, needle: string): boolean {
  const { id, externalRef, buyer } = charge;
  return [id, externalRef ?? '', buyer.name, ...codesOf(charge)].some((fact) =>
    fact.toLowerCase().includes(needle),
  );
}

/** What a payer types in: the PIX code or the line of a boleto. */
function codesOf({ pixCode, billet }: Charge): string[] {
  return [pixCode, billet?.digitableLine].filter((code) => typeof code === 'string');
}

function find(simulation: Simulation, request: FastifyRequest): ReturnType<typeof chosen> | null {
  try {
    return chosen(simulation, request);
  } catch (error) {
    if (error instanceof WireRefusal) return null;
    throw error;
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type(HTML).send(messagePage('Cobrança não encontrada'));
}

function notice(request: FastifyRequest): string | null {
  return fields(request.query)['refused'] === undefined ? null : REFUSED;
}
