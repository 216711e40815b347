import {
  UnsupportedRequest,
  path,
  statusTable,
  toReaisNumber,
  type ChargeOperation,
  type NativeBody,
  type QueryOutcome,
  type RefundOperation,
} from '@guiche/gateway-kit';
import { DAY_SECONDS, pixSeconds } from '../../formatting/code-life.js';
import { cpfOf } from '../../formatting/cpf.js';
import { optionalReais } from '../../formatting/reported-amounts.js';
import type { TransfeeraCredentials } from './credentials.js';

/** The id of a code may be chosen: ours, so that a code with a lost answer can be found. */
export const txidOf = ({ attemptId }: { readonly attemptId: string }): string =>
  attemptId.replaceAll('-', '');

export const chargePix: ChargeOperation<TransfeeraCredentials> = {
  send: (intent, { credentials }) => ({
    method: 'POST',
    path: '/pix/qrcode/collection/immediate',
    body: {
      pix_key: credentials.pixKey,
      txid: txidOf(intent),
      original_value: toReaisNumber(intent.amount),
      // Payments.md §9: one day, as at most providers.
      expiration: pixSeconds(intent, DAY_SECONDS),
      integration_id: intent.attemptId,
      value_change_mode: 'VALOR_FIXADO',
      payer: { name: intent.customer.name, document: cpfOf(intent.customer.document) },
      additional_info: [{ key: 'order', value: intent.orderId }],
    },
  }),
  read: (body) => readCode(body),
};

const reported = (code: NativeBody) => ({
  reference: code.text('txid'),
  ...optionalReais(code, 'original_value'),
});

/** The Central Bank's words; the specification has these two for another provider, and none for this one. */
const status = statusTable(
  {
    ATIVA: (code) => {
      const copyPaste = code.optionalText('emv_payload');
      const expiresAt = expiry(code);
      return {
        kind: 'awaiting',
        ...reported(code),
        ...(copyPaste ? { pix: { copyPaste } } : {}),
        ...(expiresAt ? { expiresAt } : {}),
      };
    },
    CONCLUIDA: (code) => ({ kind: 'settled', ...reported(code) }),
  },
  { becomes: 'rejected', reported },
);

export const readCode = (code: NativeBody): QueryOutcome => status(code.text('status'), code);

/** The status does not change at expiry, so the expiry is computed. */
function expiry(code: NativeBody): Date | undefined {
  const createdAt = code.optionalInstant('created_at');
  return createdAt && code.has('expiration')
    ? new Date(createdAt.getTime() + code.number('expiration') * 1000)
    : undefined;
}

/** The bank's id of the payment comes with its webhook. The result of the refund comes as an event. */
export const refund: RefundOperation<TransfeeraCredentials> = {
  send: ({ refundId, amount, chargedAmount, providerData }) => {
    const endToEndId = providerData?.['endToEndId'];
    if (typeof endToEndId !== 'string')
      throw new UnsupportedRequest('only a Pix with a known end-to-end id can be refunded');
    return {
      method: 'POST',
      path: path`/pix/cashin/${endToEndId}/refund`,
      body: { value: toReaisNumber(amount ?? chargedAmount), integration_id: refundId },
    };
  },
  // An answer without an id proves nothing.
  read: (body, { refundId }) => ({
    kind: 'processing',
    refundId,
    providerRefundId: body.text('id'),
    status: false,
  }),
};
