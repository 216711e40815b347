import { defineMessages } from '@guiche/i18n';

const words = defineMessages({
  column_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  column_reference: { 'pt-BR': 'Referência', 'en-US': 'Reference', 'es-ES': 'Referencia' },
  column_due: { 'pt-BR': 'Vence em', 'en-US': 'Due', 'es-ES': 'Vence el' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_sales: {
    'pt-BR': 'Vendas pagas no mês',
    'en-US': 'Paid sales of the month',
    'es-ES': 'Ventas pagadas en el mes',
  },
  column_gross: { 'pt-BR': 'Vendido no mês', 'en-US': 'Sold in the month', 'es-ES': 'Vendido en el mes' },
  column_monthlyPart: { 'pt-BR': 'Mensalidade', 'en-US': 'Monthly fee', 'es-ES': 'Mensualidad' },
  column_salesPart: {
    'pt-BR': 'Tarifa por venda',
    'en-US': 'Fee for each sale',
    'es-ES': 'Tarifa por venta',
  },
  column_sharePart: {
    'pt-BR': 'Percentual sobre o vendido',
    'en-US': 'Share of what was sold',
    'es-ES': 'Porcentaje de lo vendido',
  },
  column_minimumPart: {
    'pt-BR': 'Complemento até o mínimo',
    'en-US': 'Up to the minimum',
    'es-ES': 'Complemento hasta el mínimo',
  },
  column_discount: { 'pt-BR': 'Desconto', 'en-US': 'Discount', 'es-ES': 'Descuento' },
  column_paymentReference: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  column_note: { 'pt-BR': 'Mensagem', 'en-US': 'Message', 'es-ES': 'Mensaje' },
  column_created: { 'pt-BR': 'Emitida em', 'en-US': 'Issued', 'es-ES': 'Emitida el' },
  column_ended: { 'pt-BR': 'Encerrada em', 'en-US': 'Ended', 'es-ES': 'Cerrada el' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Tipo', 'en-US': 'Kind', 'es-ES': 'Tipo' },
  kind_PLAN: { 'pt-BR': 'Plano', 'en-US': 'Plan', 'es-ES': 'Plan' },
  kind_SET_UP: { 'pt-BR': 'Implantação', 'en-US': 'Set-up', 'es-ES': 'Implementación' },
  kind_FINE: { 'pt-BR': 'Multa', 'en-US': 'Fine', 'es-ES': 'Multa' },
  kind_CUSTOM_DOMAIN: { 'pt-BR': 'Domínio próprio', 'en-US': 'Custom domain', 'es-ES': 'Dominio propio' },
  kind_SERVICES: { 'pt-BR': 'Serviços', 'en-US': 'Services', 'es-ES': 'Servicios' },
  state_OPEN: { 'pt-BR': 'Em aberto', 'en-US': 'Open', 'es-ES': 'Abierta' },
  state_OVERDUE: { 'pt-BR': 'Vencida', 'en-US': 'Overdue', 'es-ES': 'Vencida' },
  state_PAID: { 'pt-BR': 'Paga', 'en-US': 'Paid', 'es-ES': 'Pagada' },
  state_CANCELED: { 'pt-BR': 'Cancelada', 'en-US': 'Canceled', 'es-ES': 'Cancelada' },
  state_WRITTEN_OFF: { 'pt-BR': 'Baixada', 'en-US': 'Written off', 'es-ES': 'Dada de baja' },
});

/** The words of the list that masters see. */
export const invoicesListMessages = {
  ...words,
  ...defineMessages({
    title: { 'pt-BR': 'Cobranças', 'en-US': 'Charges', 'es-ES': 'Cobros' },
    empty: {
      'pt-BR': 'As faturas das plataformas aparecem aqui: uma por mês, conforme o plano de cada uma.',
      'en-US': 'The invoices of the platforms appear here: one a month, by the plan of each.',
      'es-ES': 'Las facturas de las plataformas aparecen aquí: una por mes, según el plan de cada una.',
    },
    create: { 'pt-BR': 'Nova fatura', 'en-US': 'New invoice', 'es-ES': 'Nueva factura' },
    column_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
    column_attempts: { 'pt-BR': 'Envios', 'en-US': 'Times sent', 'es-ES': 'Envíos' },
    column_writeOffBy: {
      'pt-BR': 'Baixa proposta por',
      'en-US': 'Write-off by',
      'es-ES': 'Baja propuesta por',
    },
    column_writeOffReason: {
      'pt-BR': 'Motivo da baixa',
      'en-US': 'Reason of the write-off',
      'es-ES': 'Motivo de la baja',
    },
    filter_q: {
      'pt-BR': 'Plataforma ou referência',
      'en-US': 'Platform or reference',
      'es-ES': 'Plataforma o referencia',
    },
    filter_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
    filter_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  }),
};

/** The words of the list that the staff of a platform see. */
export const ownInvoicesListMessages = {
  ...words,
  ...defineMessages({
    title: {
      'pt-BR': 'Faturas da plataforma',
      'en-US': 'Invoices of the platform',
      'es-ES': 'Facturas de la plataforma',
    },
    empty: {
      'pt-BR': 'A plataforma não tem faturas.',
      'en-US': 'The platform has no invoices.',
      'es-ES': 'La plataforma no tiene facturas.',
    },
  }),
};
