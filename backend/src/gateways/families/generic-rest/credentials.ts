import { Field, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import type { Auth } from './options.js';

export class ApiKeyCredentials {
  @Field({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;
}

export class KeyPairCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}

export class ClientCredentials {
  @Public()
  @Field({ 'pt-BR': 'Id do cliente', 'en-US': 'Client id', 'es-ES': 'Id del cliente' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Field({ 'pt-BR': 'Segredo do cliente', 'en-US': 'Client secret', 'es-ES': 'Secreto del cliente' })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;
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
