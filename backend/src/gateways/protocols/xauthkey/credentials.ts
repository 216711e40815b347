import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class XauthkeyCredentials {
  @Credential({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Public()
  @Credential({ 'pt-BR': 'Chave da loja', 'en-US': 'Store key', 'es-ES': 'Clave de la tienda' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  storeKey?: string;
}
