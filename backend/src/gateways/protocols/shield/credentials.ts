import { Credential } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { KeyPairCredentials } from '../../formatting/key-pair.js';

export class ShieldCredentials extends KeyPairCredentials {
  @Credential({ 'pt-BR': 'Chave de saque', 'en-US': 'Withdraw key', 'es-ES': 'Clave de retiro' })
  @IsOptional()
  @IsNotEmpty()
  @IsString()
  withdrawKey?: string;
}
