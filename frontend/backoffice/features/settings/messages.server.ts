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
  tab_withdrawals: { 'pt-BR': 'Saques', 'en-US': 'Withdrawals', 'es-ES': 'Retiros' },
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
  text_withdrawals: {
    'pt-BR': 'O que os vendedores podem sacar, o que pagam por isso e quem decide.',
    'en-US': 'What sellers can withdraw, what they pay for it, and who decides.',
    'es-ES': 'Lo que los vendedores pueden retirar, lo que pagan y quién decide.',
  },
  tab_anticipations: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  text_anticipations: {
    'pt-BR':
      'Quanto da venda no cartão o vendedor pode antecipar e quanto paga. Um pedido segue a taxa do seu dia.',
    'en-US':
      'How much of a card sale sellers can get early, and what they pay. A request keeps the rate of its day.',
    'es-ES':
      'Cuánto de la venta con tarjeta puede anticipar el vendedor y cuánto paga. Una solicitud sigue la tasa de su día.',
  },
  anticipations_all: { 'pt-BR': 'Limite e taxa', 'en-US': 'Limit and fee', 'es-ES': 'Límite y tasa' },
  anticipations_people: { 'pt-BR': 'Quem decide', 'en-US': 'Who decides', 'es-ES': 'Quién decide' },
  preApproveHint: {
    'pt-BR': 'Sem nenhum risco. 0: nenhuma.',
    'en-US': 'Without any risk. 0: none.',
    'es-ES': 'Sin ningún riesgo. 0: ninguna.',
  },
  setting_anticipationsEnabled: {
    'pt-BR': 'Vendedores podem antecipar',
    'en-US': 'Sellers can be paid early',
    'es-ES': 'Los vendedores pueden anticipar',
  },
  setting_anticipationLimitBps: {
    'pt-BR': 'Limite por venda',
    'en-US': 'Limit of each sale',
    'es-ES': 'Límite por venta',
  },
  setting_anticipationFeeBps: {
    'pt-BR': 'Taxa de antecipação',
    'en-US': 'Fee of an anticipation',
    'es-ES': 'Tasa de anticipo',
  },
  setting_anticipationMinAmount: {
    'pt-BR': 'Valor mínimo antecipado',
    'en-US': 'Least amount paid early',
    'es-ES': 'Importe mínimo anticipado',
  },
  setting_anticipationPreApproveLimit: {
    'pt-BR': 'Pré-aprovar pela regra até',
    'en-US': 'Pre-approved by rule up to',
    'es-ES': 'Preaprobar por regla hasta',
  },
  setting_anticipationFourEyesFrom: {
    'pt-BR': 'Duas pessoas a partir de (antecipação)',
    'en-US': 'Two people from (anticipation)',
    'es-ES': 'Dos personas desde (anticipo)',
  },
  tab_disputes: {
    'pt-BR': 'Disputas e reembolsos',
    'en-US': 'Disputes and refunds',
    'es-ES': 'Disputas y reembolsos',
  },
  text_disputes: {
    'pt-BR':
      'Prazos e taxas de chargebacks e MED, e a taxa de um reembolso. Uma disputa segue os do dia do aviso.',
    'en-US':
      'Deadlines and fees of chargebacks and MED, and the fee of a refund. A dispute keeps those of the day of its notice.',
    'es-ES':
      'Plazos y tarifas de contracargos y MED, y la tarifa de un reembolso. Una disputa sigue los del día del aviso.',
  },
  tab_selling: { 'pt-BR': 'Ofertas', 'en-US': 'Offers', 'es-ES': 'Ofertas' },
  text_selling: {
    'pt-BR':
      'O que os vendedores podem oferecer. Prazos e moedas de produtos e ofertas que já existem não mudam; o texto da fatura vale já para as próximas vendas de quem não tem um próprio.',
    'en-US':
      'What sellers may offer. Days and currencies of existing products and offers do not change; the text on bills applies at once to the next sales of products without their own.',
    'es-ES':
      'Lo que los vendedores pueden ofrecer. Los plazos y monedas de productos y ofertas que ya existen no cambian; el texto del extracto vale ya para las próximas ventas de productos sin uno propio.',
  },
  selling_windows: {
    'pt-BR': 'Prazos de reembolso além dos 7 dias da lei',
    'en-US': 'Refund periods beyond the 7 days of the law',
    'es-ES': 'Plazos de reembolso además de los 7 días de la ley',
  },
  selling_cookies: {
    'pt-BR': 'Cookie de afiliados além de 60 dias',
    'en-US': 'Cookie of affiliates beyond 60 days',
    'es-ES': 'Cookie de afiliados además de 60 días',
  },
  setting_cookieDays90: {
    'pt-BR': 'Cookie de 90 dias',
    'en-US': 'Cookie of 90 days',
    'es-ES': 'Cookie de 90 días',
  },
  setting_cookieDays180: {
    'pt-BR': 'Cookie de 180 dias',
    'en-US': 'Cookie of 180 days',
    'es-ES': 'Cookie de 180 días',
  },
  setting_cookieForever: {
    'pt-BR': 'Cookie sem fim',
    'en-US': 'Cookie without an end',
    'es-ES': 'Cookie sin fin',
  },
  setting_firstClickCredited: {
    'pt-BR': 'Comissão do primeiro afiliado, não do último',
    'en-US': 'Commission of the first affiliate, not the last',
    'es-ES': 'Comisión del primer afiliado, no del último',
  },
  selling_currencies: {
    'pt-BR': 'Moedas além do real',
    'en-US': 'Currencies beside the real',
    'es-ES': 'Monedas además del real',
  },
  softDescriptorHint: {
    'pt-BR': 'Usado quando nem as condições do vendedor nem o produto têm um texto.',
    'en-US': 'Used when neither the terms of the seller nor the product have a text.',
    'es-ES': 'Se usa cuando ni las condiciones del vendedor ni el producto tienen un texto.',
  },
  setting_refundWindow14: { 'pt-BR': '14 dias', 'en-US': '14 days', 'es-ES': '14 días' },
  setting_refundWindow21: { 'pt-BR': '21 dias', 'en-US': '21 days', 'es-ES': '21 días' },
  setting_refundWindow30: { 'pt-BR': '30 dias', 'en-US': '30 days', 'es-ES': '30 días' },
  setting_currencyUSD: { 'pt-BR': 'Dólar', 'en-US': 'US dollar', 'es-ES': 'Dólar' },
  setting_currencyEUR: { 'pt-BR': 'Euro', 'en-US': 'Euro', 'es-ES': 'Euro' },
  setting_currencyMXN: { 'pt-BR': 'Peso mexicano', 'en-US': 'Mexican peso', 'es-ES': 'Peso mexicano' },
  setting_softDescriptor: {
    'pt-BR': 'Texto na fatura do cartão',
    'en-US': 'Text on the card statement',
    'es-ES': 'Texto en el extracto de la tarjeta',
  },
  tab_languages: { 'pt-BR': 'Idiomas', 'en-US': 'Languages', 'es-ES': 'Idiomas' },
  text_languages: {
    'pt-BR':
      'Os idiomas do checkout, da entrada, das páginas e dos e-mails. O padrão vale para quem não pede nenhum deles.',
    'en-US':
      'The languages of the checkout, of signing in, of the pages and of mails. The default is for readers who ask for none of them.',
    'es-ES':
      'Los idiomas del checkout, del acceso, de las páginas y de los correos. El predeterminado vale para quien no pide ninguno.',
  },
  setting_languagePortuguese: { 'pt-BR': 'Português', 'en-US': 'Portuguese', 'es-ES': 'Portugués' },
  setting_languageEnglish: { 'pt-BR': 'Inglês', 'en-US': 'English', 'es-ES': 'Inglés' },
  setting_languageSpanish: { 'pt-BR': 'Espanhol', 'en-US': 'Spanish', 'es-ES': 'Español' },
  setting_defaultLanguage: {
    'pt-BR': 'Idioma padrão',
    'en-US': 'Default language',
    'es-ES': 'Idioma predeterminado',
  },
  tab_access: { 'pt-BR': 'Acesso', 'en-US': 'Access', 'es-ES': 'Acceso' },
  text_access: {
    'pt-BR':
      'De quais endereços a equipe usa a administração. Sem lista: de qualquer lugar. Sessões abertas em outros endereços deixam de valer.',
    'en-US':
      'From which addresses staff use the administration. Without a list: from everywhere. Sessions at other addresses stop working.',
    'es-ES':
      'Desde qué direcciones el equipo usa la administración. Sin lista: desde cualquier lugar. Las sesiones en otras direcciones dejan de valer.',
  },
  setting_staffAddresses: {
    'pt-BR': 'Endereços permitidos',
    'en-US': 'Allowed addresses',
    'es-ES': 'Direcciones permitidas',
  },
  staffAddressesHint: {
    'pt-BR':
      'Endereços ou redes, por exemplo 203.0.113.7 ou 2001:db8::/48, um por linha. Um IPv6 sozinho vale pela sua rede /64. O seu precisa estar na lista.',
    'en-US':
      'Addresses or networks, for example 203.0.113.7 or 2001:db8::/48, one per line. An IPv6 address alone stands for its /64 network. Yours must be among them.',
    'es-ES':
      'Direcciones o redes, por ejemplo 203.0.113.7 o 2001:db8::/48, una por línea. Una IPv6 sola vale por su red /64. La suya debe estar.',
  },
  ownAddress: {
    'pt-BR': 'Seu endereço agora: {address}. Uma lista sem ele não é salva.',
    'en-US': 'Your address now: {address}. A list without it is not saved.',
    'es-ES': 'Su dirección ahora: {address}. Una lista sin ella no se guarda.',
  },
  tab_documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  text_documents: {
    'pt-BR':
      'Os documentos sem os quais um vendedor não é verificado, além da frente da identidade. Quem já é verificado continua vendendo; quem espera e já tem todos passa a verificado.',
    'en-US':
      'The documents without which a seller is not verified, beside the front of the identity. Who is verified goes on selling; who waits and has all of them becomes verified.',
    'es-ES':
      'Los documentos sin los cuales un vendedor no es verificado, además del frente de la identidad. Quien ya está verificado sigue vendiendo; quien espera y ya tiene todos pasa a verificado.',
  },
  documents_persons: { 'pt-BR': 'De pessoas', 'en-US': 'Of persons', 'es-ES': 'De personas' },
  documents_companies: { 'pt-BR': 'De empresas', 'en-US': 'Of companies', 'es-ES': 'De empresas' },
  demandIncomplete: {
    'pt-BR':
      '{count, plural, =0 {Nenhum vendedor verificado fica com documento faltando.} one {# vendedor verificado fica com documento faltando e continua vendendo: {names}.} other {# vendedores verificados ficam com documento faltando e continuam vendendo: {names}.}}',
    'en-US':
      '{count, plural, =0 {No verified seller lacks a document then.} one {# verified seller lacks a document then and goes on selling: {names}.} other {# verified sellers lack a document then and go on selling: {names}.}}',
    'es-ES':
      '{count, plural, =0 {A ningún vendedor verificado le falta un documento.} one {A # vendedor verificado le falta un documento y sigue vendiendo: {names}.} other {A # vendedores verificados les falta un documento y siguen vendiendo: {names}.}}',
  },
  demandVerified: {
    'pt-BR':
      '{count, plural, =0 {Nenhum vendedor que espera passa a verificado.} one {# vendedor que espera passa a verificado: {names}.} other {# vendedores que esperam passam a verificados: {names}.}}',
    'en-US':
      '{count, plural, =0 {No seller who waits becomes verified.} one {# seller who waits becomes verified: {names}.} other {# sellers who wait become verified: {names}.}}',
    'es-ES':
      '{count, plural, =0 {Ningún vendedor que espera pasa a verificado.} one {# vendedor que espera pasa a verificado: {names}.} other {# vendedores que esperan pasan a verificados: {names}.}}',
  },
  setting_personPhotoDocumentBack: {
    'pt-BR': 'Verso da identidade, de pessoas',
    'en-US': 'Back of the identity, of persons',
    'es-ES': 'Dorso de la identidad, de personas',
  },
  setting_personPhotoPersonWithDocument: {
    'pt-BR': 'Selfie com documento, de pessoas',
    'en-US': 'Selfie with document, of persons',
    'es-ES': 'Selfie con documento, de personas',
  },
  setting_personAddressProof: {
    'pt-BR': 'Comprovante de endereço, de pessoas',
    'en-US': 'Proof of address, of persons',
    'es-ES': 'Prueba de domicilio, de personas',
  },
  setting_personBalanceSheet: {
    'pt-BR': 'Balanço patrimonial, de pessoas',
    'en-US': 'Balance sheet, of persons',
    'es-ES': 'Balance patrimonial, de personas',
  },
  setting_companyPhotoDocumentBack: {
    'pt-BR': 'Verso da identidade, de empresas',
    'en-US': 'Back of the identity, of companies',
    'es-ES': 'Dorso de la identidad, de empresas',
  },
  setting_companyPhotoPersonWithDocument: {
    'pt-BR': 'Selfie com documento, de empresas',
    'en-US': 'Selfie with document, of companies',
    'es-ES': 'Selfie con documento, de empresas',
  },
  setting_companyAddressProof: {
    'pt-BR': 'Comprovante de endereço, de empresas',
    'en-US': 'Proof of address, of companies',
    'es-ES': 'Prueba de domicilio, de empresas',
  },
  setting_companyBalanceSheet: {
    'pt-BR': 'Balanço patrimonial, de empresas',
    'en-US': 'Balance sheet, of companies',
    'es-ES': 'Balance patrimonial, de empresas',
  },
  setting_companyPhotoDocumentSocialContract: {
    'pt-BR': 'Contrato social, de empresas',
    'en-US': 'Articles of association, of companies',
    'es-ES': 'Contrato social, de empresas',
  },
  disputes_chargeback: { 'pt-BR': 'Chargeback', 'en-US': 'Chargeback', 'es-ES': 'Contracargo' },
  disputes_refund: { 'pt-BR': 'Reembolso', 'en-US': 'Refund', 'es-ES': 'Reembolso' },
  disputes_med: { 'pt-BR': 'MED do PIX', 'en-US': 'MED of PIX', 'es-ES': 'MED del PIX' },
  disputes_limits: {
    'pt-BR': 'Limites do mês, por vendedor e bandeira',
    'en-US': 'Limits of a month, by seller and card brand',
    'es-ES': 'Límites del mes, por vendedor y marca',
  },
  setting_chargebackLimitCount: {
    'pt-BR': 'Chargebacks no mês',
    'en-US': 'Chargebacks in the month',
    'es-ES': 'Contracargos en el mes',
  },
  setting_chargebackLimitBps: {
    'pt-BR': 'Percentual das vendas no cartão',
    'en-US': 'Share of the card sales',
    'es-ES': 'Porcentaje de las ventas con tarjeta',
  },
  chargebackLimitHint: {
    'pt-BR': 'A equipe é avisada quando os dois limites são atingidos. 0: nunca.',
    'en-US': 'Staff are told when both limits are reached. 0: never.',
    'es-ES': 'El equipo recibe un aviso cuando se alcanzan los dos límites. 0: nunca.',
  },
  setting_chargebackDays: {
    'pt-BR': 'Dias para a defesa',
    'en-US': 'Days for the defence',
    'es-ES': 'Días para la defensa',
  },
  setting_medDays: {
    'pt-BR': 'Dias para a defesa (MED)',
    'en-US': 'Days for the defence (MED)',
    'es-ES': 'Días para la defensa (MED)',
  },
  setting_chargebackFee: {
    'pt-BR': 'Taxa por chargeback',
    'en-US': 'Fee of a chargeback',
    'es-ES': 'Tarifa por contracargo',
  },
  setting_feesOwn: {
    'pt-BR': 'Tarifas próprias (desligado: as da instalação)',
    'en-US': 'Own fees (off: those of the installation)',
    'es-ES': 'Tarifas propias (apagado: las de la instalación)',
  },
  setting_refundFee: {
    'pt-BR': 'Taxa por reembolso',
    'en-US': 'Fee of a refund',
    'es-ES': 'Tarifa por reembolso',
  },
  setting_disputeFeeShared: {
    'pt-BR':
      'Dividir a taxa de disputas entre todos os que ganharam com a venda (desligado: o produtor paga)',
    'en-US': 'Share the fee of disputes among all who earned with the sale (off: the producer pays)',
    'es-ES':
      'Dividir la tarifa de disputas entre todos los que ganaron con la venta (apagado: paga el productor)',
  },
  setting_medFee: { 'pt-BR': 'Taxa por MED', 'en-US': 'Fee of a MED dispute', 'es-ES': 'Tarifa por MED' },
  withdrawals_all: { 'pt-BR': 'Limites e taxa', 'en-US': 'Limits and fee', 'es-ES': 'Límites y tarifa' },
  withdrawals_people: { 'pt-BR': 'Quem decide', 'en-US': 'Who decides', 'es-ES': 'Quién decide' },
  setting_minAmount: { 'pt-BR': 'Valor mínimo', 'en-US': 'Least amount', 'es-ES': 'Importe mínimo' },
  setting_fee: { 'pt-BR': 'Taxa por saque', 'en-US': 'Fee of a withdrawal', 'es-ES': 'Tarifa por retiro' },
  setting_dailyLimit: {
    'pt-BR': 'Limite por pessoa e dia',
    'en-US': 'Limit of a person on a day',
    'es-ES': 'Límite por persona y día',
  },
  setting_automaticDailyCap: {
    'pt-BR': 'Limite automático da plataforma por dia',
    'en-US': 'Automatic cap of the platform on a day',
    'es-ES': 'Límite automático de la plataforma por día',
  },
  setting_fromHour: {
    'pt-BR': 'Pedidos a partir da hora',
    'en-US': 'Requests from hour',
    'es-ES': 'Pedidos desde la hora',
  },
  setting_toHour: {
    'pt-BR': 'Pedidos até a hora',
    'en-US': 'Requests until hour',
    'es-ES': 'Pedidos hasta la hora',
  },
  setting_autoApproveLimit: {
    'pt-BR': 'Pagar sem uma pessoa até',
    'en-US': 'Paid without a person up to',
    'es-ES': 'Pagar sin una persona hasta',
  },
  autoApproveHint: {
    'pt-BR': 'Só sem nenhum ponto de atenção. Zero: sempre uma pessoa decide.',
    'en-US': 'Only without any risk. Zero: a person always decides.',
    'es-ES': 'Solo sin ningún punto de atención. Cero: siempre decide una persona.',
  },
  setting_fourEyesFrom: {
    'pt-BR': 'Duas pessoas a partir de',
    'en-US': 'Two people from',
    'es-ES': 'Dos personas desde',
  },
  setting_auditFrom: { 'pt-BR': 'Auditoria a partir de', 'en-US': 'Audit from', 'es-ES': 'Auditoría desde' },
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
  tab_release: {
    'pt-BR': 'Liberação e garantia',
    'en-US': 'Release and reserve',
    'es-ES': 'Liberación y garantía',
  },
  text_release: {
    'pt-BR':
      'Quando o dinheiro das vendas fica disponível. Dias corridos desde a aprovação, à meia-noite de Brasília. Cada venda guarda a regra do dia da compra.',
    'en-US':
      'When the money of sales becomes available. Calendar days from the approval, at midnight in Brasília. Each sale keeps the rule of its purchase.',
    'es-ES':
      'Cuándo el dinero de las ventas queda disponible. Días corridos desde la aprobación, a medianoche de Brasilia. Cada venta guarda la regla del día de la compra.',
  },
  release_card: {
    'pt-BR': 'Cartão',
    'en-US': 'Card',
    'es-ES': 'Tarjeta',
  },
  setting_release: {
    'pt-BR': 'Liberação',
    'en-US': 'Release',
    'es-ES': 'Liberación',
  },
  setting_businessDaysOnly: {
    'pt-BR': 'Passar para o próximo dia útil',
    'en-US': 'Move to the next business day',
    'es-ES': 'Pasar al próximo día hábil',
  },
  setting_trackingRequired: {
    'pt-BR': 'Produto físico: contar desde o código de rastreio',
    'en-US': 'Physical goods: count from the tracking code',
    'es-ES': 'Producto físico: contar desde el código de seguimiento',
  },
  setting_heldByRefundRequest: {
    'pt-BR': 'Segurar enquanto houver pedido de reembolso aberto',
    'en-US': 'Hold while a refund request is open',
    'es-ES': 'Retener mientras haya una solicitud de reembolso abierta',
  },
  setting_rollingBasisPoints: {
    'pt-BR': 'Saldo de garantia: parte do que as vendas renderam',
    'en-US': 'Guaranteed balance: part of what sales brought',
    'es-ES': 'Saldo de garantía: parte de lo que rindieron las ventas',
  },
  setting_rollingDays: {
    'pt-BR': 'Saldo de garantia: dias dessas vendas',
    'en-US': 'Guaranteed balance: days of these sales',
    'es-ES': 'Saldo de garantía: días de esas ventas',
  },
  setting_rollingSaleDays: {
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
  release_rolling: {
    'pt-BR': 'Saldo de garantia',
    'en-US': 'Guaranteed balance',
    'es-ES': 'Saldo de garantía',
  },
  exampleGuarantee: {
    'pt-BR': 'De vendas que renderam {earned}, a maior {biggest}, ficam {kept} no saldo disponível.',
    'en-US': 'Of sales that brought {earned}, the largest {biggest}, {kept} stays in the available balance.',
    'es-ES': 'De ventas que rindieron {earned}, la mayor {biggest}, quedan {kept} en el saldo disponible.',
  },
  exampleTitle: {
    'pt-BR': 'Uma parte de R$ 100,00 aprovada hoje',
    'en-US': 'A share of R$ 100.00 approved today',
    'es-ES': 'Una parte de R$ 100,00 aprobada hoy',
  },
  exampleLine: {
    'pt-BR': '{method}: {amount} em {on}',
    'en-US': '{method}: {amount} on {on}',
    'es-ES': '{method}: {amount} el {on}',
  },
  exampleReserve: {
    'pt-BR': '{method}: {amount} em {on} e {reserve} em {reserveOn}',
    'en-US': '{method}: {amount} on {on} and {reserve} on {reserveOn}',
    'es-ES': '{method}: {amount} el {on} y {reserve} el {reserveOn}',
  },
  setting_pixDays: {
    'pt-BR': 'PIX: dias até liberar',
    'en-US': 'PIX: days until the release',
    'es-ES': 'PIX: días hasta liberar',
  },
  setting_pixAffiliateDays: {
    'pt-BR': 'PIX: dias do afiliado',
    'en-US': 'PIX: days of the affiliate',
    'es-ES': 'PIX: días del afiliado',
  },
  setting_pixCoProducerDays: {
    'pt-BR': 'PIX: dias do coprodutor',
    'en-US': 'PIX: days of the co-producer',
    'es-ES': 'PIX: días del coproductor',
  },
  setting_pixReserveBasisPoints: {
    'pt-BR': 'PIX: garantia',
    'en-US': 'PIX: reserve',
    'es-ES': 'PIX: garantía',
  },
  setting_pixReserveDays: {
    'pt-BR': 'PIX: dias da garantia',
    'en-US': 'PIX: days of the reserve',
    'es-ES': 'PIX: días de la garantía',
  },
  setting_billetDays: {
    'pt-BR': 'Boleto: dias até liberar',
    'en-US': 'Boleto: days until the release',
    'es-ES': 'Boleto: días hasta liberar',
  },
  setting_billetAffiliateDays: {
    'pt-BR': 'Boleto: dias do afiliado',
    'en-US': 'Boleto: days of the affiliate',
    'es-ES': 'Boleto: días del afiliado',
  },
  setting_billetCoProducerDays: {
    'pt-BR': 'Boleto: dias do coprodutor',
    'en-US': 'Boleto: days of the co-producer',
    'es-ES': 'Boleto: días del coproductor',
  },
  setting_billetReserveBasisPoints: {
    'pt-BR': 'Boleto: garantia',
    'en-US': 'Boleto: reserve',
    'es-ES': 'Boleto: garantía',
  },
  setting_billetReserveDays: {
    'pt-BR': 'Boleto: dias da garantia',
    'en-US': 'Boleto: days of the reserve',
    'es-ES': 'Boleto: días de la garantía',
  },
  setting_cardDays: {
    'pt-BR': 'Cartão: dias até liberar',
    'en-US': 'Card: days until the release',
    'es-ES': 'Tarjeta: días hasta liberar',
  },
  setting_cardAffiliateDays: {
    'pt-BR': 'Cartão: dias do afiliado',
    'en-US': 'Card: days of the affiliate',
    'es-ES': 'Tarjeta: días del afiliado',
  },
  setting_cardCoProducerDays: {
    'pt-BR': 'Cartão: dias do coprodutor',
    'en-US': 'Card: days of the co-producer',
    'es-ES': 'Tarjeta: días del coproductor',
  },
  setting_cardReserveBasisPoints: {
    'pt-BR': 'Cartão: garantia',
    'en-US': 'Card: reserve',
    'es-ES': 'Tarjeta: garantía',
  },
  setting_cardReserveDays: {
    'pt-BR': 'Cartão: dias da garantia',
    'en-US': 'Card: days of the reserve',
    'es-ES': 'Tarjeta: días de la garantía',
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
