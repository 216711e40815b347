import { defineMessages } from '@guiche/i18n';

/** The words of the list seller-revenue. */
export const sellerRevenueListMessages = defineMessages({
  title: {
    'pt-BR': 'Faturamento por vendedor',
    'en-US': 'Revenue by seller',
    'es-ES': 'Facturación por vendedor',
  },
  empty: {
    'pt-BR': 'Nenhuma venda paga no período.',
    'en-US': 'No paid sale in the period.',
    'es-ES': 'Ninguna venta pagada en el período.',
  },
  column_position: { 'pt-BR': 'Posição', 'en-US': 'Rank', 'es-ES': 'Posición' },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  column_sales: { 'pt-BR': 'Vendas pagas', 'en-US': 'Paid sales', 'es-ES': 'Ventas pagadas' },
  column_gross: { 'pt-BR': 'Faturamento', 'en-US': 'Revenue', 'es-ES': 'Facturación' },
  column_change: {
    'pt-BR': 'Variação',
    'en-US': 'Change',
    'es-ES': 'Variación',
  },
  column_average: { 'pt-BR': 'Ticket médio', 'en-US': 'Average sale', 'es-ES': 'Venta media' },
  column_pix: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  column_card: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  column_billet: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  column_refunds: { 'pt-BR': 'Reembolsos', 'en-US': 'Refunds', 'es-ES': 'Reembolsos' },
  column_chargebacks: { 'pt-BR': 'Chargebacks', 'en-US': 'Chargebacks', 'es-ES': 'Contracargos' },
  column_before: { 'pt-BR': 'Período anterior', 'en-US': 'Period before', 'es-ES': 'Período anterior' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  filter_gross: { 'pt-BR': 'Faturamento', 'en-US': 'Revenue', 'es-ES': 'Facturación' },
});
