import { Field, Public } from '@guiche/gateway-kit';
import { IsIn, IsNumberString, IsOptional } from 'class-validator';
import { BeehiveCredentials } from '../../protocols/beehive/credentials.js';
import { PRICE_RANGES, type PriceRange } from './price-range.js';

/** The two oddities of payments.md §9 are settings of the account; left out, they are as the specification says. */
export class AbmexsplitCredentials extends BeehiveCredentials {
  /** Left out: one of the ranges at random. */
  @Public()
  @Field({ 'pt-BR': 'Faixa de preço', 'en-US': 'Price range', 'es-ES': 'Franja de precio' })
  @IsOptional()
  @IsIn(PRICE_RANGES)
  priceRange?: PriceRange;

  /** Left out: the receiver is opened with a placeholder, never with its own phone. */
  @Public()
  @Field({
    'pt-BR': 'Telefone dos recebedores',
    'en-US': 'Phone of the receivers',
    'es-ES': 'Teléfono de los receptores',
  })
  @IsOptional()
  @IsNumberString({ no_symbols: true })
  receiverPhone?: string;
}
