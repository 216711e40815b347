import { Field, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class ShieldCredentials {
  @Public()
  @Field({ 'pt-BR': 'Chave pública', 'en-US': 'Public key', 'es-ES': 'Clave pública' })
  @IsNotEmpty()
  @IsString()
  publicKey!: string;

  @Field({ 'pt-BR': 'Chave secreta', 'en-US': 'Secret key', 'es-ES': 'Clave secreta' })
  @IsNotEmpty()
  @IsString()
  secretKey!: string;

  @Field({ 'pt-BR': 'Chave de saque', 'en-US': 'Withdraw key', 'es-ES': 'Clave de retiro' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  withdrawKey?: string;
}
