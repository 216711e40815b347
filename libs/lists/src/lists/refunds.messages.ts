import { defineMessages } from '@guiche/i18n';

/** The words of the list refunds. */
export const refundsListMessages = defineMessages({
  title: { 'pt-BR': 'Reembolsos', 'en-US': 'Refunds', 'es-ES': 'Reembolsos' },
  empty: {
    'pt-BR': 'Nenhum reembolso ainda.',
    'en-US': 'No refund yet.',
    'es-ES': 'Ningún reembolso todavía.',
  },
  create: { 'pt-BR': 'Reembolsar pagamento', 'en-US': 'Refund a payment', 'es-ES': 'Reembolsar un pago' },
  column_asked: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  column_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  column_answered: { 'pt-BR': 'Concluído em', 'en-US': 'Completed', 'es-ES': 'Completado el' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  state_ASKED: { 'pt-BR': 'Em andamento', 'en-US': 'In progress', 'es-ES': 'En curso' },
  state_DONE: { 'pt-BR': 'Devolvido', 'en-US': 'Refunded', 'es-ES': 'Reembolsado' },
  state_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
});
