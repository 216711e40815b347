import {
  Field,
  Gateway,
  GatewayBase,
  NativeBody,
  UnreadableBody,
  readReais,
  sameSecret,
  statusTable,
  toReaisNumber,
  type ChargeOperation,
  type WebhookReader,
} from '@guiche/gateway-kit';
import { documentType, onlyDigits, phoneDigits } from '@guiche/brazil';
import { IsNotEmpty, IsString } from 'class-validator';
import { all, typicalWords } from '../families/typical-words.js';
import { oneDayAfter } from '../families/pix-expiry.js';

export class SaqpayCredentials {
  @Field({ 'pt-BR': 'Token Basic', 'en-US': 'Basic token', 'es-ES': 'Token Basic' })
  @IsNotEmpty()
  @IsString()
  basicToken!: string;

  @Field({ 'pt-BR': 'Segredo do IPN', 'en-US': 'IPN secret', 'es-ES': 'Secreto del IPN' })
  @IsNotEmpty()
  @IsString()
  ipnSecret!: string;
}

const told = (ipn: NativeBody) => ({
  reference: ipn.text('transaction_id'),
  ...(ipn.has('transaction_amount') ? { amount: readReais(ipn, 'transaction_amount') } : {}),
});

const words = typicalWords({ told });

const status = statusTable(
  {
    ...words,
    // The words on the wire are Portuguese.
    aprovado: words['approved']!,
    pendente: words['pending']!,
    // Payments.md §4: cancelled is CHARGEBACK here.
    ...all(words['chargeback']!, 'cancelled', 'canceled', 'cancelado'),
  },
  { becomes: 'rejected', told },
);

/** PIX in decimal reais. There is no call to ask with: what becomes of a charge is told by its webhook, which proves itself. */
@Gateway({
  id: 'SAQPAY',
  name: 'SaqPay',
  evidence: 'documented in part',
  capabilities: ['chargePix', 'webhook'],
  exampleBaseAddress: 'https://pix-service.saqja.com/api',
  credentials: SaqpayCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'basic',
  partialRefund: false,
  splits: false,
  neverSeen: {
    chargeBillet: 'what `POST /boleto` answers: without its line there is nothing to show the buyer',
    chargeCard:
      'what `POST /cartao-credito/parcelado` answers: a refused card could not be told from a paid one',
  },
})
export class SaqpayGateway extends GatewayBase<SaqpayCredentials> {
  override authorize({ basicToken }: SaqpayCredentials): Record<string, string> {
    return { authorization: `Basic ${basicToken}` };
  }

  readonly chargePix: ChargeOperation = {
    send: ({ amount, attemptId, customer }) => ({
      method: 'POST',
      path: '/venda',
      body: {
        valor: toReaisNumber(amount),
        nomeCliente: customer.name,
        partnerConciliationId: attemptId,
        telefone: phoneDigits(customer.phone),
        // Only CPF documents are sent to providers (payments.md §5).
        ...(documentType(customer.document) === 'CPF' ? { cpf: onlyDigits(customer.document) } : {}),
      },
    }),
    read: (body, { createdAt }) => {
      const [sale] = body.list();
      if (!sale) throw new UnreadableBody('the list of sales is empty');
      return {
        kind: 'awaiting',
        reference: sale.text('id'),
        pix: { copyPaste: sale.text('emv') },
        expiresAt: oneDayAfter(createdAt),
      };
    },
  };

  override readonly webhook: WebhookReader<SaqpayCredentials> = {
    // The shared secret stands in the body.
    proof: {
      kind: 'signed',
      verify: ({ rawBody }, { ipnSecret }) => sameSecret(secretIn(rawBody), ipnSecret),
    },
    read: (body) => ({
      kind: 'told',
      news: [
        {
          type: 'TRANSACTION',
          reference: body.text('transaction_id'),
          // Our own id is the one that always comes.
          attemptId: body.text('partner_conciliation_id'),
          outcome: status(body.text('transaction_status'), body),
        },
      ],
    }),
  };
}

function secretIn(rawBody: string): string {
  try {
    return NativeBody.parse(rawBody).optionalText('ipn_secret') ?? '';
  } catch (error) {
    if (error instanceof UnreadableBody) return '';
    throw error;
  }
}
