import { defineMessages } from '@guiche/i18n';

const disputeWords = defineMessages({
  title: { 'pt-BR': 'Disputas', 'en-US': 'Disputes', 'es-ES': 'Disputas' },
  column_deadline: { 'pt-BR': 'Defesa até', 'en-US': 'Defence until', 'es-ES': 'Defensa hasta' },
  column_sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_notified: { 'pt-BR': 'Avisada em', 'en-US': 'Notified', 'es-ES': 'Avisada el' },
  column_ended: { 'pt-BR': 'Encerrada em', 'en-US': 'Ended', 'es-ES': 'Cerrada el' },
  column_fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  state_OPEN: { 'pt-BR': 'Em aberto', 'en-US': 'Open', 'es-ES': 'Abiertas' },
  state_WAITING: { 'pt-BR': 'À espera', 'en-US': 'Waiting', 'es-ES': 'En espera' },
  state_CLOSED: { 'pt-BR': 'Encerradas', 'en-US': 'Closed', 'es-ES': 'Cerradas' },
  kind_CHARGEBACK: { 'pt-BR': 'Chargeback', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  kind_MED: { 'pt-BR': 'MED', 'en-US': 'MED', 'es-ES': 'MED' },
  state_NOTIFIED: { 'pt-BR': 'Avisada', 'en-US': 'Notified', 'es-ES': 'Avisada' },
  state_BLOCKED: { 'pt-BR': 'Valor bloqueado', 'en-US': 'Money blocked', 'es-ES': 'Importe bloqueado' },
  state_DEFENCE_SENT: { 'pt-BR': 'Defesa enviada', 'en-US': 'Defence sent', 'es-ES': 'Defensa enviada' },
  state_EXPIRED: { 'pt-BR': 'Prazo perdido', 'en-US': 'Deadline missed', 'es-ES': 'Plazo vencido' },
  state_WON: { 'pt-BR': 'Ganha', 'en-US': 'Won', 'es-ES': 'Ganada' },
  state_LOST: { 'pt-BR': 'Perdida', 'en-US': 'Lost', 'es-ES': 'Perdida' },
  state_RETURNED_PART: {
    'pt-BR': 'Devolvida em parte',
    'en-US': 'Partly returned',
    'es-ES': 'Devuelta en parte',
  },
});

/** The words of the list of disputes of a platform. */
export const disputesListMessages = defineMessages({
  ...disputeWords,
  empty: {
    'pt-BR': 'Nenhuma venda foi disputada.',
    'en-US': 'No sale was disputed.',
    'es-ES': 'Ninguna venta fue disputada.',
  },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  column_reference: {
    'pt-BR': 'Código no provedor',
    'en-US': 'Id at the provider',
    'es-ES': 'Código en el proveedor',
  },
  filter_q: {
    'pt-BR': 'Venda, vendedor ou código',
    'en-US': 'Sale, seller or id',
    'es-ES': 'Venta, vendedor o código',
  },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});

/** The words of the list of a seller's disputes. */
export const ownDisputesListMessages = defineMessages({
  ...disputeWords,
  empty: {
    'pt-BR': 'Nenhuma venda sua foi disputada.',
    'en-US': 'None of your sales was disputed.',
    'es-ES': 'Ninguna de sus ventas fue disputada.',
  },
  column_product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  filter_q: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
});
