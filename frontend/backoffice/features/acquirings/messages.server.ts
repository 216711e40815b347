import { defineMessages } from '@guiche/i18n';

/** The accounts at payment providers, and the order in which they charge. */
export const acquiringMessages = defineMessages({
  title: { 'pt-BR': 'Gateways de pagamento', 'en-US': 'Payment gateways', 'es-ES': 'Pasarelas de pago' },
  text: {
    'pt-BR': 'As contas da plataforma nos provedores de pagamento. Os números são das últimas 24 horas.',
    'en-US': 'The accounts of the platform at payment providers. The figures are of the last 24 hours.',
    'es-ES':
      'Las cuentas de la plataforma en los proveedores de pago. Las cifras son de las últimas 24 horas.',
  },
  back: {
    'pt-BR': 'Voltar para os gateways',
    'en-US': 'Back to the gateways',
    'es-ES': 'Volver a las pasarelas',
  },
  connect: { 'pt-BR': 'Conectar provedor', 'en-US': 'Connect a provider', 'es-ES': 'Conectar proveedor' },
  connectNamed: { 'pt-BR': 'Conectar {name}', 'en-US': 'Connect {name}', 'es-ES': 'Conectar {name}' },
  provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  choose: { 'pt-BR': 'Escolher', 'en-US': 'Choose', 'es-ES': 'Elegir' },
  empty: {
    'pt-BR': 'Nenhum provedor conectado. Sem um, nenhum checkout recebe pagamentos.',
    'en-US': 'No provider is connected. Without one no checkout takes payments.',
    'es-ES': 'Ningún proveedor conectado. Sin uno, ningún checkout recibe pagos.',
  },
  routes: { 'pt-BR': 'Ordem das contas', 'en-US': 'Order of the accounts', 'es-ES': 'Orden de las cuentas' },
  method_PIX: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  method_CREDIT_CARD: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  method_BILLET: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  active: { 'pt-BR': 'Ativa', 'en-US': 'Active', 'es-ES': 'Activa' },
  inactive: { 'pt-BR': 'Inativa', 'en-US': 'Inactive', 'es-ES': 'Inactiva' },
  broken: { 'pt-BR': 'Incompleta', 'en-US': 'Incomplete', 'es-ES': 'Incompleta' },
  incomplete: {
    'pt-BR': 'Faltam credenciais: nenhuma cobrança passa por esta conta.',
    'en-US': 'Credentials are missing: no charge goes through this account.',
    'es-ES': 'Faltan credenciales: ningún cobro pasa por esta cuenta.',
  },
  unsupported: {
    'pt-BR': 'provedor sem suporte',
    'en-US': 'provider not supported',
    'es-ES': 'proveedor sin soporte',
  },
  evidence_documented: {
    'pt-BR': 'segue a documentação do provedor',
    'en-US': 'follows the documentation of the provider',
    'es-ES': 'sigue la documentación del proveedor',
  },
  evidence_part: {
    'pt-BR': 'segue a documentação em parte',
    'en-US': 'follows the documentation in part',
    'es-ES': 'sigue la documentación en parte',
  },
  evidence_family: {
    'pt-BR': 'mesmo protocolo de um provedor documentado',
    'en-US': 'same protocol as a documented provider',
    'es-ES': 'mismo protocolo de un proveedor documentado',
  },
  evidence_unverified: {
    'pt-BR': 'protocolo não verificado',
    'en-US': 'protocol not verified',
    'es-ES': 'protocolo no verificado',
  },
  noCharges: {
    'pt-BR': 'Nenhuma cobrança nas últimas 24 horas.',
    'en-US': 'No charge in the last 24 hours.',
    'es-ES': 'Ningún cobro en las últimas 24 horas.',
  },
  charges: {
    'pt-BR': '{count, plural, one {# cobrança} other {# cobranças}}',
    'en-US': '{count, plural, one {# charge} other {# charges}}',
    'es-ES': '{count, plural, one {# cobro} other {# cobros}}',
  },
  paid: { 'pt-BR': 'pagas', 'en-US': 'paid', 'es-ES': 'pagados' },
  declined: { 'pt-BR': 'recusadas', 'en-US': 'declined', 'es-ES': 'rechazados' },
  unknown: {
    'pt-BR': '{count, plural, one {# sem resposta} other {# sem resposta}}',
    'en-US': '{count, plural, one {# without an answer} other {# without an answer}}',
    'es-ES': '{count, plural, one {# sin respuesta} other {# sin respuesta}}',
  },
  answer: {
    'pt-BR': 'resposta em {milliseconds} ms',
    'en-US': 'answer in {milliseconds} ms',
    'es-ES': 'respuesta en {milliseconds} ms',
  },
  name: { 'pt-BR': 'Nome da conta', 'en-US': 'Name of the account', 'es-ES': 'Nombre de la cuenta' },
  baseAddress: { 'pt-BR': 'Endereço da API', 'en-US': 'Address of the API', 'es-ES': 'Dirección de la API' },
  baseAddressHint: {
    'pt-BR': 'Como o provedor informou, sem barra no fim.',
    'en-US': 'As the provider gave it to you, without a slash at its end.',
    'es-ES': 'Como lo indicó el proveedor, sin barra al final.',
  },
  loginBaseAddress: {
    'pt-BR': 'Endereço para obter tokens',
    'en-US': 'Address that issues tokens',
    'es-ES': 'Dirección para obtener tokens',
  },
  accountsBaseAddress: {
    'pt-BR': 'Endereço para criar recebedores',
    'en-US': 'Address that creates receivers',
    'es-ES': 'Dirección para crear receptores',
  },
  otherHost: {
    'pt-BR': 'Só se for diferente do endereço da API.',
    'en-US': 'Only if it differs from the address of the API.',
    'es-ES': 'Solo si es distinta de la dirección de la API.',
  },
  unverifiedTitle: {
    'pt-BR': 'Protocolo não verificado',
    'en-US': 'Protocol not verified',
    'es-ES': 'Protocolo no verificado',
  },
  unverifiedText: {
    'pt-BR':
      'Nunca vimos uma resposta real deste provedor. Cobre, consulte e reembolse um valor pequeno antes de vender.',
    'en-US':
      'We never saw a real answer of this provider. Charge, query and refund a small amount before you sell.',
    'es-ES':
      'Nunca vimos una respuesta real de este proveedor. Cobre, consulte y reembolse un importe pequeño antes de vender.',
  },
  acceptsUnverified: {
    'pt-BR': 'Entendi, conectar mesmo assim',
    'en-US': 'I understand, connect it anyway',
    'es-ES': 'Entiendo, conectar de todos modos',
  },
  secretSet: {
    'pt-BR': 'Guardado. Deixe vazio para manter.',
    'en-US': 'Stored. Leave empty to keep it.',
    'es-ES': 'Guardado. Deje vacío para mantenerlo.',
  },
  secretHint: {
    'pt-BR': 'Guardado cifrado; não é mostrado de novo.',
    'en-US': 'Stored encrypted; it is not shown again.',
    'es-ES': 'Se guarda cifrado; no se muestra de nuevo.',
  },
  activeSwitch: { 'pt-BR': 'Conta ativa', 'en-US': 'Active account', 'es-ES': 'Cuenta activa' },
  activeHint: {
    'pt-BR': 'Uma conta inativa não faz cobranças. As já feitas continuam sendo consultadas.',
    'en-US': 'An inactive account makes no charges. Those made before are still queried.',
    'es-ES': 'Una cuenta inactiva no hace cobros. Los ya hechos se siguen consultando.',
  },
  costs: { 'pt-BR': 'Custo do provedor', 'en-US': 'Cost of the provider', 'es-ES': 'Costo del proveedor' },
  costsText: {
    'pt-BR': 'O que o provedor cobra por pagamento. Entra na divisão de cada venda.',
    'en-US': 'What the provider charges for a payment. It is part of the division of each sale.',
    'es-ES': 'Lo que cobra el proveedor por pago. Entra en la división de cada venta.',
  },
  pixPercent: { 'pt-BR': 'PIX: percentual', 'en-US': 'PIX: percentage', 'es-ES': 'PIX: porcentaje' },
  pixFixed: { 'pt-BR': 'PIX: valor fixo', 'en-US': 'PIX: fixed amount', 'es-ES': 'PIX: importe fijo' },
  cardPercent: { 'pt-BR': 'Cartão: percentual', 'en-US': 'Card: percentage', 'es-ES': 'Tarjeta: porcentaje' },
  cardFixed: {
    'pt-BR': 'Cartão: valor fixo',
    'en-US': 'Card: fixed amount',
    'es-ES': 'Tarjeta: importe fijo',
  },
  billetPercent: {
    'pt-BR': 'Boleto: percentual',
    'en-US': 'Boleto: percentage',
    'es-ES': 'Boleto: porcentaje',
  },
  billetFixed: {
    'pt-BR': 'Boleto: valor fixo',
    'en-US': 'Boleto: fixed amount',
    'es-ES': 'Boleto: importe fijo',
  },
  test: { 'pt-BR': 'Testar conexão', 'en-US': 'Test the connection', 'es-ES': 'Probar conexión' },
  test_connected: {
    'pt-BR': 'Conectado. O provedor aceitou as credenciais.',
    'en-US': 'Connected. The provider accepted the credentials.',
    'es-ES': 'Conectado. El proveedor aceptó las credenciales.',
  },
  test_notTestable: {
    'pt-BR': 'Este provedor não tem uma consulta para testar.',
    'en-US': 'This provider has no query to test with.',
    'es-ES': 'Este proveedor no tiene una consulta para probar.',
  },
  test_refused: {
    'pt-BR': 'O provedor recusou.',
    'en-US': 'The provider refused.',
    'es-ES': 'El proveedor rechazó.',
  },
  test_unknown: {
    'pt-BR': 'O provedor não respondeu como esperado.',
    'en-US': 'The provider did not answer as expected.',
    'es-ES': 'El proveedor no respondió como se esperaba.',
  },
  certificates: {
    'pt-BR': 'Certificados de cliente',
    'en-US': 'Client certificates',
    'es-ES': 'Certificados de cliente',
  },
  certificatesText: {
    'pt-BR': 'Este provedor exige um certificado PKCS#12 (.p12 ou .pfx). Ele é guardado cifrado.',
    'en-US': 'This provider requires a PKCS#12 certificate (.p12 or .pfx). It is stored encrypted.',
    'es-ES': 'Este proveedor exige un certificado PKCS#12 (.p12 o .pfx). Se guarda cifrado.',
  },
  'certificate_cash-in': { 'pt-BR': 'Para cobranças', 'en-US': 'For charges', 'es-ES': 'Para cobros' },
  'certificate_cash-out': { 'pt-BR': 'Para pagamentos', 'en-US': 'For payouts', 'es-ES': 'Para pagos' },
  certificateSet: {
    'pt-BR': 'Certificado guardado.',
    'en-US': 'A certificate is stored.',
    'es-ES': 'Certificado guardado.',
  },
  certificateUnset: {
    'pt-BR': 'Nenhum certificado.',
    'en-US': 'No certificate.',
    'es-ES': 'Ningún certificado.',
  },
  certificateFile: { 'pt-BR': 'Arquivo', 'en-US': 'File', 'es-ES': 'Archivo' },
  passphrase: {
    'pt-BR': 'Senha do certificado',
    'en-US': 'Passphrase of the certificate',
    'es-ES': 'Contraseña del certificado',
  },
  certificateSave: {
    'pt-BR': 'Guardar certificado',
    'en-US': 'Store the certificate',
    'es-ES': 'Guardar certificado',
  },
  certificateRemove: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
  certificateSaved: { 'pt-BR': 'Feito.', 'en-US': 'Done.', 'es-ES': 'Hecho.' },
  webhook: { 'pt-BR': 'Endereço de webhooks', 'en-US': 'Webhook address', 'es-ES': 'Dirección de webhooks' },
  webhookText: {
    'pt-BR': 'Para provedores em que você mesmo cadastra o endereço.',
    'en-US': 'For providers where you register the address yourself.',
    'es-ES': 'Para proveedores donde usted registra la dirección.',
  },
  routesText: {
    'pt-BR':
      'Contas de menor posição são tentadas primeiro. Contas da mesma posição dividem as cobranças pelo peso. Sem linhas, vale a conta mais antiga. Uma linha sem conta é removida.',
    'en-US':
      'Accounts of a lower position are tried first. Accounts of the same position share the charges by weight. Without lines the oldest account is used. A line without an account is removed.',
    'es-ES':
      'Las cuentas de menor posición se prueban primero. Las de la misma posición reparten los cobros por peso. Sin líneas se usa la cuenta más antigua. Una línea sin cuenta se quita.',
  },
  line: { 'pt-BR': 'Linha {line}', 'en-US': 'Line {line}', 'es-ES': 'Línea {line}' },
  line_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  line_position: { 'pt-BR': 'Posição', 'en-US': 'Position', 'es-ES': 'Posición' },
  line_weight: { 'pt-BR': 'Peso', 'en-US': 'Weight', 'es-ES': 'Peso' },
  line_minAmount: { 'pt-BR': 'Valor mínimo', 'en-US': 'Least amount', 'es-ES': 'Importe mínimo' },
  line_maxAmount: { 'pt-BR': 'Valor máximo', 'en-US': 'Greatest amount', 'es-ES': 'Importe máximo' },
  line_minInstallments: {
    'pt-BR': 'Parcelas, no mínimo',
    'en-US': 'Installments, at least',
    'es-ES': 'Cuotas, mínimo',
  },
  line_maxInstallments: {
    'pt-BR': 'Parcelas, no máximo',
    'en-US': 'Installments, at most',
    'es-ES': 'Cuotas, máximo',
  },
  line_brands: {
    'pt-BR': 'Bandeiras (visa, elo)',
    'en-US': 'Brands (visa, elo)',
    'es-ES': 'Marcas (visa, elo)',
  },
  noAccount: { 'pt-BR': 'Nenhuma', 'en-US': 'None', 'es-ES': 'Ninguna' },
});
