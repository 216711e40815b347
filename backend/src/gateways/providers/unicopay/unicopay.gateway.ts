import { genericRest } from '../../protocols/generic-rest/index.js';

/** Specification only: no public protocol is known. Its boletos live five days (payments.md §9). */
export const UnicopayGateway = genericRest({
  id: 'UNICOPAY',
  name: 'Unicopay',
  billetExpiry: { field: 'billet.expiresInDays', value: 5 },
  refusals: { charge: 'Erro ao criar transação', query: 'Erro ao buscar transação' },
});
