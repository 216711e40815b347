import { defineMessages } from '@guiche/i18n';
import { toDecideWords, withdrawalWords } from './withdrawal-words.js';

/** The words of the list withdrawals. */
export const withdrawalsListMessages = defineMessages({
  ...withdrawalWords,
  ...toDecideWords,
  title: {
    'pt-BR': 'Saques de vendedores',
    'en-US': 'Withdrawals of sellers',
    'es-ES': 'Retiros de vendedores',
  },
  empty: {
    'pt-BR': 'Nenhum saque pedido: os pedidos dos vendedores aparecem aqui.',
    'en-US': 'No withdrawal requested: the requests of sellers appear here.',
    'es-ES': 'Ningún retiro pedido: los pedidos de los vendedores aparecen aquí.',
  },
  column_owner: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});
