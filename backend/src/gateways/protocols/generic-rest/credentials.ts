import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ClientCredentials } from '../../formatting/client-credentials.js';
import { KeyPairCredentials } from '../../formatting/key-pair.js';
import type { Auth } from './options.js';

export class ApiKeyCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;
}

export class ClientCredentialsWithPublicKey extends ClientCredentials {
  @Public()
  @Credential({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;
}

/** All credentials of all kinds; the subclass of a kind states which are required. */
export type GenericRestCredentials = Partial<ApiKeyCredentials & KeyPairCredentials & ClientCredentials>;

/** The required credentials of this kind. */
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
