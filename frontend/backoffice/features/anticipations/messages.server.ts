import { defineMessages } from '@guiche/i18n';

/** The sales that an anticipation covers, and its rates. */
const coveredMessages = defineMessages({
  coveredSales: { 'pt-BR': 'Vendas antecipadas', 'en-US': 'Sales paid early', 'es-ES': 'Ventas anticipadas' },
  sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  release: { 'pt-BR': 'Liberação', 'en-US': 'Release', 'es-ES': 'Liberación' },
  paymentStatus: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  early: { 'pt-BR': 'Antecipado', 'en-US': 'Paid early', 'es-ES': 'Anticipado' },
  saleFee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tasa' },
  status_APPROVED: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  status_REFUNDED: { 'pt-BR': 'Reembolsado', 'en-US': 'Refunded', 'es-ES': 'Reembolsado' },
  status_CHARGEBACK: { 'pt-BR': 'Chargeback', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  rates: { 'pt-BR': 'Taxas do pedido', 'en-US': 'Rates of the request', 'es-ES': 'Tasas de la solicitud' },
  rateLine: {
    'pt-BR': 'Taxa de {rate}: {fee}',
    'en-US': 'Rate of {rate}: {fee}',
    'es-ES': 'Tasa de {rate}: {fee}',
  },
  rateAccepted: {
    'pt-BR': 'aceita pelo vendedor',
    'en-US': 'accepted by the seller',
    'es-ES': 'aceptada por el vendedor',
  },
});

const proofMessages = defineMessages({
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});

/** A seller is paid early. */
export const anticipateMessages = defineMessages({
  ...coveredMessages,
  ...proofMessages,
  anticipateTitle: { 'pt-BR': 'Antecipar', 'en-US': 'Get paid early', 'es-ES': 'Anticipar' },
  backToAnticipations: {
    'pt-BR': 'Voltar para as antecipações',
    'en-US': 'Back to the anticipations',
    'es-ES': 'Volver a los anticipos',
  },
  limitNow: {
    'pt-BR': 'Você pode antecipar',
    'en-US': 'You can get early',
    'es-ES': 'Puede anticipar',
  },
  limitText: {
    'pt-BR':
      'Até {limit} de cada venda no cartão que ainda não foi liberada, fora a garantia. Taxa de {rate}. Mínimo de {min}.',
    'en-US':
      'Up to {limit} of each card sale that is not released yet, without the reserve. Rate of {rate}. At least {min}.',
    'es-ES':
      'Hasta {limit} de cada venta con tarjeta aún no liberada, sin la garantía. Tasa de {rate}. Mínimo de {min}.',
  },
  whyNotOff: {
    'pt-BR': 'A plataforma não antecipa vendas agora.',
    'en-US': 'The platform does not pay sales early at the moment.',
    'es-ES': 'La plataforma no anticipa ventas por ahora.',
  },
  whyNotLimit: {
    'pt-BR':
      'Nada para antecipar agora: só vendas no cartão a liberar contam, e pedidos abertos já usam o limite.',
    'en-US':
      'Nothing to be paid early now: only card sales that are not released count, and open requests use the limit.',
    'es-ES':
      'Nada para anticipar ahora: solo cuentan ventas con tarjeta por liberar, y las solicitudes abiertas usan el límite.',
  },
  field_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  slider: {
    'pt-BR': 'Valor até o limite',
    'en-US': 'Amount up to the limit',
    'es-ES': 'Importe hasta el límite',
  },
  goOn: { 'pt-BR': 'Ver o custo', 'en-US': 'Show the cost', 'es-ES': 'Ver el costo' },
  notPossible: {
    'pt-BR': 'Informe um valor entre {min} e {limit}.',
    'en-US': 'Enter an amount between {min} and {limit}.',
    'es-ES': 'Indique un importe entre {min} y {limit}.',
  },
  confirmTitle: {
    'pt-BR': 'Confira a antecipação',
    'en-US': 'Check the anticipation',
    'es-ES': 'Revise el anticipo',
  },
  lineAmount: { 'pt-BR': 'Antecipado', 'en-US': 'Paid early', 'es-ES': 'Anticipado' },
  lineFee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tasa' },
  lineNet: { 'pt-BR': 'Você recebe', 'en-US': 'You receive', 'es-ES': 'Usted recibe' },
  costText: {
    'pt-BR':
      'Em média {days} dias antes. Custo efetivo de {rate} ao mês. Se a venda for reembolsada, a taxa não volta.',
    'en-US':
      '{days} days earlier on average. The effective cost is {rate} a month. When a sale is refunded, the fee is not returned.',
    'es-ES':
      'En promedio {days} días antes. Costo efectivo de {rate} al mes. Si la venta se reembolsa, la tasa no vuelve.',
  },
  confirm: { 'pt-BR': 'Pedir antecipação', 'en-US': 'Ask for it', 'es-ES': 'Pedir anticipo' },
  change: { 'pt-BR': 'Alterar', 'en-US': 'Change', 'es-ES': 'Cambiar' },
  nextOffered: {
    'pt-BR': 'a plataforma propôs outra taxa. Aceite para receber, ou cancele.',
    'en-US': 'the platform offers another rate. Accept it to be paid, or cancel.',
    'es-ES': 'la plataforma propone otra tasa. Acepte para cobrar, o cancele.',
  },
  acceptTitle: { 'pt-BR': 'Nova taxa', 'en-US': 'New rate', 'es-ES': 'Nueva tasa' },
  acceptRate: { 'pt-BR': 'Aceitar e receber', 'en-US': 'Accept and be paid', 'es-ES': 'Aceptar y cobrar' },
  takeBack: { 'pt-BR': 'Cancelar pedido', 'en-US': 'Cancel the request', 'es-ES': 'Cancelar solicitud' },
  takeBackText: {
    'pt-BR': 'Nada foi pago ainda. As vendas continuam a liberar no dia delas.',
    'en-US': 'Nothing was paid yet. The sales are released on their day.',
    'es-ES': 'Aún no se pagó nada. Las ventas se liberan en su día.',
  },
});

/** Staff decide about an anticipation. */
export const decideAnticipationMessages = defineMessages({
  ...coveredMessages,
  ...proofMessages,
  nextDecideAnticipation: {
    'pt-BR': 'confira as vendas e os pontos de atenção e decida. Aprovar paga na hora.',
    'en-US': 'check the sales and the risks and decide. Approving pays at once.',
    'es-ES': 'revise las ventas y los puntos de atención y decida. Aprobar paga al momento.',
  },
  nextSeller: {
    'pt-BR': 'o vendedor precisa aceitar a nova taxa.',
    'en-US': 'the seller has to accept the new rate.',
    'es-ES': 'el vendedor debe aceptar la nueva tasa.',
  },
  decision: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  decisionText: {
    'pt-BR': 'Aprovar paga o líquido no saldo disponível do vendedor. Ao recusar, ele lê o motivo.',
    'en-US':
      'Approving pays the net into the available balance. When you refuse, the seller reads the reason.',
    'es-ES': 'Aprobar paga el neto en el saldo disponible del vendedor. Al rechazar, él lee el motivo.',
  },
  twoApprovers: {
    'pt-BR': 'Pelo valor, duas pessoas aprovam esta antecipação.',
    'en-US': 'For this amount two people approve the anticipation.',
    'es-ES': 'Por el importe, dos personas aprueban este anticipo.',
  },
  approve: { 'pt-BR': 'Aprovar e pagar', 'en-US': 'Approve and pay', 'es-ES': 'Aprobar y pagar' },
  refuse: { 'pt-BR': 'Recusar', 'en-US': 'Refuse', 'es-ES': 'Rechazar' },
  changeRate: { 'pt-BR': 'Propor outra taxa', 'en-US': 'Offer another rate', 'es-ES': 'Proponer otra tasa' },
  changeRateText: {
    'pt-BR': 'Só é pago se o vendedor aceitar. Ele lê o motivo.',
    'en-US': 'It is paid only if the seller accepts. The seller reads the reason.',
    'es-ES': 'Solo se paga si el vendedor acepta. Él lee el motivo.',
  },
  newRate: { 'pt-BR': 'Nova taxa', 'en-US': 'New rate', 'es-ES': 'Nueva tasa' },
  offerRate: { 'pt-BR': 'Propor taxa', 'en-US': 'Offer the rate', 'es-ES': 'Proponer tasa' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
});
