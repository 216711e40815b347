import { clientNetwork } from '../../../runtime/http/index.js';
import type { Order } from '../../orders/index.js';
import { subjectsOf, type VelocityAttempt } from '../../protection/index.js';

type Method = 'PIX' | 'CREDIT_CARD' | 'BILLET';

/** What a charge of an order is counted by. `card` is the card's fingerprint; a provider's own token has none. */
export function countedCharge(
  { platformId, offerId, buyer, invented, customerIp }: Order,
  {
    method,
    clientIp = customerIp,
    card,
  }: { method: Method; clientIp?: string | null; card?: string | undefined },
): VelocityAttempt {
  const given = <T>(value: T, field: (typeof invented)[number]): T | undefined =>
    invented.includes(field) ? undefined : value;
  return {
    platformId,
    offerId,
    action: method === 'CREDIT_CARD' ? 'card' : 'code',
    subjects: subjectsOf({
      network: networkOf(clientIp),
      email: buyer.email,
      phone: given(buyer.phone, 'phone'),
      document: given(buyer.document, 'document'),
      card,
    }),
  };
}

/** The network of a client, as it is counted. Null when its address is not known. */
export const networkOf = (clientIp: string | null): string | null =>
  clientIp === null ? null : clientNetwork(clientIp);
