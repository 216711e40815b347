import { Credential, Public } from '@guiche/gateway-kit';
import { IsIn, IsNumberString, IsOptional } from 'class-validator';
import { BeehiveCredentials } from '../../protocols/beehive/credentials.js';
import { PRICE_RANGES, type PriceRange } from './price-range.js';

/** The two oddities of payments.md §9 are settings of the account; the defaults are as specified. */
export class AbmexsplitCredentials extends BeehiveCredentials {
  /** Default: a random range. */
  @Public()
  @Credential({ 'pt-BR': 'Faixa de preço', 'en-US': 'Price range', 'es-ES': 'Franja de precio' })
  @IsOptional()
  @IsIn(PRICE_RANGES)
  priceRange?: PriceRange;

  /** Default: the receiver is created with a placeholder, never with its own phone. */
  @Public()
  @Credential({
    'pt-BR': 'Telefone dos recebedores',
    'en-US': 'Phone of the receivers',
    'es-ES': 'Teléfono de los receptores',
  })
  @IsOptional()
  @IsNumberString({ no_symbols: true })
  receiverPhone?: string;
}
