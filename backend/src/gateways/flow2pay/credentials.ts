import { Field, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';

export class Flow2payCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  /** Goes out with every call, and comes back in every webhook. */
  @Field({ 'pt-BR': 'Token da conta', 'en-US': 'Account token', 'es-ES': 'Token de la cuenta' })
  @IsNotEmpty()
  @IsString()
  accountToken!: string;
}
