import { Credential } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ClientCredentials } from '../../formatting/client-credentials.js';

export class PrimepagPixCredentials extends ClientCredentials {
  @Credential({
    'pt-BR': 'Chave dos webhooks',
    'en-US': 'Webhook key',
    'es-ES': 'Clave de los webhooks',
  })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;
}
