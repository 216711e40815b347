import { newBillet } from './billet.js';
import type { SimulatedCard } from './charged-card.js';
import type { Charge } from './charge.js';
import { newPixCode } from './pix-code.js';

/**
 * What a buyer needs to pay a charge, by its method; `card` was validated before, because an invalid one creates no
 * charge.
 */
export function meansOfPayment(
  method: Charge['method'],
  provider: string,
  card: SimulatedCard | null = null,
): Pick<Charge, 'method' | 'pixCode' | 'billet' | 'card'> {
  return {
    method,
    pixCode: method === 'PIX' ? newPixCode(provider).pixCode : null,
    billet: method === 'BILLET' ? newBillet() : null,
    card: method === 'CREDIT_CARD' ? card : null,
  };
}
