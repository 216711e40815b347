import { defineMessages } from '@guiche/i18n';

/** The words of the withdrawals of a seller. */
export const ownWithdrawalsListMessages = defineMessages({
  title: { 'pt-BR': 'Saques', 'en-US': 'Withdrawals', 'es-ES': 'Retiros' },
  empty: {
    'pt-BR': 'Nenhum saque ainda: peça o primeiro quando houver saldo disponível.',
    'en-US': 'No withdrawal yet: request the first one when money is available.',
    'es-ES': 'Ningún retiro todavía: pida el primero cuando haya saldo disponible.',
  },
  create: { 'pt-BR': 'Sacar', 'en-US': 'Withdraw', 'es-ES': 'Retirar' },
  column_requested: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Pedido el' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  column_net: { 'pt-BR': 'Você recebe', 'en-US': 'You receive', 'es-ES': 'Usted recibe' },
  column_destination: { 'pt-BR': 'Destino', 'en-US': 'Destination', 'es-ES': 'Destino' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_paid: { 'pt-BR': 'Pago em', 'en-US': 'Paid', 'es-ES': 'Pagado el' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_endToEndId: {
    'pt-BR': 'ID da transação',
    'en-US': 'End-to-end id',
    'es-ES': 'ID de la transacción',
  },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  state_REQUESTED: { 'pt-BR': 'Pedido', 'en-US': 'Requested', 'es-ES': 'Pedido' },
  state_IN_AUDIT: { 'pt-BR': 'Em auditoria', 'en-US': 'In audit', 'es-ES': 'En auditoría' },
  state_SENT_TO_BANK: {
    'pt-BR': 'Enviado ao banco',
    'en-US': 'Sent to the bank',
    'es-ES': 'Enviado al banco',
  },
  state_FAILED: { 'pt-BR': 'Não enviado', 'en-US': 'Not sent', 'es-ES': 'No enviado' },
  state_APPROVED: { 'pt-BR': 'Pago', 'en-US': 'Paid', 'es-ES': 'Pagado' },
  state_RETURNED: { 'pt-BR': 'Devolvido', 'en-US': 'Returned', 'es-ES': 'Devuelto' },
  state_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  state_CANCELED: { 'pt-BR': 'Cancelado', 'en-US': 'Canceled', 'es-ES': 'Cancelado' },
});
