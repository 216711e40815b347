import { defineMessages } from '@guiche/i18n';

/** The words of the list bank-accounts. */
export const bankAccountsListMessages = defineMessages({
  title: { 'pt-BR': 'Contas de recebimento', 'en-US': 'Accounts to be paid to', 'es-ES': 'Cuentas de cobro' },
  empty: {
    'pt-BR': 'Nenhuma conta cadastrada: as contas e chaves PIX dos vendedores aparecem aqui.',
    'en-US': 'No account yet: the accounts and PIX keys of sellers appear here.',
    'es-ES': 'Ninguna cuenta: las cuentas y claves PIX de los vendedores aparecen aquí.',
  },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_document: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  column_sameDocument: { 'pt-BR': 'Mesmo documento', 'en-US': 'Same document', 'es-ES': 'Mismo documento' },
  column_kind: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  column_destination: { 'pt-BR': 'Conta ou chave', 'en-US': 'Account or key', 'es-ES': 'Cuenta o clave' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_created: { 'pt-BR': 'Enviada em', 'en-US': 'Submitted', 'es-ES': 'Enviada el' },
  column_usableFrom: {
    'pt-BR': 'Vale para saques a partir de',
    'en-US': 'Usable from',
    'es-ES': 'Utilizable desde',
  },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_holder: { 'pt-BR': 'Titular', 'en-US': 'Holder', 'es-ES': 'Titular' },
  column_accountType: { 'pt-BR': 'Tipo de conta', 'en-US': 'Type of account', 'es-ES': 'Tipo de cuenta' },
  accountType_CHECKING: { 'pt-BR': 'Conta corrente', 'en-US': 'Checking', 'es-ES': 'Cuenta corriente' },
  accountType_SAVINGS: { 'pt-BR': 'Poupança', 'en-US': 'Savings', 'es-ES': 'Cuenta de ahorro' },
  filter_q: { 'pt-BR': 'Nome ou documento', 'en-US': 'Name or document', 'es-ES': 'Nombre o documento' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Tipo', 'en-US': 'Type', 'es-ES': 'Tipo' },
  kind_BANK: { 'pt-BR': 'Conta bancária', 'en-US': 'Bank account', 'es-ES': 'Cuenta bancaria' },
  kind_PIX: { 'pt-BR': 'Chave PIX', 'en-US': 'PIX key', 'es-ES': 'Clave PIX' },
  sameDocument_YES: { 'pt-BR': 'Sim', 'en-US': 'Yes', 'es-ES': 'Sí' },
  sameDocument_NO: { 'pt-BR': 'Não', 'en-US': 'No', 'es-ES': 'No' },
  status_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  status_ACTIVE: { 'pt-BR': 'Aprovada', 'en-US': 'Approved', 'es-ES': 'Aprobada' },
  status_REJECTED: { 'pt-BR': 'Recusada', 'en-US': 'Rejected', 'es-ES': 'Rechazada' },
  status_BLOCKED: { 'pt-BR': 'Bloqueada', 'en-US': 'Blocked', 'es-ES': 'Bloqueada' },
});
