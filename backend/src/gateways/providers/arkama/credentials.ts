import { Field, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class ArkamaCredentials {
  @Field({ 'pt-BR': 'Token da API', 'en-US': 'API token', 'es-ES': 'Token de la API' })
  @IsNotEmpty()
  @IsString()
  token!: string;

  /** Arkama gives an account this token and writes it into every webhook. */
  @Field({ 'pt-BR': 'Token dos webhooks', 'en-US': 'Webhook token', 'es-ES': 'Token de los webhooks' })
  @IsNotEmpty()
  @IsString()
  webhookToken!: string;

  /** `query`, as specified; Arkama's present pages ask for a Bearer `header`. */
  @Public()
  @Field({ 'pt-BR': 'Onde vai o token', 'en-US': 'Place of the token', 'es-ES': 'Lugar del token' })
  @IsOptional()
  @IsIn(['query', 'header'])
  tokenPlace?: 'query' | 'header';
}
