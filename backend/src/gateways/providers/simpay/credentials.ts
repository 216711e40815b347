import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import { ClientCredentials } from '../../formatting/client-credentials.js';

export class SimpayCredentials extends ClientCredentials {
  @Credential({ 'pt-BR': 'Chave HMAC', 'en-US': 'HMAC key', 'es-ES': 'Clave HMAC' })
  @IsNotEmpty()
  @IsString()
  hmacKey!: string;

  @Public()
  @Credential({
    'pt-BR': 'Agência da conta',
    'en-US': 'Account branch',
    'es-ES': 'Agencia de la cuenta',
  })
  @IsNotEmpty()
  @IsString()
  branch!: string;

  @Public()
  @Credential({ 'pt-BR': 'Número da conta', 'en-US': 'Account number', 'es-ES': 'Número de la cuenta' })
  @IsNotEmpty()
  @IsString()
  accountNumber!: string;
}

/** The account that receives and pays, named in every money call. */
export const sourceAccount = ({ branch, accountNumber }: SimpayCredentials) => ({
  source_account_branch_identifier: branch,
  source_account_number: accountNumber,
});
