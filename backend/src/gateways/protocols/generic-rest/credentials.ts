import { Field, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ClientCredentials } from '../../formatting/client-credentials.js';
import { KeyPairCredentials } from '../../formatting/key-pair.js';
import type { Auth } from './options.js';

export class ApiKeyCredentials {
  @Field({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;
}

export class ClientCredentialsWithPublicKey extends ClientCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;
}

/** What an account of any kind may hold; which of it is required is said by the class of its kind. */
export type GenericRestCredentials = Partial<ApiKeyCredentials & KeyPairCredentials & ClientCredentials>;

/** What an account of this kind must hold. */
export function credentialsClass({ kind, publicKey }: Auth) {
  switch (kind) {
    case 'bearer':
    case 'header':
    case 'query':
      return ApiKeyCredentials;
    case 'basic':
      return KeyPairCredentials;
    case 'oauth':
      return publicKey ? ClientCredentialsWithPublicKey : ClientCredentials;
  }
}
