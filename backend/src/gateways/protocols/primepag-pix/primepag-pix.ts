import {
  GatewayBase,
  path,
  type ChargeIntent,
  type ChargeOperation,
  type Json,
  type Login,
  type Manifest,
  type QueryOperation,
  type RegistrationOperation,
} from '@guiche/gateway-kit';
import { PrimepagPixCredentials } from './credentials.js';
import { pixEnd, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { findQrcode, queryQrcode } from './charge.js';
import { primepagPayout, primepagPayoutQuery } from './payout.js';
import { primepagWebhook } from './webhook.js';
import { basicLogin } from '../../formatting/client-credentials.js';

export const primepagPix = {
  capabilities: ['chargePix', 'query', 'find', 'withdraw', 'queryWithdraw', 'registerWebhook', 'webhook'],
  credentials: PrimepagPixCredentials,
  moneyUnit: 'cents',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
} as const satisfies Partial<Manifest>;

/** Charges use the PIX type of webhook; payouts have a type of their own and are queried instead. */
const WEBHOOK_OF_CHARGES = '1';

/**
 * One protocol under two names: PRIMEPAG became ZENDRY. Cents, client credentials, webhooks proven by an MD5 with a
 * secret.
 */
export abstract class PrimepagPixGateway extends GatewayBase<PrimepagPixCredentials> {
  constructor(private readonly options: { readonly expirySeconds: number }) {
    super();
  }

  override authorize(_: PrimepagPixCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  override readonly logins: { readonly main: Login<PrimepagPixCredentials> } = {
    main: basicLogin('/auth/generate_token', 'body'),
  };

  readonly chargePix: ChargeOperation = {
    send: (intent) => ({
      method: 'POST',
      path: '/v1/pix/qrcodes',
      body: order(intent, this.options.expirySeconds),
    }),
    // The answer contains the code, but no amount, state or expiry.
    read: (body, intent) => {
      const qrcode = body.at('qrcode');
      const image = qrcode.optionalText('image_base64');
      return {
        kind: 'awaiting',
        reference: qrcode.text('reference_code'),
        pix: {
          copyPaste: qrcode.text('content'),
          ...(image ? { qrImage: `data:image/png;base64,${image}` } : {}),
        },
        expiresAt: pixEnd(intent, this.options.expirySeconds),
      };
    },
  };

  readonly query: QueryOperation = queryQrcode;
  readonly find: QueryOperation = findQrcode;

  readonly withdraw = primepagPayout;
  readonly queryWithdraw = primepagPayoutQuery;

  /** One address for each type; registering again replaces it. */
  readonly registerWebhook: RegistrationOperation = {
    send: ({ url, authToken }) => ({
      method: 'POST',
      path: path`/v1/webhooks/${WEBHOOK_OF_CHARGES}`,
      body: { url, authorization: authToken },
    }),
    read: () => ({ kind: 'registered', existed: false }),
  };

  override readonly webhook = primepagWebhook;
}

function order(intent: ChargeIntent, usualSeconds: number): Json {
  const { amount, attemptId, customer } = intent;
  const document = cpfOf(customer.document);
  return {
    value_cents: amount,
    // The payer's name is not accepted without a document.
    ...(document ? { generator_name: customer.name.slice(0, 100), generator_document: document } : {}),
    expiration_time: String(pixSeconds(intent, usualSeconds)),
    external_reference: attemptId,
  };
}
