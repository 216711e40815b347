import { Credential } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { KeyPairCredentials } from '../../formatting/key-pair.js';

export class Flow2payCredentials extends KeyPairCredentials {
  /** Sent with every call, and returned in every webhook. */
  @Credential({ 'pt-BR': 'Token da conta', 'en-US': 'Account token', 'es-ES': 'Token de la cuenta' })
  @IsNotEmpty()
  @IsString()
  accountToken!: string;
}
