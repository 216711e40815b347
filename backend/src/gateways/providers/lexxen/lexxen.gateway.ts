import {
  Credential,
  Gateway,
  GatewayBase,
  Public,
  path,
  toReaisNumber,
  withdrawTable,
  type Login,
  type Operation,
  type WithdrawIntent,
  type WithdrawOutcome,
  type WithdrawQueryIntent,
  type WithdrawQueryOutcome,
} from '@guiche/gateway-kit';
import { cnpjCharacters } from '@guiche/brazil';
import { IsNotEmpty, IsString } from 'class-validator';
import { notFound } from '../../formatting/not-found.js';
import { payoutKey } from '../../formatting/payout-key.js';

export class LexxenCredentials {
  @Public()
  @Credential({ 'pt-BR': 'CNPJ', 'en-US': 'CNPJ', 'es-ES': 'CNPJ' })
  @IsNotEmpty()
  @IsString()
  cnpj!: string;

  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;
}

const words = withdrawTable({
  CREATED: 'PENDING',
  PROCESSING: 'PENDING',
  COMPLETED: 'APPROVED',
  CANCELED: 'CANCELED',
});

/** The assumed lifetime of a token where the answer does not state it. */
const TOKEN_SECONDS = 300;

/** The banking API of the specification: payouts only. Lexxen's present documentation describes another product. */
@Gateway({
  id: 'LEXXEN',
  name: 'Lexxen',
  evidence: 'specification only',
  capabilities: ['withdraw', 'queryWithdraw'],
  exampleBaseAddress: 'https://api.lexxen.example',
  credentials: LexxenCredentials,
  moneyUnit: 'reaisNumber',
  auth: 'oauth',
  partialRefund: false,
  splits: false,
})
export class LexxenGateway extends GatewayBase<LexxenCredentials> {
  override readonly logins: { main: Login<LexxenCredentials> } = {
    main: {
      send: ({ cnpj, publicKey }) => ({
        method: 'POST',
        path: '/auth',
        body: { cnpj: cnpjCharacters(cnpj), publicKey },
      }),
      read: (body) => ({
        token: body.text('token'),
        expiresInSeconds: body.has('expiresIn') ? body.number('expiresIn') : TOKEN_SECONDS,
      }),
    },
  };

  override authorize(_: LexxenCredentials, { token }: { token: string }): Record<string, string> {
    return { authorization: `Bearer ${token}` };
  }

  readonly withdraw: Operation<WithdrawIntent, WithdrawOutcome> = {
    send: (intent) => {
      const { key, type } = payoutKey(intent, 'phonePlus55IfMissing');
      return {
        method: 'POST',
        path: '/transaction/pix-out',
        body: {
          identifier: intent.withdrawReference,
          amount: toReaisNumber(intent.amount),
          pixKey: key,
          pixKeyType: type,
          description: intent.description,
        },
      };
    },
    // Payments.md §4: a new payout is PENDING, whatever its status.
    read: (body, { amount, withdrawReference }) => {
      const native = body.text('status');
      const withdrawId = body.optionalText('identifier') ?? withdrawReference;
      return { kind: 'awaiting', status: 'PENDING', withdrawId, amount, native };
    },
  };

  /** Queried by our own identifier. */
  readonly queryWithdraw: Operation<WithdrawQueryIntent, WithdrawQueryOutcome> = {
    send: ({ withdrawReference }) => ({
      method: 'GET',
      path: path`/transaction/identifier/${withdrawReference}`,
    }),
    read: (body, { amount, withdrawReference }) =>
      words(body.text('status'), { withdrawId: withdrawReference, amount }),
    readError: notFound,
  };
}
