import { defineMessages } from '@guiche/i18n';

/** The words of the page balance-adjustments. */
export const balanceAdjustmentsListMessages = defineMessages({
  title: { 'pt-BR': 'Ajustes de saldo', 'en-US': 'Balance adjustments', 'es-ES': 'Ajustes de saldo' },
  create: { 'pt-BR': 'Novo ajuste', 'en-US': 'New adjustment', 'es-ES': 'Nuevo ajuste' },
  empty: {
    'pt-BR': 'Créditos e débitos no saldo de vendedores aparecem aqui. Uma pessoa propõe, outra confirma.',
    'en-US': "Credits and debits of sellers' balances appear here. One person proposes, another confirms.",
    'es-ES':
      'Los créditos y débitos en el saldo de vendedores aparecen aquí. Una persona propone, otra confirma.',
  },
  column_proposedAt: { 'pt-BR': 'Proposto em', 'en-US': 'Proposed', 'es-ES': 'Propuesto el' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_direction: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  direction_CREDIT: { 'pt-BR': 'Crédito', 'en-US': 'Credit', 'es-ES': 'Crédito' },
  direction_DEBIT: { 'pt-BR': 'Débito', 'en-US': 'Debit', 'es-ES': 'Débito' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  state_PROPOSED: { 'pt-BR': 'Aguarda confirmação', 'en-US': 'To be confirmed', 'es-ES': 'Por confirmar' },
  state_POSTED: { 'pt-BR': 'Confirmado', 'en-US': 'Confirmed', 'es-ES': 'Confirmado' },
  state_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  column_proposedBy: { 'pt-BR': 'Proposto por', 'en-US': 'Proposed by', 'es-ES': 'Propuesto por' },
  column_decidedBy: { 'pt-BR': 'Decidido por', 'en-US': 'Decided by', 'es-ES': 'Decidido por' },
  column_decidedAt: { 'pt-BR': 'Decidido em', 'en-US': 'Decided', 'es-ES': 'Decidido el' },
  column_decisionReason: {
    'pt-BR': 'Motivo da decisão',
    'en-US': 'Reason of the decision',
    'es-ES': 'Motivo de la decisión',
  },
  column_asDebt: { 'pt-BR': 'Ficou negativo', 'en-US': 'Became a debt', 'es-ES': 'Quedó en negativo' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_direction: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});
