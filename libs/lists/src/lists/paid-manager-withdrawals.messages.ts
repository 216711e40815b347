import { defineMessages } from '@guiche/i18n';
import { paidWords, withdrawalWords } from './withdrawal-words.js';

/** The words of the list paid-manager-withdrawals. */
export const paidManagerWithdrawalsListMessages = defineMessages({
  ...withdrawalWords,
  ...paidWords,
  title: {
    'pt-BR': 'Saques pagos a gerentes',
    'en-US': 'Paid withdrawals of managers',
    'es-ES': 'Retiros pagados a gerentes',
  },
  empty: {
    'pt-BR': 'Nenhum saque de gerente pago ainda.',
    'en-US': 'No withdrawal of a manager was paid yet.',
    'es-ES': 'Ningún retiro de gerente pagado todavía.',
  },
  column_owner: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
});
