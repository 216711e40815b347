import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNotEmpty, IsOptional, IsString } from 'class-validator';

export class CelcoinCredentials {
  @Public()
  @Credential({ 'pt-BR': 'GalaxId', 'en-US': 'GalaxId', 'es-ES': 'GalaxId' })
  @IsNotEmpty()
  @IsString()
  galaxId!: string;

  @Credential({ 'pt-BR': 'GalaxHash', 'en-US': 'GalaxHash', 'es-ES': 'GalaxHash' })
  @IsNotEmpty()
  @IsString()
  galaxHash!: string;

  @Credential({
    'pt-BR': 'Hash de confirmação do webhook',
    'en-US': 'Webhook confirmation hash',
    'es-ES': 'Hash de confirmación del webhook',
  })
  @IsNotEmpty()
  @IsString()
  confirmHash!: string;

  /** For a partner, who alone may create sub-accounts. */
  @Public()
  @Credential({
    'pt-BR': 'GalaxId do parceiro',
    'en-US': "Partner's GalaxId",
    'es-ES': 'GalaxId del socio',
  })
  @IsOptional()
  @IsString()
  partnerId?: string;

  @Credential({
    'pt-BR': 'GalaxHash do parceiro',
    'en-US': "Partner's GalaxHash",
    'es-ES': 'GalaxHash del socio',
  })
  @IsOptional()
  @IsString()
  partnerHash?: string;

  /** A payday five days ahead is specified for every charge; where it would delay cards, they are due today. */
  @Public()
  @Credential({
    'pt-BR': 'Vencimento de cartões',
    'en-US': 'Payday of cards',
    'es-ES': 'Vencimiento de tarjetas',
  })
  @IsOptional()
  @IsIn(['fiveDays', 'today'])
  cardPayday?: 'fiveDays' | 'today';
}

/** Additional authentication of a partner's calls; empty for others. */
export const partnerHeader = ({ partnerId, partnerHash }: CelcoinCredentials): Record<string, string> =>
  partnerId && partnerHash ? { AuthorizationPartner: pair(partnerId, partnerHash) } : {};

/** Two texts joined for Basic authentication. */
export const pair = (id: string, hash: string): string => Buffer.from(`${id}:${hash}`).toString('base64');
