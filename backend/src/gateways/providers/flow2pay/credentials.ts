import { Field } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { KeyPairCredentials } from '../../formatting/key-pair.js';

export class Flow2payCredentials extends KeyPairCredentials {
  /** Goes out with every call, and comes back in every webhook. */
  @Field({ 'pt-BR': 'Token da conta', 'en-US': 'Account token', 'es-ES': 'Token de la cuenta' })
  @IsNotEmpty()
  @IsString()
  accountToken!: string;
}
