import { defineMessages } from '@guiche/i18n';

/** The money of a seller, beside the statement. */
export const financialMessages = defineMessages({
  withdraw: { 'pt-BR': 'Sacar', 'en-US': 'Withdraw', 'es-ES': 'Retirar' },
  anticipate: { 'pt-BR': 'Antecipar', 'en-US': 'Get paid early', 'es-ES': 'Anticipar' },
  withdrawals: { 'pt-BR': 'Saques', 'en-US': 'Withdrawals', 'es-ES': 'Retiros' },
  explain: { 'pt-BR': 'De onde vem', 'en-US': 'Where it comes from', 'es-ES': 'De dónde viene' },
  explainSale: {
    'pt-BR': 'Explicar o dinheiro da venda',
    'en-US': 'Explain the money of the sale',
    'es-ES': 'Explicar el dinero de la venta',
  },
  releasesTitle: { 'pt-BR': 'Liberações', 'en-US': 'Releases', 'es-ES': 'Liberaciones' },
  back: { 'pt-BR': 'Financeiro', 'en-US': 'Financial', 'es-ES': 'Financiero' },
  available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  debt: { 'pt-BR': 'Dívida', 'en-US': 'Debt', 'es-ES': 'Deuda' },
  availableHint: {
    'pt-BR': 'pode ser sacado agora',
    'en-US': 'can be withdrawn now',
    'es-ES': 'se puede retirar ahora',
  },
  nextHint: { 'pt-BR': 'a próxima em {day}', 'en-US': 'the next on {day}', 'es-ES': 'la próxima el {day}' },
  noneHint: { 'pt-BR': 'nada retido', 'en-US': 'nothing held', 'es-ES': 'nada retenido' },
  withoutDayHint: {
    'pt-BR': 'sem data por enquanto',
    'en-US': 'no date yet',
    'es-ES': 'sin fecha por ahora',
  },
  blockedHint: { 'pt-BR': 'em contestação', 'en-US': 'in dispute', 'es-ES': 'en disputa' },
  debtHint: {
    'pt-BR': 'as próximas vendas pagam',
    'en-US': 'your next sales pay it',
    'es-ES': 'las próximas ventas la pagan',
  },
  noDebtHint: { 'pt-BR': 'nada a pagar', 'en-US': 'nothing to pay', 'es-ES': 'nada que pagar' },
  balances: { 'pt-BR': 'Saldos', 'en-US': 'Balances', 'es-ES': 'Saldos' },
  calendar: {
    'pt-BR': 'Liberações do mês',
    'en-US': 'Releases of the month',
    'es-ES': 'Liberaciones del mes',
  },
  calendarNote: {
    'pt-BR': 'À meia-noite de Brasília',
    'en-US': 'At midnight in Brasília',
    'es-ES': 'A medianoche de Brasilia',
  },
  previous: { 'pt-BR': 'Mês anterior', 'en-US': 'Previous month', 'es-ES': 'Mes anterior' },
  following: { 'pt-BR': 'Próximo mês', 'en-US': 'Next month', 'es-ES': 'Próximo mes' },
  day: { 'pt-BR': 'Dia', 'en-US': 'Day', 'es-ES': 'Día' },
  sales: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  count: {
    'pt-BR': '{count, plural, one {# venda} other {# vendas}}',
    'en-US': '{count, plural, one {# sale} other {# sales}}',
    'es-ES': '{count, plural, one {# venta} other {# ventas}}',
  },
  noReleases: {
    'pt-BR': 'Nada é liberado neste mês.',
    'en-US': 'Nothing is released in this month.',
    'es-ES': 'Nada se libera en este mes.',
  },
  emptyDay: {
    'pt-BR': 'Nada mais a liberar neste dia.',
    'en-US': 'Nothing left to release on this day.',
    'es-ES': 'Nada más por liberar en este día.',
  },
  of: { 'pt-BR': 'Liberação de {day}', 'en-US': 'Release of {day}', 'es-ES': 'Liberación del {day}' },
  sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  why: {
    'pt-BR': 'Por que não posso sacar tudo?',
    'en-US': 'Why can I not withdraw all of it?',
    'es-ES': '¿Por qué no puedo retirar todo?',
  },
  keptHint: {
    'pt-BR': '{amount} podem ser sacados agora',
    'en-US': '{amount} can be withdrawn now',
    'es-ES': '{amount} se pueden retirar ahora',
  },
  kept: { 'pt-BR': 'Saldo de garantia', 'en-US': 'Guaranteed balance', 'es-ES': 'Saldo de garantía' },
  whyKept: {
    'pt-BR':
      'Fica no saldo disponível o maior: {part} do que as vendas de {days} dias renderam, ou a maior venda de {saleDays} dias. Diminui em {less} e acaba em {nothing} se nada mais for vendido.',
    'en-US':
      'The larger stays in the available balance: {part} of what the sales of {days} days brought, or the largest sale of {saleDays} days. It becomes less on {less} and ends on {nothing} if nothing more is sold.',
    'es-ES':
      'Queda en el saldo disponible lo mayor: {part} de lo que rindieron las ventas de {days} días, o la mayor venta de {saleDays} días. Disminuye el {less} y termina el {nothing} si no se vende nada más.',
  },
  whyPending: {
    'pt-BR': 'Cada venda é liberada na data da regra da compra. A próxima liberação é em {day}.',
    'en-US': 'Each sale is released on the day of the rule of its purchase. The next release is on {day}.',
    'es-ES': 'Cada venta se libera en la fecha de la regla de la compra. La próxima liberación es el {day}.',
  },
  whyReserve: {
    'pt-BR':
      'Parte de cada venda fica retida para cobrir reembolsos e contestações. A próxima liberação é em {day}.',
    'en-US': 'A part of each sale is held for refunds and disputes. The next release is on {day}.',
    'es-ES':
      'Una parte de cada venta queda retenida para cubrir reembolsos y disputas. La próxima liberación es el {day}.',
  },
  whyBlocked: {
    'pt-BR': 'Em contestação. Volta quando a contestação for ganha.',
    'en-US': 'In dispute. It returns when the dispute is won.',
    'es-ES': 'En disputa. Vuelve cuando la disputa se gane.',
  },
  whyTRACKING: {
    'pt-BR':
      '{count, plural, one {# venda espera} other {# vendas esperam}} o código de rastreio. Os dias contam a partir dele.',
    'en-US':
      '{count, plural, one {# sale waits} other {# sales wait}} for the tracking code. The days are counted from it.',
    'es-ES':
      '{count, plural, one {# venta espera} other {# ventas esperan}} el código de seguimiento. Los días cuentan desde él.',
  },
  whyREFUND_REQUEST: {
    'pt-BR':
      '{count, plural, one {# venda tem} other {# vendas têm}} pedido de reembolso aberto. Libera depois da decisão.',
    'en-US':
      '{count, plural, one {# sale has} other {# sales have}} an open refund request. Released after the decision.',
    'es-ES':
      '{count, plural, one {# venta tiene} other {# ventas tienen}} una solicitud de reembolso abierta. Se libera tras la decisión.',
  },
  whySTAFF: {
    'pt-BR': 'A plataforma reteve até {day}.',
    'en-US': 'The platform holds it until {day}.',
    'es-ES': 'La plataforma lo retiene hasta el {day}.',
  },
  hold_REFUND_REQUEST: {
    'pt-BR': 'Pedido de reembolso',
    'en-US': 'Refund request',
    'es-ES': 'Solicitud de reembolso',
  },
  hold_STAFF: {
    'pt-BR': 'Retido pela plataforma',
    'en-US': 'Held by the platform',
    'es-ES': 'Retenido por la plataforma',
  },
  showSale: { 'pt-BR': 'Ver a venda', 'en-US': 'Show the sale', 'es-ES': 'Ver la venta' },
});
