import {
  UnsupportedRequest,
  GatewayBase,
  UnreadableBody,
  path,
  toReaisString,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Manifest,
  type NativeBody,
  type QueryIntent,
  type QueryOperation,
  type QueryOutcome,
  type RefundIntent,
  type RefundOperation,
  type RefundOutcome,
  type RegistrationOperation,
} from '@guiche/gateway-kit';
import { DAY_SECONDS, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { readCharge } from './charge.js';
import { bankStyleWebhook } from './webhook.js';
import { notFound } from '../../formatting/not-found.js';

/** The account data that every bank of this protocol needs. */
export interface BacenPixCredentials {
  readonly pixKey: string;
  readonly merchantName?: string;
  readonly merchantCity?: string;
}

export const bacenPix = {
  capabilities: ['chargePix', 'query', 'find', 'refund', 'registerWebhook', 'webhook'],
  moneyUnit: 'reaisString',
  auth: 'oauth',
  partialRefund: true,
  refundsOnce: true,
  splits: false,
  mutualTls: ['main'],
} as const satisfies Partial<Manifest>;

const ATTEMPT = 'attemptId';
const PAGE_SIZE = 100;

/** Clocks differ; a charge is searched this long before and after its attempt was created. */
const CLOCK_SKEW_MS = 10 * 60 * 1000;
const CREATED_WITHIN_MS = 60 * 60 * 1000;

/** The charges of the Central Bank's PIX API (cob): reais as text, refunds by endToEndId, webhooks without proof. */
export abstract class BacenPixGateway<C extends BacenPixCredentials> extends GatewayBase<C> {
  override authorize(_: C, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly chargePix: ChargeOperation<C> = {
    send: (intent, { credentials }) => ({ method: 'POST', path: '/cob', body: charge(intent, credentials) }),
    read: (body, _, { credentials }) => readCharge(body, credentials),
  };

  readonly query: QueryOperation<C> = {
    send: ({ reference = '' }) => ({ method: 'GET', path: path`/cob/${reference}` }),
    read: (body, _, { credentials }) => readCharge(body, credentials),
    readError: notFound,
  };

  /** The standard finds charges by period only, so ours is searched page by page. */
  readonly find: QueryOperation<C> = {
    send: (intent, { page }) => ({ method: 'GET', path: '/cob', query: period(intent, page) }),
    read: (body, { attemptId }, { credentials, page }) => {
      const ours = body.list('cobs').filter((cob) => attemptOf(cob) === attemptId);
      const outcomes = ours.map((cob) => readCharge(cob, credentials));
      const found = outcomes.find(({ kind }) => kind === 'settled') ?? outcomes[0];
      if (found) return found;
      const pages = body.at('parametros').at('paginacao').number('quantidadeDePaginas');
      return page + 1 < pages ? { kind: 'nextPage' } : { kind: 'notFound' };
    },
    after: [
      {
        when: (found) => found.kind === 'awaiting' && found.pix === undefined,
        send: (_, found) => ({ method: 'GET', path: path`/cob/${referenceOf(found)}` }),
        read: (body, _, { credentials }) => readCharge(body, credentials),
      },
    ],
  };

  /** A refund names the payment's endToEndId, not the charge: if it was not stored, it is read from the paid charge. */
  readonly refund: RefundOperation<C> = {
    before: [
      {
        when: (intent) => storedEndToEndId(intent) === undefined,
        send: ({ reference }) => ({ method: 'GET', path: path`/cob/${reference}` }),
        read: (cob) => {
          // An answer that is not a charge does not mean "unpaid".
          cob.text('status');
          const paid = cob.optionalList('pix')[0];
          return paid
            ? { kind: 'facts', facts: { endToEndId: paid.text('endToEndId') } }
            : { kind: 'done', result: { kind: 'declined', status: false, detail: 'the charge is not paid' } };
        },
      },
    ],
    send: (intent, { facts }) => ({
      method: 'PUT',
      path: path`/pix/${storedEndToEndId(intent) ?? facts['endToEndId'] ?? ''}/devolucao/${returnId(intent)}`,
      body: { valor: toReaisString(intent.amount ?? intent.chargedAmount) },
    }),
    read: (body, { refundId }) => refundOutcome(body, refundId),
  };

  /** One address for each PIX key; repeating the call changes nothing. The bank appends `/pix` to it. */
  readonly registerWebhook: RegistrationOperation<C> = {
    send: ({ url }, { credentials }) => ({
      method: 'PUT',
      path: path`/webhook/${credentials.pixKey}`,
      body: { webhookUrl: url },
    }),
    read: () => ({ kind: 'registered', existed: false }),
  };

  override readonly webhook = bankStyleWebhook;
}

function charge(intent: ChargeIntent, { pixKey }: BacenPixCredentials): Json {
  const { document, name } = intent.customer;
  const cpf = cpfOf(document);
  return {
    calendario: { expiracao: pixSeconds(intent, DAY_SECONDS) },
    // A payer needs name and document or is omitted.
    ...(cpf ? { devedor: { cpf, nome: name.slice(0, 200) } } : {}),
    valor: { original: toReaisString(intent.amount) },
    chave: pixKey,
    solicitacaoPagador: intent.description.slice(0, 140),
    // POST /cob lets the bank choose the txid; our id is sent here, so that a lost answer can be found.
    infoAdicionais: [{ nome: ATTEMPT, valor: intent.attemptId }],
  };
}

function period({ createdAt, queriedAt }: QueryIntent, page: number): Record<string, string | number> {
  const from = createdAt.getTime() - CLOCK_SKEW_MS;
  const until = Math.min(queriedAt.getTime() + CLOCK_SKEW_MS, createdAt.getTime() + CREATED_WITHIN_MS);
  return {
    inicio: wholeSeconds(from),
    fim: wholeSeconds(until),
    'paginacao.paginaAtual': page,
    'paginacao.itensPorPagina': PAGE_SIZE,
  };
}

const wholeSeconds = (time: number): string => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

const attemptOf = (cob: NativeBody): string | undefined =>
  cob
    .optionalList('infoAdicionais')
    .find((info) => info.optionalText('nome') === ATTEMPT)
    ?.optionalText('valor');

const referenceOf = (found: QueryOutcome): string => ('reference' in found ? (found.reference ?? '') : '');

function storedEndToEndId({ providerData }: RefundIntent): string | undefined {
  const stored = providerData?.['endToEndId'];
  return typeof stored === 'string' && stored !== '' ? stored : undefined;
}

/** Chosen by us, 1 to 35 letters and digits: repeating the same refund is idempotent. */
function returnId({ refundId }: RefundIntent): string {
  const id = refundId.replace(/[^a-zA-Z0-9]/g, '');
  if (id.length > 35) throw new UnsupportedRequest('a refund id has at most 35 letters and digits');
  return id;
}

function refundOutcome(body: NativeBody, refundId: string): RefundOutcome {
  const word = body.text('status');
  // The return's id between banks; the id at this bank is ours.
  const providerRefundId = body.optionalText('rtrId');
  const named = { refundId, ...(providerRefundId && { providerRefundId }) };
  switch (word) {
    case 'DEVOLVIDO':
      return { kind: 'refunded', ...named, status: true };
    case 'EM_PROCESSAMENTO':
      return { kind: 'processing', ...named, status: false };
    case 'NAO_REALIZADO':
      return { kind: 'declined', status: false, detail: body.optionalText('motivo') ?? word };
    default:
      throw new UnreadableBody(`refund status ${word}`);
  }
}
