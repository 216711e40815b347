import { UnsupportedRequest, Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class SaqpayCredentials {
  @Credential({ 'pt-BR': 'Token Basic', 'en-US': 'Basic token', 'es-ES': 'Token Basic' })
  @IsNotEmpty()
  @IsString()
  basicToken!: string;

  @Credential({ 'pt-BR': 'Segredo do IPN', 'en-US': 'IPN secret', 'es-ES': 'Secreto del IPN' })
  @IsNotEmpty()
  @IsString()
  ipnSecret!: string;

  /** The merchant's own, used for boletos and cards. */
  @Public()
  @Credential({ 'pt-BR': 'CNPJ do lojista', 'en-US': "Merchant's CNPJ", 'es-ES': 'CNPJ del comercio' })
  @IsOptional()
  @IsString()
  merchantCnpj?: string;

  /** Cards also require the partner. */
  @Public()
  @Credential({ 'pt-BR': 'ID do parceiro', 'en-US': 'Partner ID', 'es-ES': 'ID del socio' })
  @IsOptional()
  @IsString()
  partnerId?: string;
}

/** Not required for PIX. */
export function required(credentials: SaqpayCredentials, name: 'merchantCnpj' | 'partnerId'): string {
  const value = credentials[name];
  if (!value) throw new UnsupportedRequest(`the account has no ${name}`);
  return value;
}
