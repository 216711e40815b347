import { house, provesFullHouse } from './support/full-house.js';

/** Mercado Pago over real HTTP: a token for each card charge, boletos, refunds by key, notifications without a status. */
provesFullHouse(house('MERCADOPAGO'), {
  methods: ['PIX', 'CREDIT_CARD', 'BILLET'],
  proof: 'hint',
  tells: 'unknown',
});
