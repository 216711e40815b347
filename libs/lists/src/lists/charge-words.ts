import { defineMessages } from '@guiche/i18n';

/** What the lists of charges call their columns and words. */
export const chargeListWords = defineMessages({
  column_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  column_reference: { 'pt-BR': 'Referência', 'en-US': 'Reference', 'es-ES': 'Referencia' },
  column_due: { 'pt-BR': 'Vence em', 'en-US': 'Due', 'es-ES': 'Vence el' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_paid: { 'pt-BR': 'Pago', 'en-US': 'Paid', 'es-ES': 'Pagado' },
  column_discount: { 'pt-BR': 'Desconto', 'en-US': 'Discount', 'es-ES': 'Descuento' },
  column_method: { 'pt-BR': 'Como', 'en-US': 'How', 'es-ES': 'Cómo' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_note: { 'pt-BR': 'Mensagem', 'en-US': 'Message', 'es-ES': 'Mensaje' },
  column_ended: { 'pt-BR': 'Encerrada em', 'en-US': 'Ended', 'es-ES': 'Cerrada el' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  kind_PLAN: { 'pt-BR': 'Mensalidade', 'en-US': 'Monthly plan', 'es-ES': 'Mensualidad' },
  kind_SET_UP: { 'pt-BR': 'Implantação', 'en-US': 'Set-up', 'es-ES': 'Implementación' },
  kind_NEGATIVE_BALANCE: {
    'pt-BR': 'Saldo negativo',
    'en-US': 'Negative balance',
    'es-ES': 'Saldo negativo',
  },
  kind_CHARGEBACK_FEE: {
    'pt-BR': 'Tarifa de chargeback',
    'en-US': 'Chargeback fee',
    'es-ES': 'Tarifa de contracargo',
  },
  kind_FINE: { 'pt-BR': 'Multa', 'en-US': 'Fine', 'es-ES': 'Multa' },
  kind_CUSTOM_DOMAIN: { 'pt-BR': 'Domínio próprio', 'en-US': 'Custom domain', 'es-ES': 'Dominio propio' },
  kind_SERVICES: { 'pt-BR': 'Serviços físicos', 'en-US': 'Physical services', 'es-ES': 'Servicios físicos' },
  method_BALANCE: { 'pt-BR': 'Saldo', 'en-US': 'Balance', 'es-ES': 'Saldo' },
  method_BY_HAND: { 'pt-BR': 'Manual', 'en-US': 'By hand', 'es-ES': 'Manual' },
  state_OPEN: { 'pt-BR': 'Em aberto', 'en-US': 'Open', 'es-ES': 'Abierta' },
  state_OVERDUE: { 'pt-BR': 'Vencida', 'en-US': 'Overdue', 'es-ES': 'Vencida' },
  state_PAID: { 'pt-BR': 'Paga', 'en-US': 'Paid', 'es-ES': 'Pagada' },
  state_CANCELED: { 'pt-BR': 'Cancelada', 'en-US': 'Canceled', 'es-ES': 'Cancelada' },
  state_WRITTEN_OFF: { 'pt-BR': 'Baixada', 'en-US': 'Written off', 'es-ES': 'Dada de baja' },
});
