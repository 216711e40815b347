import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fields, inPath, text } from '../http/fields.js';
import { ActRefused, requestRefund, settleRefund } from '../simulation/charge-actions.js';
import type { MoneyBack } from '../simulation/charge.js';
import type { Provider } from '../simulation/provider.js';
import { centsOfText } from '../simulation/reais.js';
import type { Simulation } from '../simulation/simulation.js';
import type { OnzCharge } from './charge.js';
import { refuse } from './refusal.js';
import { devolucao, pix } from './wire.js';

interface Deps {
  readonly simulation: Simulation;
  readonly provider: Provider<OnzCharge>;
  readonly tenantOf: (request: FastifyRequest) => string;
}

/** Received Pix of the standard, by end-to-end id, and their return to the payer. */
export function serveReceivedPix(scope: FastifyInstance, deps: Deps): void {
  const provider = deps.provider.name;
  scope.get('/pix/:e2eid', { config: { provider, operation: 'get' } }, (request) => pix(paid(deps, request)));
  scope.put('/pix/:e2eid/devolucao/:id', { config: { provider, operation: 'refund' } }, (request, reply) => {
    reply.code(201);
    return devolucao(refund(deps, request));
  });
  scope.get('/pix/:e2eid/devolucao/:id', { config: { provider, operation: 'refundGet' } }, (request) => {
    const id = inPath(request);
    const back = paid(deps, request).moneyBack.find((known) => known.id === id);
    if (!back) throw refuse(404, 'PixDevolucaoNaoEncontrada', 'Nenhuma devolução com este id.');
    return devolucao(back);
  });
}

function refund(deps: Deps, request: FastifyRequest): MoneyBack {
  const charge = paid(deps, request);
  const id = inPath(request);
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) throw invalid('O id da devolução não respeita o schema.');
  const { valor, descricao, natureza } = fields(request.body);
  const amount = centsOfText(valor);
  if (amount === undefined) throw invalid('O campo devolucao.valor não respeita o schema.');
  if (natureza !== undefined && natureza !== 'ORIGINAL') throw invalid('A natureza pedida não é permitida.');
  const known = charge.moneyBack.find((back) => back.id === id);
  if (known && known.amount !== amount) throw invalid('O id da devolução já foi usado com outro valor.');
  return known ?? book(deps, charge, { id, amount, description: text(descricao) ?? null });
}

function book(
  { simulation, provider }: Deps,
  charge: OnzCharge,
  wanted: { id: string; amount: number; description: string | null },
): MoneyBack {
  try {
    const back = requestRefund(charge, simulation.now(), wanted);
    void simulation.later(simulation.settlementMs, () => {
      simulation.notify(provider, charge, settleRefund(charge, back, simulation.now()));
    });
    return back;
  } catch (error) {
    throw error instanceof ActRefused ? invalid(error.message) : error;
  }
}

function paid({ provider, tenantOf }: Deps, request: FastifyRequest): OnzCharge {
  const tenant = tenantOf(request);
  const wanted = inPath(request, 'e2eid');
  for (const charge of provider.charges.newestFirst()) {
    if (charge.endToEndId === wanted && charge.tenant === tenant) return charge;
  }
  throw refuse(404, 'PixNaoEncontrado', 'Nenhum Pix com este endToEndId.');
}

function invalid(detail: string): Error {
  return refuse(400, 'PixDevolucaoInvalida', detail);
}
