import { Field, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';

export class SimpayCredentials {
  @Public()
  @Field({ 'pt-BR': 'Client ID', 'en-US': 'Client ID', 'es-ES': 'Client ID' })
  @IsNotEmpty()
  @IsString()
  clientId!: string;

  @Field({ 'pt-BR': 'Client secret', 'en-US': 'Client secret', 'es-ES': 'Client secret' })
  @IsNotEmpty()
  @IsString()
  clientSecret!: string;

  @Field({ 'pt-BR': 'Chave HMAC', 'en-US': 'HMAC key', 'es-ES': 'Clave HMAC' })
  @IsNotEmpty()
  @IsString()
  hmacKey!: string;

  @Public()
  @Field({ 'pt-BR': 'Agência da conta', 'en-US': 'Account branch', 'es-ES': 'Agencia de la cuenta' })
  @IsNotEmpty()
  @IsString()
  branch!: string;

  @Public()
  @Field({ 'pt-BR': 'Número da conta', 'en-US': 'Account number', 'es-ES': 'Número de la cuenta' })
  @IsNotEmpty()
  @IsString()
  accountNumber!: string;
}

/** The account that receives and pays, as every money call names it. */
export const sourceAccount = ({ branch, accountNumber }: SimpayCredentials) => ({
  source_account_branch_identifier: branch,
  source_account_number: accountNumber,
});
