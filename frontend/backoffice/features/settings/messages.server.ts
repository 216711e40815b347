import { defineMessages } from '@guiche/i18n';

/** The settings of a platform and their history. */
export const settingsMessages = defineMessages({
  title: {
    'pt-BR': 'Configurações da plataforma',
    'en-US': 'Platform settings',
    'es-ES': 'Configuración de la plataforma',
  },
  tabs: {
    'pt-BR': 'Grupos de configurações',
    'en-US': 'Groups of settings',
    'es-ES': 'Grupos de configuración',
  },
  tab_methods: { 'pt-BR': 'Formas de pagamento', 'en-US': 'Payment methods', 'es-ES': 'Formas de pago' },
  tab_fees: { 'pt-BR': 'Taxas', 'en-US': 'Fees', 'es-ES': 'Tarifas' },
  tab_installments: { 'pt-BR': 'Parcelamento', 'en-US': 'Installments', 'es-ES': 'Cuotas' },
  tab_company: { 'pt-BR': 'Empresa e suporte', 'en-US': 'Company and support', 'es-ES': 'Empresa y soporte' },
  tab_checkout: { 'pt-BR': 'Checkout', 'en-US': 'Checkout', 'es-ES': 'Checkout' },
  tab_history: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial' },
  text_methods: {
    'pt-BR': 'O que os compradores podem usar em todos os checkouts da plataforma.',
    'en-US': 'What buyers can use at every checkout of the platform.',
    'es-ES': 'Lo que los compradores pueden usar en todos los checkouts de la plataforma.',
  },
  text_fees: {
    'pt-BR': 'O que o vendedor paga por venda. Pedidos já feitos mantêm as taxas do dia da compra.',
    'en-US': 'What the seller pays for a sale. Existing orders keep the fees of their purchase.',
    'es-ES':
      'Lo que el vendedor paga por venta. Los pedidos hechos mantienen las tarifas del día de la compra.',
  },
  text_installments: {
    'pt-BR': 'Em quantas vezes o comprador paga no cartão, e os juros que paga.',
    'en-US': 'In how many installments buyers pay by card, and the interest they pay.',
    'es-ES': 'En cuántas cuotas paga el comprador con tarjeta, y el interés que paga.',
  },
  text_company: {
    'pt-BR': 'Quem responde pela plataforma, como aparece nos checkouts.',
    'en-US': 'Who runs the platform, as checkouts show it.',
    'es-ES': 'Quién responde por la plataforma, como aparece en los checkouts.',
  },
  text_checkout: {
    'pt-BR': 'Vale para todos os checkouts da plataforma.',
    'en-US': 'Applies to every checkout of the platform.',
    'es-ES': 'Vale para todos los checkouts de la plataforma.',
  },
  text_history: {
    'pt-BR':
      'Cada alteração, quem fez e por quê. Desfazer cria uma nova alteração com os valores anteriores.',
    'en-US': 'Each change, who made it and why. Undoing makes a new change with the former values.',
    'es-ES':
      'Cada cambio, quién lo hizo y por qué. Deshacer crea un cambio nuevo con los valores anteriores.',
  },
  setting_pixEnabled: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  setting_creditCardEnabled: {
    'pt-BR': 'Cartão de crédito',
    'en-US': 'Credit card',
    'es-ES': 'Tarjeta de crédito',
  },
  setting_billetEnabled: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  setting_blockedCashout: {
    'pt-BR': 'Saques bloqueados',
    'en-US': 'Withdrawals blocked',
    'es-ES': 'Retiros bloqueados',
  },
  setting_pixBasisPoints: {
    'pt-BR': 'PIX: percentual',
    'en-US': 'PIX: percentage',
    'es-ES': 'PIX: porcentaje',
  },
  setting_pixFixed: {
    'pt-BR': 'PIX: valor fixo',
    'en-US': 'PIX: fixed amount',
    'es-ES': 'PIX: importe fijo',
  },
  setting_billetBasisPoints: {
    'pt-BR': 'Boleto: percentual',
    'en-US': 'Boleto: percentage',
    'es-ES': 'Boleto: porcentaje',
  },
  setting_billetFixed: {
    'pt-BR': 'Boleto: valor fixo',
    'en-US': 'Boleto: fixed amount',
    'es-ES': 'Boleto: importe fijo',
  },
  cardBasisPoints: {
    'pt-BR': 'Cartão em {count}x: percentual',
    'en-US': 'Card in {count}x: percentage',
    'es-ES': 'Tarjeta en {count}x: porcentaje',
  },
  cardFixed: {
    'pt-BR': 'Cartão em {count}x: valor fixo',
    'en-US': 'Card in {count}x: fixed amount',
    'es-ES': 'Tarjeta en {count}x: importe fijo',
  },
  feeBasisPoints: {
    'pt-BR': 'Juros em {count}x',
    'en-US': 'Interest in {count}x',
    'es-ES': 'Interés en {count}x',
  },
  setting_numberOfInstallments: {
    'pt-BR': 'Máximo de parcelas',
    'en-US': 'Most installments',
    'es-ES': 'Máximo de cuotas',
  },
  setting_maxInstallmentsWithoutInterest: {
    'pt-BR': 'Parcelas sem juros',
    'en-US': 'Installments without interest',
    'es-ES': 'Cuotas sin interés',
  },
  setting_minInstallmentValue: {
    'pt-BR': 'Valor mínimo da parcela',
    'en-US': 'Least installment',
    'es-ES': 'Importe mínimo de la cuota',
  },
  setting_legalName: { 'pt-BR': 'Razão social', 'en-US': 'Legal name', 'es-ES': 'Razón social' },
  setting_document: { 'pt-BR': 'CNPJ ou CPF', 'en-US': 'CNPJ or CPF', 'es-ES': 'CNPJ o CPF' },
  setting_legalAddress: { 'pt-BR': 'Endereço', 'en-US': 'Address', 'es-ES': 'Dirección' },
  setting_supportEmail: {
    'pt-BR': 'E-mail de suporte',
    'en-US': 'Support e-mail',
    'es-ES': 'Correo de soporte',
  },
  setting_supportPhone: {
    'pt-BR': 'Telefone de suporte',
    'en-US': 'Support phone',
    'es-ES': 'Teléfono de soporte',
  },
  setting_termsUrl: {
    'pt-BR': 'Página dos termos de uso',
    'en-US': 'Page of the terms of use',
    'es-ES': 'Página de los términos de uso',
  },
  setting_privacyUrl: {
    'pt-BR': 'Página da política de privacidade',
    'en-US': 'Page of the privacy policy',
    'es-ES': 'Página de la política de privacidad',
  },
  setting_trackingNeedsConsent: {
    'pt-BR': 'Carregar pixels só com o consentimento do comprador',
    'en-US': 'Load pixels only with the consent of the buyer',
    'es-ES': 'Cargar píxeles solo con el consentimiento del comprador',
  },
  setting_cartHeadingHidden: {
    'pt-BR': 'Ocultar o título do carrinho no checkout minimalista',
    'en-US': 'Hide the heading of the cart at the minimalist checkout',
    'es-ES': 'Ocultar el título del carrito en el checkout minimalista',
  },
  setting_velocityLimits: {
    'pt-BR': 'Limites de velocidade',
    'en-US': 'Velocity limits',
    'es-ES': 'Límites de velocidad',
  },
  setting_logoUrl: { 'pt-BR': 'Logotipo', 'en-US': 'Logo', 'es-ES': 'Logotipo' },
  setting_certCashInUrl: {
    'pt-BR': 'Certificado de cobrança',
    'en-US': 'Certificate for charges',
    'es-ES': 'Certificado de cobro',
  },
  setting_certCashOutUrl: {
    'pt-BR': 'Certificado de pagamento',
    'en-US': 'Certificate for payouts',
    'es-ES': 'Certificado de pago',
  },
  setting_defaultReceiverId: {
    'pt-BR': 'Recebedor padrão',
    'en-US': 'Default receiver',
    'es-ES': 'Receptor predeterminado',
  },
  setting_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  setting_validFrom: { 'pt-BR': 'Vale a partir de', 'en-US': 'Valid from', 'es-ES': 'Válido desde' },
  validFromHint: {
    'pt-BR': 'Deixe vazio para valer já. Outro dia vale a partir da meia-noite de Brasília.',
    'en-US': 'Leave empty to apply now. Another day starts at midnight in Brasília.',
    'es-ES': 'Deje vacío para aplicar ya. Otro día empieza a medianoche de Brasilia.',
  },
  reasonHint: {
    'pt-BR': 'Fica no histórico.',
    'en-US': 'Kept in the history.',
    'es-ES': 'Queda en el historial.',
  },
  pageHint: {
    'pt-BR': 'Um endereço https ou um caminho deste site.',
    'en-US': 'An https address or a path of this site.',
    'es-ES': 'Una dirección https o una ruta de este sitio.',
  },
  fees_PIX: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  fees_BILLET: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  fees_CREDIT_CARD: {
    'pt-BR': 'Cartão, por número de parcelas',
    'en-US': 'Card, by number of installments',
    'es-ES': 'Tarjeta, por número de cuotas',
  },
  percent: { 'pt-BR': 'Percentual', 'en-US': 'Percentage', 'es-ES': 'Porcentaje' },
  fixed: { 'pt-BR': 'Valor fixo', 'en-US': 'Fixed amount', 'es-ES': 'Importe fijo' },
  interest: {
    'pt-BR': 'Juros por número de parcelas',
    'en-US': 'Interest by number of installments',
    'es-ES': 'Interés por número de cuotas',
  },
  preview: { 'pt-BR': 'Ver o que muda', 'en-US': 'Show what changes', 'es-ES': 'Ver qué cambia' },
  previewTitle: { 'pt-BR': 'O que muda', 'en-US': 'What changes', 'es-ES': 'Qué cambia' },
  previewNone: { 'pt-BR': 'Nada muda.', 'en-US': 'Nothing changes.', 'es-ES': 'Nada cambia.' },
  previewSellers: {
    'pt-BR': '{count, plural, one {Vale para # vendedor.} other {Vale para # vendedores.}}',
    'en-US': '{count, plural, one {Applies to # seller.} other {Applies to # sellers.}}',
    'es-ES': '{count, plural, one {Vale para # vendedor.} other {Vale para # vendedores.}}',
  },
  on: { 'pt-BR': 'sim', 'en-US': 'yes', 'es-ES': 'sí' },
  off: { 'pt-BR': 'não', 'en-US': 'no', 'es-ES': 'no' },
  to: { 'pt-BR': 'passa a', 'en-US': 'becomes', 'es-ES': 'pasa a' },
  historyEmpty: {
    'pt-BR': 'Nenhuma alteração ainda.',
    'en-US': 'No change yet.',
    'es-ES': 'Ningún cambio todavía.',
  },
  state_scheduled: { 'pt-BR': 'Agendada', 'en-US': 'Scheduled', 'es-ES': 'Programado' },
  state_applied: { 'pt-BR': 'Em vigor desde', 'en-US': 'In effect since', 'es-ES': 'En vigor desde' },
  state_canceled: { 'pt-BR': 'Cancelada', 'en-US': 'Canceled', 'es-ES': 'Cancelado' },
  by: { 'pt-BR': 'por', 'en-US': 'by', 'es-ES': 'por' },
  undo: { 'pt-BR': 'Desfazer', 'en-US': 'Undo', 'es-ES': 'Deshacer' },
  undone: { 'pt-BR': 'Feito.', 'en-US': 'Done.', 'es-ES': 'Hecho.' },
  cancel: { 'pt-BR': 'Cancelar alteração', 'en-US': 'Cancel the change', 'es-ES': 'Cancelar el cambio' },
});
