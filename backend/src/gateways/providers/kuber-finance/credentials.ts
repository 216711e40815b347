import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class KuberFinanceCredentials {
  @Credential({ 'pt-BR': 'Chave de API', 'en-US': 'API key', 'es-ES': 'Clave de API' })
  @IsNotEmpty()
  @IsString()
  apiKey!: string;

  /** Gateways of this protocol require the caller's name as given in their manual. */
  @Public()
  @Credential({ 'pt-BR': 'User-Agent', 'en-US': 'User-Agent', 'es-ES': 'User-Agent' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  userAgent?: string;
}
