import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class ArkamaCredentials {
  @Credential({ 'pt-BR': 'Token da API', 'en-US': 'API token', 'es-ES': 'Token de la API' })
  @IsNotEmpty()
  @IsString()
  token!: string;

  /** Arkama issues this token for an account and sends it in every webhook. */
  @Credential({
    'pt-BR': 'Token dos webhooks',
    'en-US': 'Webhook token',
    'es-ES': 'Token de los webhooks',
  })
  @IsNotEmpty()
  @IsString()
  webhookToken!: string;

  /** `query`, as specified; Arkama's present documentation requires a Bearer `header`. */
  @Public()
  @Credential({ 'pt-BR': 'Onde vai o token', 'en-US': 'Place of the token', 'es-ES': 'Lugar del token' })
  @IsOptional()
  @IsIn(['query', 'header'])
  tokenPlace?: 'query' | 'header';
}
