import { Credential, Public } from '@guiche/gateway-kit';
import { IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { ClientCredentials } from '../../formatting/client-credentials.js';

export class TransfeeraCredentials extends ClientCredentials {
  /** Calls without a caller name are refused. */
  @Public()
  @Credential({
    'pt-BR': 'Empresa e e-mail, como em: Loja (contato@loja.com.br)',
    'en-US': 'Company and e-mail, as in: Shop (contact@shop.com)',
    'es-ES': 'Empresa y correo, como en: Tienda (contacto@tienda.com)',
  })
  @Matches(/^[\x20-\x7e]+ \([^\s()@]+@[^\s()@]+\)$/)
  userAgent!: string;

  @Public()
  @Credential({
    'pt-BR': 'Chave Pix que recebe',
    'en-US': 'Receiving Pix key',
    'es-ES': 'Clave Pix que recibe',
  })
  @IsNotEmpty()
  @IsString()
  pixKey!: string;

  /** To act for a sub-account. */
  @Public()
  @Credential({ 'pt-BR': 'Subconta', 'en-US': 'Sub-account', 'es-ES': 'Subcuenta' })
  @IsOptional()
  @IsString()
  accountId?: string;

  /** Returned once, when the webhook's address is registered; without it webhooks are hints. */
  @Credential({
    'pt-BR': 'Segredo de assinatura dos webhooks',
    'en-US': 'Signature secret of the webhooks',
    'es-ES': 'Secreto de firma de los webhooks',
  })
  @IsOptional()
  @IsString()
  signatureSecret?: string;
}
