import { defineMessages } from '@guiche/i18n';

/** The words of the statement of a seller. */
export const statementListMessages = defineMessages({
  title: { 'pt-BR': 'Financeiro', 'en-US': 'Financial', 'es-ES': 'Financiero' },
  empty: {
    'pt-BR': 'O extrato começa com a sua primeira venda paga.',
    'en-US': 'The statement begins with your first paid sale.',
    'es-ES': 'El extracto comienza con su primera venta pagada.',
  },
  column_posted: { 'pt-BR': 'Data', 'en-US': 'Date', 'es-ES': 'Fecha' },
  column_description: { 'pt-BR': 'Descrição', 'en-US': 'Description', 'es-ES': 'Descripción' },
  column_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  column_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  column_code: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_balance: { 'pt-BR': 'Saldo depois', 'en-US': 'Balance after', 'es-ES': 'Saldo después' },
  column_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  column_sale: { 'pt-BR': 'ID da venda', 'en-US': 'Sale ID', 'es-ES': 'ID de la venta' },
  filter_bucket: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  filter_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  filter_currency: { 'pt-BR': 'Moeda', 'en-US': 'Currency', 'es-ES': 'Moneda' },
  kind_SALE: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  kind_RELEASE: { 'pt-BR': 'Liberação', 'en-US': 'Release', 'es-ES': 'Liberación' },
  kind_RESERVE_RELEASE: {
    'pt-BR': 'Liberação da garantia',
    'en-US': 'Reserve release',
    'es-ES': 'Liberación de la garantía',
  },
  kind_REFUND: { 'pt-BR': 'Reembolso', 'en-US': 'Refund', 'es-ES': 'Reembolso' },
  kind_CHARGEBACK: { 'pt-BR': 'Chargeback', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  kind_RESTORE: { 'pt-BR': 'Chargeback ganho', 'en-US': 'Chargeback won', 'es-ES': 'Contracargo ganado' },
  kind_DEBT: { 'pt-BR': 'Pagamento de dívida', 'en-US': 'Payment of debt', 'es-ES': 'Pago de deuda' },
  kind_CORRECTION: { 'pt-BR': 'Correção', 'en-US': 'Correction', 'es-ES': 'Corrección' },
  kind_ANTICIPATION: { 'pt-BR': 'Antecipação', 'en-US': 'Anticipation', 'es-ES': 'Anticipo' },
  kind_ANTICIPATION_FEE: {
    'pt-BR': 'Taxa de antecipação',
    'en-US': 'Anticipation fee',
    'es-ES': 'Tarifa de anticipo',
  },
  kind_WITHDRAWAL: { 'pt-BR': 'Saque', 'en-US': 'Withdrawal', 'es-ES': 'Retiro' },
  kind_WITHDRAWAL_FEE: { 'pt-BR': 'Tarifa de saque', 'en-US': 'Withdrawal fee', 'es-ES': 'Tarifa de retiro' },
  kind_WITHDRAWAL_RETURN: {
    'pt-BR': 'Saque devolvido',
    'en-US': 'Withdrawal returned',
    'es-ES': 'Retiro devuelto',
  },
  kind_BLOCK: { 'pt-BR': 'Bloqueio', 'en-US': 'Block', 'es-ES': 'Bloqueo' },
  kind_UNBLOCK: { 'pt-BR': 'Desbloqueio', 'en-US': 'Unblock', 'es-ES': 'Desbloqueo' },
  kind_FEE: { 'pt-BR': 'Tarifa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  kind_CHARGE: { 'pt-BR': 'Cobrança', 'en-US': 'Charge', 'es-ES': 'Cobro' },
  kind_WRITE_OFF: { 'pt-BR': 'Baixa', 'en-US': 'Write-off', 'es-ES': 'Baja' },
  bucket_available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  bucket_pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  bucket_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  bucket_blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  bucket_debt: { 'pt-BR': 'Dívida', 'en-US': 'Debt', 'es-ES': 'Deuda' },
  currency_BRL: { 'pt-BR': 'Real', 'en-US': 'Brazilian real', 'es-ES': 'Real' },
  currency_USD: { 'pt-BR': 'Dólar', 'en-US': 'US dollar', 'es-ES': 'Dólar' },
  currency_EUR: { 'pt-BR': 'Euro', 'en-US': 'Euro', 'es-ES': 'Euro' },
  currency_MXN: { 'pt-BR': 'Peso mexicano', 'en-US': 'Mexican peso', 'es-ES': 'Peso mexicano' },
});

/** The words of the statement of a manager. */
export const managerStatementListMessages = defineMessages({
  ...statementListMessages,
  title: { 'pt-BR': 'Extrato', 'en-US': 'Statement', 'es-ES': 'Extracto' },
  empty: {
    'pt-BR': 'O extrato começa com a sua primeira comissão.',
    'en-US': 'The statement begins with your first commission.',
    'es-ES': 'El extracto comienza con su primera comisión.',
  },
  kind_SALE: { 'pt-BR': 'Comissão', 'en-US': 'Commission', 'es-ES': 'Comisión' },
});
