import { defineMessages } from '@guiche/i18n';
import { newManagerWords, toDecideWords, withdrawalWords } from './withdrawal-words.js';

/** The words of the list manager-withdrawals. */
export const managerWithdrawalsListMessages = defineMessages({
  ...withdrawalWords,
  ...toDecideWords,
  ...newManagerWords,
  title: {
    'pt-BR': 'Saques de gerentes',
    'en-US': 'Withdrawals of managers',
    'es-ES': 'Retiros de gerentes',
  },
  empty: {
    'pt-BR': 'Nenhum saque pedido: os pedidos dos gerentes aparecem aqui.',
    'en-US': 'No withdrawal requested: the requests of managers appear here.',
    'es-ES': 'Ningún retiro pedido: los pedidos de los gerentes aparecen aquí.',
  },
  column_owner: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  column_portfolioSellers: {
    'pt-BR': 'Vendedores da carteira',
    'en-US': 'Sellers of the portfolio',
    'es-ES': 'Vendedores de la cartera',
  },
  column_portfolioRevenue: {
    'pt-BR': 'Vendas da carteira em 30 dias',
    'en-US': 'Sales of the portfolio in 30 days',
    'es-ES': 'Ventas de la cartera en 30 días',
  },
});
