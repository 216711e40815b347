import {
  Credential,
  Public,
  readCents,
  readReais,
  toReaisNumber,
  type NativeBody,
} from '@guiche/gateway-kit';
import type { Cents } from '@guiche/money';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class WitetecCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  /** With the password: the login for payouts. */
  @Credential({
    'pt-BR': 'E-mail dos saques',
    'en-US': 'E-mail for payouts',
    'es-ES': 'E-mail de los retiros',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  email?: string;

  @Credential({
    'pt-BR': 'Senha dos saques',
    'en-US': 'Password for payouts',
    'es-ES': 'Contraseña de los retiros',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  password?: string;

  /** Without it a webhook proves nothing, and we query. */
  @Credential({
    'pt-BR': 'Segredo do webhook',
    'en-US': 'Webhook secret',
    'es-ES': 'Secreto del webhook',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  webhookSecret?: string;

  /** `second` is the specification's API, `third` the documented one. */
  @Public()
  @Credential({ 'pt-BR': 'Geração da API', 'en-US': 'API generation', 'es-ES': 'Generación de la API' })
  @IsOptional()
  @IsIn(['second', 'third'])
  generation?: 'second' | 'third';

  /** The server of the second generation expects reais; one client sends cents. */
  @Public()
  @Credential({
    'pt-BR': 'Unidade dos valores',
    'en-US': 'Unit of amounts',
    'es-ES': 'Unidad de los valores',
  })
  @IsOptional()
  @IsIn(['reais', 'cents'])
  amounts?: 'reais' | 'cents';
}

export interface Unit {
  format(amount: Cents): number;
  read(body: NativeBody, field: string): Cents;
}

const REAIS: Unit = { format: toReaisNumber, read: readReais };
export const CENTS: Unit = { format: (amount) => amount, read: readCents };

export const isThird = ({ generation }: WitetecCredentials): boolean => generation === 'third';

/** For the second generation; the third always uses cents. */
export const unitOf = ({ amounts }: WitetecCredentials): Unit => (amounts === 'cents' ? CENTS : REAIS);
