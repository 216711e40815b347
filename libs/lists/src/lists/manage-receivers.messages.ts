import { defineMessages } from '@guiche/i18n';

/** The words of the list of receivers. */
export const receiversListMessages = defineMessages({
  title: { 'pt-BR': 'Recebedores', 'en-US': 'Receivers', 'es-ES': 'Receptores' },
  empty: {
    'pt-BR': 'Os recebedores que os vendedores pedem aparecem aqui.',
    'en-US': 'The receivers that sellers request appear here.',
    'es-ES': 'Los receptores que piden los vendedores aparecen aquí.',
  },
  column_requested: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_receiver: {
    'pt-BR': 'Código no provedor',
    'en-US': 'Id at the provider',
    'es-ES': 'Código en el proveedor',
  },
  column_balance: {
    'pt-BR': 'Saldo no provedor',
    'en-US': 'Balance at the provider',
    'es-ES': 'Saldo en el proveedor',
  },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_bankAccount: { 'pt-BR': 'Conta bancária', 'en-US': 'Bank account', 'es-ES': 'Cuenta bancaria' },
  column_answered: { 'pt-BR': 'Respondido em', 'en-US': 'Answered', 'es-ES': 'Respondido el' },
  column_asks: { 'pt-BR': 'Consultas', 'en-US': 'Questions', 'es-ES': 'Consultas' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  filter_q: { 'pt-BR': 'Vendedor ou código', 'en-US': 'Seller or id', 'es-ES': 'Vendedor o código' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  state_SENDING: { 'pt-BR': 'Enviando', 'en-US': 'Being sent', 'es-ES': 'Enviando' },
  state_UNRESOLVED: { 'pt-BR': 'Resposta perdida', 'en-US': 'Answer lost', 'es-ES': 'Respuesta perdida' },
  state_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  state_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  state_REJECTED: { 'pt-BR': 'Rejeitado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  state_REFUSED: { 'pt-BR': 'Não criado', 'en-US': 'Not created', 'es-ES': 'No creado' },
});
