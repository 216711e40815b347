import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: the paths and words of payments.md §4 and §7, the field names of the default protocol. */
export const MakeYourBankGateway = genericRest({
  id: 'MAKE_YOUR_BANK',
  name: 'Make Your Bank',
  cards: 'provider',
  checksCards: true,
  paths: {
    chargePix: '/payments/pix',
    chargeCard: '/payments/credit-card',
    chargeBillet: '/payments/billet',
    withdraw: '/withdrawals/pix',
  },
  words: {
    PENDING: ['pending', 'processing'],
    APPROVED: ['approved', 'paid', 'completed'],
    REFUNDED: ['refunded', 'chargeback'],
    CHARGEBACK: [],
    REJECTED: ['rejected', 'failed', 'cancelled'],
    unlisted: 'pending',
  },
  receiverStatus: 'byCreationDate',
  billetExpiry: { field: 'billet.expiresInDays', value: 7 },
});
