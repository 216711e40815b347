import { defineMessages } from '@guiche/i18n';

/** The words of the list review-items. */
export const reviewItemsListMessages = defineMessages({
  title: { 'pt-BR': 'Revisão', 'en-US': 'Review', 'es-ES': 'Revisión' },
  empty: {
    'pt-BR': 'Nada para revisar: o que precisar de uma pessoa aparece aqui.',
    'en-US': 'Nothing to review: what needs a person appears here.',
    'es-ES': 'Nada que revisar: lo que necesite a una persona aparece aquí.',
  },
  bulk_resolve: { 'pt-BR': 'Resolver', 'en-US': 'Resolve', 'es-ES': 'Resolver' },
  bulk_resolve_question: {
    'pt-BR': '{count, plural, one {Resolver # item?} other {Resolver # itens?}}',
    'en-US': '{count, plural, one {Resolve # item?} other {Resolve # items?}}',
    'es-ES': '{count, plural, one {¿Resolver # elemento?} other {¿Resolver # elementos?}}',
  },
  bulk_resolve_text: {
    'pt-BR':
      'A conclusão fica registrada em cada um, com o seu nome. Nenhum dinheiro é movido. Não pode ser desfeito.',
    'en-US':
      'The resolution is recorded with each of them, with your name. No money is moved. This cannot be undone.',
    'es-ES':
      'La conclusión queda registrada en cada uno, con su nombre. No se mueve dinero. No se puede deshacer.',
  },
  bulk_resolve_reason: {
    'pt-BR': 'O que você conferiu e fez',
    'en-US': 'What you checked and did',
    'es-ES': 'Qué comprobó e hizo',
  },
  column_kind: { 'pt-BR': 'Assunto', 'en-US': 'Subject', 'es-ES': 'Asunto' },
  column_created: { 'pt-BR': 'Data', 'en-US': 'Date', 'es-ES': 'Fecha' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  column_resolvedBy: { 'pt-BR': 'Resolvido por', 'en-US': 'Resolved by', 'es-ES': 'Resuelto por' },
  column_resolution: { 'pt-BR': 'Conclusão', 'en-US': 'Resolution', 'es-ES': 'Conclusión' },
  column_resolved: { 'pt-BR': 'Resolvido em', 'en-US': 'Resolved at', 'es-ES': 'Resuelto el' },
  column_detail: { 'pt-BR': 'Detalhes', 'en-US': 'Details', 'es-ES': 'Detalles' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Assunto', 'en-US': 'Subject', 'es-ES': 'Asunto' },
  filter_payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  kind_UNKNOWN_WORD: {
    'pt-BR': 'Situação desconhecida do provedor',
    'en-US': 'Unknown status of the provider',
    'es-ES': 'Estado desconocido del proveedor',
  },
  kind_FORBIDDEN_TRANSITION: {
    'pt-BR': 'Mudança de situação impossível',
    'en-US': 'Impossible change of status',
    'es-ES': 'Cambio de estado imposible',
  },
  kind_AMOUNT_MISMATCH: {
    'pt-BR': 'Valor diferente',
    'en-US': 'Different amount',
    'es-ES': 'Importe diferente',
  },
  kind_DOUBLE_PAYMENT: { 'pt-BR': 'Pagamento em dobro', 'en-US': 'Paid twice', 'es-ES': 'Pago doble' },
  kind_REFUSED_BY_PROVIDER: {
    'pt-BR': 'Recusado pelo provedor',
    'en-US': 'Refused by the provider',
    'es-ES': 'Rechazado por el proveedor',
  },
  kind_PROVIDER_SILENT: {
    'pt-BR': 'Provedor sem resposta',
    'en-US': 'No answer of the provider',
    'es-ES': 'Proveedor sin respuesta',
  },
  kind_UNRESOLVED: {
    'pt-BR': 'Resultado desconhecido',
    'en-US': 'Unknown outcome',
    'es-ES': 'Resultado desconocido',
  },
  kind_UNASKABLE: {
    'pt-BR': 'Sem consulta no provedor',
    'en-US': 'The provider cannot be asked',
    'es-ES': 'Sin consulta en el proveedor',
  },
  kind_WEBHOOK_UNMATCHED: {
    'pt-BR': 'Aviso sem cobrança',
    'en-US': 'Webhook without a charge',
    'es-ES': 'Aviso sin cobro',
  },
  kind_NOT_WRITTEN: {
    'pt-BR': 'Resultado não gravado',
    'en-US': 'Outcome not written',
    'es-ES': 'Resultado no guardado',
  },
  kind_DISCREPANCY: {
    'pt-BR': 'Diferença na conciliação',
    'en-US': 'Difference in the reconciliation',
    'es-ES': 'Diferencia en la conciliación',
  },
  kind_DELETION_REQUESTED: {
    'pt-BR': 'Vendedor pediu exclusão',
    'en-US': 'Seller asks for deletion',
    'es-ES': 'Vendedor pide eliminación',
  },
  kind_FEES_REQUESTED: {
    'pt-BR': 'Gerente pede outras taxas',
    'en-US': 'Manager asks for other fees',
    'es-ES': 'Gerente pide otras tarifas',
  },
  kind_ERASURE_REQUESTED: {
    'pt-BR': 'Comprador pediu exclusão de dados',
    'en-US': 'Buyer asks for deletion of data',
    'es-ES': 'Comprador pide eliminar datos',
  },
  kind_REFUND_NOT_POSSIBLE: {
    'pt-BR': 'Gateway recusou devolver ao comprador',
    'en-US': 'Gateway refused to refund a buyer',
    'es-ES': 'La pasarela rechazó devolver al comprador',
  },
  kind_PAYMENT_PAGE_CHANGED: {
    'pt-BR': 'Página de pagamento mudou',
    'en-US': 'Payment page changed',
    'es-ES': 'Página de pago cambió',
  },
  kind_DOMAIN_BROKEN: {
    'pt-BR': 'Domínio com DNS errado',
    'en-US': 'Domain with wrong DNS',
    'es-ES': 'Dominio con DNS incorrecto',
  },
  kind_CERTIFICATE_EXPIRING: {
    'pt-BR': 'Certificado de um domínio vence',
    'en-US': 'Certificate of a domain expires',
    'es-ES': 'Certificado de un dominio vence',
  },
  kind_CHARGEBACKS_OVER_LIMIT: {
    'pt-BR': 'Chargebacks acima do limite',
    'en-US': 'Chargebacks above the limit',
    'es-ES': 'Contracargos sobre el límite',
  },
  kind_LEDGER_BROKEN: {
    'pt-BR': 'Regra do razão violada',
    'en-US': 'Rule of the ledger violated',
    'es-ES': 'Regla del libro mayor violada',
  },
  state_OPEN: { 'pt-BR': 'Aberto', 'en-US': 'Open', 'es-ES': 'Abierto' },
  state_CLOSED: { 'pt-BR': 'Resolvido', 'en-US': 'Resolved', 'es-ES': 'Resuelto' },
});
