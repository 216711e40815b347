import {
  UnsupportedRequest,
  Gateway,
  GatewayBase,
  UnreadableBody,
  type ChargeOperation,
  type Login,
  type NativeBody,
  type Operation,
  type RefundIntent,
  type RefundOperation,
  type Refused,
  type WithdrawIntent,
  type WithdrawOutcome,
} from '@guiche/gateway-kit';
import { Flow2payCredentials } from './credentials.js';
import { DAY_SECONDS, pixEnd, pixSeconds } from '../../formatting/code-life.js';
import { payoutKey } from '../../formatting/payout-key.js';
import { flow2payWebhook } from './webhook.js';

/** The answer does not state a token's lifetime; a client keeps it this long, and 401 renews it. */
const TOKEN_LIFE_SECONDS = 86_000;

/** A PIX account as sold by Cartos and Sants: cents, a required proxy, and webhooks as the only notification. */
@Gateway({
  id: 'FLOW2PAY',
  name: 'Flow2Pay',
  evidence: 'family',
  capabilities: ['chargePix', 'refund', 'withdraw', 'webhook'],
  exampleBaseAddress: 'https://api.pix.banco.example',
  credentials: Flow2payCredentials,
  missingCredentials: 'Public key and secret key are required',
  failedLogin: 'Failed to authenticate with Flow2Pay',
  moneyUnit: 'cents',
  auth: 'oauth',
  partialRefund: true,
  splits: false,
})
export class Flow2payGateway extends GatewayBase<Flow2payCredentials> {
  override authorize(
    { accountToken }: Flow2payCredentials,
    { token }: { token: string },
  ): Record<string, string> {
    return { authorization: `Bearer ${token}`, token: accountToken };
  }

  override readonly logins: { readonly main: Login<Flow2payCredentials> } = {
    main: {
      send: ({ publicKey, secretKey, accountToken }) => ({
        method: 'POST',
        path: '/no-auth/autenticacao/v1/api/login',
        headers: { token: accountToken },
        body: { clientId: publicKey, clientSecret: secretKey },
      }),
      read: (body) => ({ token: body.text('accessToken'), expiresInSeconds: TOKEN_LIFE_SECONDS }),
    },
  };

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/qrcode/v2/gerar',
      // Chosen by us, letters and digits only: so the webhook names our attempt even when the answer was lost.
      body: {
        valor: intent.amount,
        tempoExpiracao: pixSeconds(intent, DAY_SECONDS),
        comImagem: true,
        txId: intent.attemptId.replaceAll('-', ''),
      },
    }),
    read: (body, intent) => {
      const refusal = refused(body);
      if (refusal) return refusal;
      const qrcode = body.at('qrcode');
      const image = qrcode.optionalText('imagem');
      return {
        kind: 'awaiting',
        reference: body.text('txId'),
        pix: {
          copyPaste: qrcode.text('emv'),
          ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}),
        },
        expiresAt: pixEnd(intent, DAY_SECONDS),
      };
    },
  };

  /**
   * A reversed transfer of the received money. Its completion is reported by webhook, which the specification reads
   * as CHARGEBACK.
   */
  readonly refund: RefundOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/pix/v1/transferir-reverso',
      body: {
        idEnvio: intent.refundId,
        endToEnd: endToEndId(intent),
        valor: intent.amount ?? intent.chargedAmount,
      },
    }),
    read: (body, { refundId }) => {
      const providerRefundId = body.optionalText('codigoTransacao');
      const named = { refundId, ...(providerRefundId && { providerRefundId }) };
      return refused(body) ?? { kind: 'processing', ...named, status: false };
    },
  };

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => ({
      method: 'POST',
      path: '/pix/v1/transferir',
      body: {
        idEnvio: intent.withdrawReference,
        valor: intent.amount,
        chavePixDestino: payoutKey(intent, 'phonePlus55').key,
        descricao: intent.description,
      },
    }),
    read: (body, { amount }) =>
      refused(body) ?? {
        kind: 'awaiting',
        status: 'PENDING',
        withdrawId: body.text('codigoTransacao'),
        amount,
      },
  };

  override readonly webhook = flow2payWebhook;
}

/** A refusal has status 200 and is stated in its body; an answer with neither proves nothing. */
function refused(body: NativeBody): Refused | undefined {
  if (body.isTrue('sucesso')) return undefined;
  if (!body.has('sucesso')) throw new UnreadableBody('body.sucesso is missing');
  const detail = body.optionalText('mensagem') ?? body.optionalText('msg') ?? 'sucesso: false';
  // "Esse idEnvio não pode ser repetido" means that the first call with this key was executed.
  if (/repetid|já utilizad/i.test(detail)) throw new UnreadableBody(`the key was used before: ${detail}`);
  return { kind: 'refused', reason: 'request', detail };
}

/** Only the payment's webhook contains it. */
function endToEndId({ providerData }: RefundIntent): string {
  const stored = providerData?.['endToEndId'];
  if (typeof stored !== 'string' || stored === '')
    throw new UnsupportedRequest('the end-to-end id of the payment is not known');
  return stored;
}
