import { defineMessages } from '@guiche/i18n';
import { paidWords, withdrawalWords } from './withdrawal-words.js';

/** The words of the list paid-withdrawals. */
export const paidWithdrawalsListMessages = defineMessages({
  ...withdrawalWords,
  ...paidWords,
  title: { 'pt-BR': 'Saques pagos', 'en-US': 'Paid withdrawals', 'es-ES': 'Retiros pagados' },
  empty: {
    'pt-BR': 'Nenhum saque pago ainda.',
    'en-US': 'No withdrawal was paid yet.',
    'es-ES': 'Ningún retiro pagado todavía.',
  },
  column_owner: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});
