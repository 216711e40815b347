import { Credential, Public, type ProviderApi, type Login, type Manifest } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { BacenPixGateway, bacenPix } from '../bacen-pix/bacen-pix.js';
import { ClientCredentials } from '../../formatting/client-credentials.js';
import { onzPayout, onzPayoutQuery } from './payout.js';

/**
 * The format of the token request of a bank's Accounts API: ONZ documents the first, clients of two banks send the
 * second.
 */
export type AccountsLogin = 'camelCaseJson' | 'snakeCaseForm';

export class OnzBankCredentials extends ClientCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave PIX', 'en-US': 'PIX key', 'es-ES': 'Clave PIX' })
  @IsNotEmpty()
  @IsString()
  pixKey!: string;

  @Public()
  @Credential({
    'pt-BR': 'Nome do recebedor',
    'en-US': 'Payee name',
    'es-ES': 'Nombre del beneficiario',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  merchantName?: string;

  @Public()
  @Credential({
    'pt-BR': 'Cidade do recebedor',
    'en-US': 'Payee city',
    'es-ES': 'Ciudad del beneficiario',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  merchantCity?: string;

  /** The two APIs have separate credentials; without these the first pair is used for both. */
  @Public()
  @Credential({
    'pt-BR': 'Client ID (saques)',
    'en-US': 'Client ID (payouts)',
    'es-ES': 'Client ID (retiros)',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  accountsClientId?: string;

  @Credential({
    'pt-BR': 'Client secret (saques)',
    'en-US': 'Client secret (payouts)',
    'es-ES': 'Client secret (retiros)',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  accountsClientSecret?: string;

  @Public()
  @Credential({
    'pt-BR': 'Forma do login de saques',
    'en-US': 'Form of the payout login',
    'es-ES': 'Forma del login de retiros',
  })
  @IsOptional()
  @IsIn(['camelCaseJson', 'snakeCaseForm'])
  accountsLogin?: AccountsLogin;
}

/** What the banks on ONZ's software have in common: charges by the Central Bank's API, payouts by the Accounts API. */
export const onzBank = {
  ...bacenPix,
  capabilities: [...bacenPix.capabilities, 'withdraw', 'queryWithdraw'],
  // Without the certificate of the called API, nothing is sent: 'Unauthorized.' (payments.md §5, §6).
  mutualTls: ['main', 'accounts'],
  credentials: OnzBankCredentials,
} as const satisfies Partial<Manifest>;

/** Differences between banks. */
export interface OnzBankOptions {
  /** An accepted payout is APPROVED, whatever the bank's status (payments.md §4, ONZ). */
  readonly payoutApprovedAtOnce: boolean;
  readonly accountsLogin: AccountsLogin;
}

export abstract class OnzBankGateway extends BacenPixGateway<OnzBankCredentials> {
  override readonly logins: Record<ProviderApi, Login<OnzBankCredentials>>;
  readonly withdraw: ReturnType<typeof onzPayout>;
  readonly queryWithdraw = onzPayoutQuery;

  constructor({ payoutApprovedAtOnce, accountsLogin }: OnzBankOptions) {
    super();
    this.logins = { main: chargesLogin, accounts: payoutsLogin(accountsLogin) };
    this.withdraw = onzPayout({ approvedAtOnce: payoutApprovedAtOnce });
  }
}

const chargesLogin: Login<OnzBankCredentials> = {
  send: ({ clientId, clientSecret }) => ({
    method: 'POST',
    path: '/oauth/token',
    form: { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' },
  }),
  read: (body) => ({ token: body.text('access_token'), expiresInSeconds: body.number('expires_in') }),
};

const SCOPE = 'pix.read pix.write';

/** The camelCase answer gives an expiry time, not a duration; its tokens lived as long as those of the charges. */
const USUAL_LIFE_SECONDS = 300;

const payoutsLogin = (usual: AccountsLogin): Login<OnzBankCredentials> => ({
  send: (credentials) => {
    const id = credentials.accountsClientId ?? credentials.clientId;
    const secret = credentials.accountsClientSecret ?? credentials.clientSecret;
    const call = { method: 'POST', path: '/oauth/token' } as const;
    return (credentials.accountsLogin ?? usual) === 'camelCaseJson'
      ? {
          ...call,
          body: { clientId: id, clientSecret: secret, grantType: 'client_credentials', scope: SCOPE },
        }
      : {
          ...call,
          form: { client_id: id, client_secret: secret, grant_type: 'client_credentials', scope: SCOPE },
        };
  },
  read: (body) => ({
    token: body.optionalText('accessToken') ?? body.text('access_token'),
    expiresInSeconds: body.has('expires_in') ? body.number('expires_in') : USUAL_LIFE_SECONDS,
  }),
});
