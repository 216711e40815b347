import { genericRest } from '../../protocols/generic-rest/index.js';
import { StatusWords } from '../../protocols/generic-rest/words.js';

const typical = new StatusWords();

/**
 * Specification only: paths and answers were never seen. The Portuguese words are those of the only company of this
 * name that documents a webhook; its API keys in headers are not the client credentials of the specification.
 */
export const NextpayGateway = genericRest({
  id: 'NEXTPAY',
  name: 'NextPay',
  auth: { kind: 'oauth' },
  paths: { refund: '/payments/{id}/cancel' },
  refundMethod: 'PUT',
  partialRefund: false,
  words: {
    PENDING: [...typical.PENDING, 'pendente', 'em_processamento'],
    APPROVED: [...typical.APPROVED, 'pago'],
    REFUNDED: [...typical.REFUNDED, 'estornado', 'cancelado'],
    CHARGEBACK: [...typical.CHARGEBACK, 'med'],
    REJECTED: [...typical.REJECTED, 'recusado', 'falha'],
    unlisted: 'pending',
  },
});
