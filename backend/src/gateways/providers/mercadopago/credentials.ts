import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class MercadopagoCredentials {
  @Credential({ 'pt-BR': 'Access token', 'en-US': 'Access token', 'es-ES': 'Access token' })
  @IsNotEmpty()
  @IsString()
  accessToken!: string;

  /** Creates card tokens and can do nothing else. Without it the access token is used, as in the provider's own SDK. */
  @Public()
  @Credential({ 'pt-BR': 'Public key', 'en-US': 'Public key', 'es-ES': 'Public key' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  publicKey?: string;

  /** For the application's webhooks. Without it notifications are not verified. */
  @Credential({
    'pt-BR': 'Assinatura secreta dos webhooks',
    'en-US': 'Secret signature of the webhooks',
    'es-ES': 'Firma secreta de los webhooks',
  })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  webhookSecret?: string;
}
