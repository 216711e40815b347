import { defineMessages } from '@guiche/i18n';

/** The words of the list seller-profit. */
export const sellerProfitListMessages = defineMessages({
  title: { 'pt-BR': 'Lucro por vendedor', 'en-US': 'Profit by seller', 'es-ES': 'Ganancia por vendedor' },
  empty: {
    'pt-BR': 'Nada foi lançado no período. Os valores são somados a cada dez minutos.',
    'en-US': 'Nothing was posted in the period. Amounts are summed every ten minutes.',
    'es-ES': 'No se registró nada en el período. Los valores se suman cada diez minutos.',
  },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_gross: { 'pt-BR': 'Faturamento', 'en-US': 'Revenue', 'es-ES': 'Facturación' },
  column_fees: { 'pt-BR': 'Taxas de venda', 'en-US': 'Sale fees', 'es-ES': 'Tarifas de venta' },
  column_cost: { 'pt-BR': 'Custo do gateway', 'en-US': 'Gateway cost', 'es-ES': 'Costo del gateway' },
  column_losses: { 'pt-BR': 'Perdas', 'en-US': 'Losses', 'es-ES': 'Pérdidas' },
  column_commission: {
    'pt-BR': 'Comissão do gerente',
    'en-US': 'Manager’s commission',
    'es-ES': 'Comisión del gerente',
  },
  column_anticipation: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  column_withdrawals: { 'pt-BR': 'Taxas de saque', 'en-US': 'Withdrawal fees', 'es-ES': 'Tarifas de retiro' },
  column_profit: { 'pt-BR': 'Lucro', 'en-US': 'Profit', 'es-ES': 'Ganancia' },
  column_margin: { 'pt-BR': 'Margem', 'en-US': 'Margin', 'es-ES': 'Margen' },
  column_interest: { 'pt-BR': 'Juros', 'en-US': 'Interest', 'es-ES': 'Intereses' },
  column_others: { 'pt-BR': 'Outros', 'en-US': 'Other', 'es-ES': 'Otros' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  filter_profit: { 'pt-BR': 'Lucro', 'en-US': 'Profit', 'es-ES': 'Ganancia' },
});
