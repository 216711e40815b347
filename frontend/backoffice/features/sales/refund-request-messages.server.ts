import { defineMessages } from '@guiche/i18n';

/** What sellers read of a request for the money. */
export const refundRequestMessages = defineMessages({
  backToRequests: {
    'pt-BR': 'Pedidos de reembolso',
    'en-US': 'Refund requests',
    'es-ES': 'Solicitudes de reembolso',
  },
  requestTitle: {
    'pt-BR': 'Pedido {protocol}',
    'en-US': 'Request {protocol}',
    'es-ES': 'Solicitud {protocol}',
  },
  requestFacts: { 'pt-BR': 'Pedido', 'en-US': 'Request', 'es-ES': 'Solicitud' },
  requestedOn: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  requestBuyer: { 'pt-BR': 'Comprador', 'en-US': 'Buyer', 'es-ES': 'Comprador' },
  requestItems: { 'pt-BR': 'Itens', 'en-US': 'Items', 'es-ES': 'Artículos' },
  requestSale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  requestState: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  requestDeadline: { 'pt-BR': 'Garantia até', 'en-US': 'Guaranteed until', 'es-ES': 'Garantía hasta' },
  requestDetails: { 'pt-BR': 'O que escreveu', 'en-US': 'What they wrote', 'es-ES': 'Lo que escribió' },
  requestAnswer: { 'pt-BR': 'Resposta', 'en-US': 'Answer', 'es-ES': 'Respuesta' },
  effectTitle: { 'pt-BR': 'O que acontece', 'en-US': 'What happens', 'es-ES': 'Qué pasa' },
  effectToBuyer: { 'pt-BR': 'O comprador recebe', 'en-US': 'The buyer gets', 'es-ES': 'El comprador recibe' },
  effectYou: { 'pt-BR': 'Sai do seu saldo', 'en-US': 'Leaves your balance', 'es-ES': 'Sale de su saldo' },
  effectPartner: { 'pt-BR': 'Sai de {name}', 'en-US': 'Leaves {name}', 'es-ES': 'Sale de {name}' },
  effectPlatform: {
    'pt-BR': 'A plataforma devolve da tarifa',
    'en-US': 'The platform returns of its fee',
    'es-ES': 'La plataforma devuelve de su tarifa',
  },
  bucket_blocked: {
    'pt-BR': 'Do saldo bloqueado',
    'en-US': 'From blocked money',
    'es-ES': 'Del saldo bloqueado',
  },
  bucket_pending: { 'pt-BR': 'Do saldo pendente', 'en-US': 'From pending', 'es-ES': 'Del saldo pendiente' },
  bucket_reserve: { 'pt-BR': 'Da garantia', 'en-US': 'From the reserve', 'es-ES': 'De la garantía' },
  bucket_available: {
    'pt-BR': 'Do saldo disponível',
    'en-US': 'From available',
    'es-ES': 'Del saldo disponible',
  },
  bucket_debt: { 'pt-BR': 'Vira dívida', 'en-US': 'Becomes a debt', 'es-ES': 'Se vuelve deuda' },
  effectNone: {
    'pt-BR': 'Não há nada para devolver assim. Escolha itens que ainda não foram devolvidos.',
    'en-US': 'Nothing can be given back so. Choose items that were not given back yet.',
    'es-ES': 'Así no hay nada para devolver. Elija artículos que aún no se devolvieron.',
  },
  refundItems: {
    'pt-BR': 'O que devolver',
    'en-US': 'What to give back',
    'es-ES': 'Qué devolver',
  },
  refundItemReturned: { 'pt-BR': 'já devolvido', 'en-US': 'given back', 'es-ES': 'ya devuelto' },
  refundShowEffect: {
    'pt-BR': 'Ver o que acontece',
    'en-US': 'Show what happens',
    'es-ES': 'Ver qué pasa',
  },
  retryTitle: { 'pt-BR': 'Tentar de novo', 'en-US': 'Try again', 'es-ES': 'Reintentar' },
  retryText: {
    'pt-BR': 'O provedor recusou este reembolso. Nada foi devolvido; você pode tentar de novo.',
    'en-US': 'The provider refused this refund. Nothing was given back; you can try again.',
    'es-ES': 'El proveedor rechazó este reembolso. No se devolvió nada; puede reintentar.',
  },
  grantRequest: {
    'pt-BR': 'Aprovar e devolver',
    'en-US': 'Approve and refund',
    'es-ES': 'Aprobar y devolver',
  },
  refuseRequest: { 'pt-BR': 'Recusar', 'en-US': 'Refuse', 'es-ES': 'Rechazar' },
});
