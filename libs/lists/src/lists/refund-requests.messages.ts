import { defineMessages } from '@guiche/i18n';

/** The words of the list of requests for refunds. */
export const refundRequestsListMessages = defineMessages({
  title: {
    'pt-BR': 'Pedidos de reembolso',
    'en-US': 'Refund requests',
    'es-ES': 'Solicitudes de reembolso',
  },
  empty: {
    'pt-BR': 'Nenhum comprador pediu reembolso.',
    'en-US': 'No buyer has asked for a refund.',
    'es-ES': 'Ningún comprador pidió un reembolso.',
  },
  column_protocol: { 'pt-BR': 'Protocolo', 'en-US': 'Protocol', 'es-ES': 'Protocolo' },
  column_created: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  column_buyer: { 'pt-BR': 'Comprador', 'en-US': 'Buyer', 'es-ES': 'Comprador' },
  column_items: { 'pt-BR': 'Itens', 'en-US': 'Items', 'es-ES': 'Artículos' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_days: {
    'pt-BR': 'Dias após a compra',
    'en-US': 'Days after purchase',
    'es-ES': 'Días tras la compra',
  },
  column_deadline: { 'pt-BR': 'Garantia até', 'en-US': 'Guaranteed until', 'es-ES': 'Garantía hasta' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_decided: { 'pt-BR': 'Decidido em', 'en-US': 'Decided', 'es-ES': 'Decidido el' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_q: {
    'pt-BR': 'Comprador ou protocolo',
    'en-US': 'Buyer or protocol',
    'es-ES': 'Comprador o protocolo',
  },
  filter_product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  state_OPEN: { 'pt-BR': 'Em aberto', 'en-US': 'Open', 'es-ES': 'Abierto' },
  state_APPROVED: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  state_FAILED: { 'pt-BR': 'Falhou', 'en-US': 'Failed', 'es-ES': 'Falló' },
  state_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  state_DONE: { 'pt-BR': 'Devolvido', 'en-US': 'Done', 'es-ES': 'Devuelto' },
  reason_REGRET: { 'pt-BR': 'Desistiu', 'en-US': 'Changed their mind', 'es-ES': 'Se arrepintió' },
  reason_NOT_RECEIVED: { 'pt-BR': 'Não recebeu', 'en-US': 'Not received', 'es-ES': 'No lo recibió' },
  reason_NOT_AS_DESCRIBED: {
    'pt-BR': 'Não é como anunciado',
    'en-US': 'Not as described',
    'es-ES': 'No es lo anunciado',
  },
  reason_BOUGHT_TWICE: {
    'pt-BR': 'Comprou duas vezes',
    'en-US': 'Bought twice',
    'es-ES': 'Compró dos veces',
  },
  reason_OTHER: { 'pt-BR': 'Outro', 'en-US': 'Other', 'es-ES': 'Otro' },
  bulk_grant: { 'pt-BR': 'Aprovar e devolver', 'en-US': 'Approve and refund', 'es-ES': 'Aprobar y devolver' },
  bulk_grant_question: {
    'pt-BR': '{count, plural, one {Aprovar # pedido?} other {Aprovar # pedidos?}}',
    'en-US': '{count, plural, one {Approve # request?} other {Approve # requests?}}',
    'es-ES': '{count, plural, one {¿Aprobar # solicitud?} other {¿Aprobar # solicitudes?}}',
  },
  bulk_grant_text: {
    'pt-BR': 'O dinheiro volta aos compradores. O que faltar no seu saldo vira uma dívida.',
    'en-US': 'The money goes back to the buyers. What your balance lacks becomes a debt.',
    'es-ES': 'El dinero vuelve a los compradores. Lo que falte en su saldo se vuelve una deuda.',
  },
  bulk_grant_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
});
