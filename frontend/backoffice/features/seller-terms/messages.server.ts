import { defineMessages } from '@guiche/i18n';

/** The terms of a seller. */
export const sellerTermsMessages = defineMessages({
  to: { 'pt-BR': 'para', 'en-US': 'to', 'es-ES': 'a' },
  title: { 'pt-BR': 'Taxas e limites', 'en-US': 'Fees and limits', 'es-ES': 'Tarifas y límites' },
  text: {
    'pt-BR':
      'Vale só para este vendedor e vem antes do que vale para a plataforma. Pedidos já feitos mantêm o que valia na compra.',
    'en-US':
      'Applies to this seller only, before what applies to the platform. Existing orders keep what applied at their purchase.',
    'es-ES':
      'Vale solo para este vendedor y antes de lo que vale para la plataforma. Los pedidos hechos mantienen lo que valía en la compra.',
  },
  back: { 'pt-BR': 'Voltar ao vendedor', 'en-US': 'Back to the seller', 'es-ES': 'Volver al vendedor' },
  group_blocks: { 'pt-BR': 'Bloqueios', 'en-US': 'Blocks', 'es-ES': 'Bloqueos' },
  group_fees: { 'pt-BR': 'Taxas próprias', 'en-US': 'Own fees', 'es-ES': 'Tarifas propias' },
  group_methods: {
    'pt-BR': 'Formas de pagamento e fatura',
    'en-US': 'Payment methods and bill',
    'es-ES': 'Formas de pago y factura',
  },
  group_gateways: {
    'pt-BR': 'Conta usada primeiro',
    'en-US': 'Account used first',
    'es-ES': 'Cuenta usada primero',
  },
  cardFees: {
    'pt-BR': 'Taxas do cartão por número de parcelas',
    'en-US': 'Fees of cards by number of installments',
    'es-ES': 'Tarifas de tarjeta por número de cuotas',
  },
  cardPercent: { 'pt-BR': 'Cartão {count}x', 'en-US': 'Card {count}x', 'es-ES': 'Tarjeta {count}x' },
  cardFixed: {
    'pt-BR': 'Cartão {count}x, valor fixo',
    'en-US': 'Card {count}x, fixed amount',
    'es-ES': 'Tarjeta {count}x, monto fijo',
  },
  field_pixOwn: {
    'pt-BR': 'Taxa própria no PIX',
    'en-US': 'Own fee for PIX',
    'es-ES': 'Tarifa propia en PIX',
  },
  field_pixBasisPoints: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  field_pixFixed: { 'pt-BR': 'PIX, valor fixo', 'en-US': 'PIX, fixed amount', 'es-ES': 'PIX, monto fijo' },
  field_billetOwn: {
    'pt-BR': 'Taxa própria no boleto',
    'en-US': 'Own fee for boleto',
    'es-ES': 'Tarifa propia en boleto',
  },
  field_billetBasisPoints: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  field_billetFixed: {
    'pt-BR': 'Boleto, valor fixo',
    'en-US': 'Boleto, fixed amount',
    'es-ES': 'Boleto, monto fijo',
  },
  field_cardOwn: {
    'pt-BR': 'Taxas próprias no cartão',
    'en-US': 'Own fees for cards',
    'es-ES': 'Tarifas propias en tarjeta',
  },
  group_serviceFees: {
    'pt-BR': 'Outras tarifas',
    'en-US': 'Other fees',
    'es-ES': 'Otras tarifas',
  },
  serviceFeeHint: {
    'pt-BR': 'Vazio: como na plataforma.',
    'en-US': 'Empty: as on the platform.',
    'es-ES': 'Vacío: como en la plataforma.',
  },
  group_anticipation: { 'pt-BR': 'Antecipação', 'en-US': 'Being paid early', 'es-ES': 'Anticipo' },
  anticipationOn: { 'pt-BR': 'Permitir', 'en-US': 'Allow', 'es-ES': 'Permitir' },
  anticipationOff: { 'pt-BR': 'Não permitir', 'en-US': 'Do not allow', 'es-ES': 'No permitir' },
  field_anticipation: {
    'pt-BR': 'Pedidos de antecipação',
    'en-US': 'Requests to be paid early',
    'es-ES': 'Solicitudes de anticipo',
  },
  field_anticipationFeeBasisPoints: {
    'pt-BR': 'Taxa da antecipação',
    'en-US': 'Fee of being paid early',
    'es-ES': 'Tasa del anticipo',
  },
  field_withdrawalFee: { 'pt-BR': 'Por saque', 'en-US': 'Per withdrawal', 'es-ES': 'Por retiro' },
  field_refundFee: { 'pt-BR': 'Por reembolso', 'en-US': 'Per refund', 'es-ES': 'Por reembolso' },
  field_chargebackFee: {
    'pt-BR': 'Por chargeback',
    'en-US': 'Per chargeback',
    'es-ES': 'Por contracargo',
  },
  field_medFee: { 'pt-BR': 'Por MED', 'en-US': 'Per MED dispute', 'es-ES': 'Por MED' },
  field_pixOffered: { 'pt-BR': 'Oferecer PIX', 'en-US': 'Offer PIX', 'es-ES': 'Ofrecer PIX' },
  field_cardOffered: { 'pt-BR': 'Oferecer cartão', 'en-US': 'Offer cards', 'es-ES': 'Ofrecer tarjeta' },
  field_billetOffered: { 'pt-BR': 'Oferecer boleto', 'en-US': 'Offer boleto', 'es-ES': 'Ofrecer boleto' },
  field_pixGateway: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  field_cardGateway: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  field_billetGateway: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  field_maxInstallments: {
    'pt-BR': 'Máximo de parcelas',
    'en-US': 'Most installments',
    'es-ES': 'Máximo de cuotas',
  },
  field_softDescriptor: {
    'pt-BR': 'Nome na fatura do cartão',
    'en-US': 'Name on the card bill',
    'es-ES': 'Nombre en la factura de la tarjeta',
  },
  field_salesBlocked: { 'pt-BR': 'Bloquear vendas', 'en-US': 'Block sales', 'es-ES': 'Bloquear ventas' },
  field_cashOutBlocked: {
    'pt-BR': 'Bloquear saques',
    'en-US': 'Block withdrawals',
    'es-ES': 'Bloquear retiros',
  },
  field_validFrom: { 'pt-BR': 'Vale a partir de', 'en-US': 'Valid from', 'es-ES': 'Vale desde' },
  field_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  salesBlockedHint: {
    'pt-BR': 'Os checkouts deste vendedor avisam que não há venda no momento. Vale na hora.',
    'en-US': 'The checkouts of this seller say that nothing is sold at the moment. In effect at once.',
    'es-ES': 'Los checkouts de este vendedor avisan que no hay venta en este momento. Vale enseguida.',
  },
  cashOutBlockedHint: {
    'pt-BR': 'O dinheiro continua entrando.',
    'en-US': 'Money still comes in.',
    'es-ES': 'El dinero sigue entrando.',
  },
  maxInstallmentsHint: {
    'pt-BR': 'Vazio: como na plataforma.',
    'en-US': 'Empty: as on the platform.',
    'es-ES': 'Vacío: como en la plataforma.',
  },
  softDescriptorHint: {
    'pt-BR': 'Letras e números, até 13.',
    'en-US': 'Letters and digits, 13 at most.',
    'es-ES': 'Letras y números, hasta 13.',
  },
  validFromHint: { 'pt-BR': 'Vazio: agora.', 'en-US': 'Empty: now.', 'es-ES': 'Vacío: ahora.' },
  reasonHint: {
    'pt-BR': 'Fica no histórico com o seu nome.',
    'en-US': 'It is kept in the history with your name.',
    'es-ES': 'Queda en el historial con su nombre.',
  },
  asPlatform: {
    'pt-BR': 'Como na plataforma',
    'en-US': 'As on the platform',
    'es-ES': 'Como en la plataforma',
  },
  history: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial' },
  historyEmpty: {
    'pt-BR': 'Nenhuma alteração ainda: vale o que vale para a plataforma.',
    'en-US': 'No change yet: what applies to the platform applies.',
    'es-ES': 'Ningún cambio todavía: vale lo de la plataforma.',
  },
  since: { 'pt-BR': 'vale desde', 'en-US': 'in effect since', 'es-ES': 'vale desde' },
  from: { 'pt-BR': 'valerá a partir de', 'en-US': 'in effect from', 'es-ES': 'valdrá desde' },
  canceled: { 'pt-BR': 'cancelada', 'en-US': 'canceled', 'es-ES': 'cancelado' },
  cancel: { 'pt-BR': 'Cancelar alteração', 'en-US': 'Cancel change', 'es-ES': 'Cancelar cambio' },
  undo: { 'pt-BR': 'Desfazer', 'en-US': 'Undo', 'es-ES': 'Deshacer' },
  done: { 'pt-BR': 'Feito.', 'en-US': 'Done.', 'es-ES': 'Hecho.' },
  on: { 'pt-BR': 'sim', 'en-US': 'yes', 'es-ES': 'sí' },
  off: { 'pt-BR': 'não', 'en-US': 'no', 'es-ES': 'no' },
  group_release: {
    'pt-BR': 'Liberação e garantia',
    'en-US': 'Release and reserve',
    'es-ES': 'Liberación y garantía',
  },
  releaseOwnHint: {
    'pt-BR': 'Desligado, valem as regras da plataforma.',
    'en-US': 'Off, the rules of the platform apply.',
    'es-ES': 'Apagado, valen las reglas de la plataforma.',
  },
  field_releaseOwn: { 'pt-BR': 'Liberação própria', 'en-US': 'Own release', 'es-ES': 'Liberación propia' },
  field_pixDays: {
    'pt-BR': 'PIX: dias até liberar',
    'en-US': 'PIX: days until the release',
    'es-ES': 'PIX: días hasta liberar',
  },
  field_pixAffiliateDays: {
    'pt-BR': 'PIX: dias do afiliado',
    'en-US': 'PIX: days of the affiliate',
    'es-ES': 'PIX: días del afiliado',
  },
  field_pixCoProducerDays: {
    'pt-BR': 'PIX: dias do coprodutor',
    'en-US': 'PIX: days of the co-producer',
    'es-ES': 'PIX: días del coproductor',
  },
  field_pixReserveBasisPoints: {
    'pt-BR': 'PIX: garantia',
    'en-US': 'PIX: reserve',
    'es-ES': 'PIX: garantía',
  },
  field_pixReserveDays: {
    'pt-BR': 'PIX: dias da garantia',
    'en-US': 'PIX: days of the reserve',
    'es-ES': 'PIX: días de la garantía',
  },
  field_billetDays: {
    'pt-BR': 'Boleto: dias até liberar',
    'en-US': 'Boleto: days until the release',
    'es-ES': 'Boleto: días hasta liberar',
  },
  field_billetAffiliateDays: {
    'pt-BR': 'Boleto: dias do afiliado',
    'en-US': 'Boleto: days of the affiliate',
    'es-ES': 'Boleto: días del afiliado',
  },
  field_billetCoProducerDays: {
    'pt-BR': 'Boleto: dias do coprodutor',
    'en-US': 'Boleto: days of the co-producer',
    'es-ES': 'Boleto: días del coproductor',
  },
  field_billetReserveBasisPoints: {
    'pt-BR': 'Boleto: garantia',
    'en-US': 'Boleto: reserve',
    'es-ES': 'Boleto: garantía',
  },
  field_billetReserveDays: {
    'pt-BR': 'Boleto: dias da garantia',
    'en-US': 'Boleto: days of the reserve',
    'es-ES': 'Boleto: días de la garantía',
  },
  field_cardDays: {
    'pt-BR': 'Cartão: dias até liberar',
    'en-US': 'Card: days until the release',
    'es-ES': 'Tarjeta: días hasta liberar',
  },
  field_cardAffiliateDays: {
    'pt-BR': 'Cartão: dias do afiliado',
    'en-US': 'Card: days of the affiliate',
    'es-ES': 'Tarjeta: días del afiliado',
  },
  field_cardCoProducerDays: {
    'pt-BR': 'Cartão: dias do coprodutor',
    'en-US': 'Card: days of the co-producer',
    'es-ES': 'Tarjeta: días del coproductor',
  },
  field_cardReserveBasisPoints: {
    'pt-BR': 'Cartão: garantia',
    'en-US': 'Card: reserve',
    'es-ES': 'Tarjeta: garantía',
  },
  field_rollingBasisPoints: {
    'pt-BR': 'Saldo de garantia: parte do que as vendas renderam',
    'en-US': 'Guaranteed balance: part of what sales brought',
    'es-ES': 'Saldo de garantía: parte de lo que rindieron las ventas',
  },
  field_rollingDays: {
    'pt-BR': 'Saldo de garantia: dias dessas vendas',
    'en-US': 'Guaranteed balance: days of these sales',
    'es-ES': 'Saldo de garantía: días de esas ventas',
  },
  field_rollingSaleDays: {
    'pt-BR': 'Saldo de garantia: dias da maior venda',
    'en-US': 'Guaranteed balance: days of the largest sale',
    'es-ES': 'Saldo de garantía: días de la mayor venta',
  },
  rollingHint: {
    'pt-BR':
      'O vendedor deixa no saldo disponível o maior dos dois: a parte do que as vendas renderam, e a maior venda. Vazio: nada.',
    'en-US':
      'The seller leaves the larger of both in the available balance: the part of what sales brought, and the largest sale. Empty: nothing.',
    'es-ES':
      'El vendedor deja en el saldo disponible lo mayor de ambos: la parte de lo que rindieron las ventas, y la mayor venta. Vacío: nada.',
  },
  field_cardReserveDays: {
    'pt-BR': 'Cartão: dias da garantia',
    'en-US': 'Card: days of the reserve',
    'es-ES': 'Tarjeta: días de la garantía',
  },
});
