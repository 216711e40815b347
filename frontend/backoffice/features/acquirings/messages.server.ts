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
  costsMissing: {
    'pt-BR': 'Custo não informado',
    'en-US': 'Cost not entered',
    'es-ES': 'Costo no informado',
  },
  costUnknown: { 'pt-BR': 'não informado', 'en-US': 'not entered', 'es-ES': 'no informado' },
  costsMissingText: {
    'pt-BR':
      'As vendas por esta conta são divididas com custo zero, e uma posição por custo tenta a conta por último. Informe o que o provedor cobra.',
    'en-US':
      'Sales through this account are divided at a cost of zero, and a position by cost tries the account last. Enter what the provider charges.',
    'es-ES':
      'Las ventas por esta cuenta se dividen con costo cero, y una posición por costo la prueba al final. Informe lo que cobra el proveedor.',
  },
  costsMissingOf: {
    'pt-BR': 'Informe o que o provedor cobra. Sem isso, uma posição por custo tenta estas contas por último:',
    'en-US': 'Enter what the provider charges. Until then a position by cost tries these accounts last:',
    'es-ES':
      'Informe lo que cobra el proveedor. Hasta entonces, una posición por costo prueba estas cuentas al final:',
  },
  costs: { 'pt-BR': 'Custo do provedor', 'en-US': 'Cost of the provider', 'es-ES': 'Costo del proveedor' },
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
  certificateValid: { 'pt-BR': 'Válido até {at}', 'en-US': 'Valid until {at}', 'es-ES': 'Válido hasta {at}' },
  certificateExpired: { 'pt-BR': 'Venceu em {at}', 'en-US': 'Expired on {at}', 'es-ES': 'Venció el {at}' },
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
      'Contas de menor posição são tentadas primeiro. Contas da mesma posição dividem as cobranças pelo peso, ou, se todas as linhas dela dizem isso, vale a que custa menos na venda. Sem linhas, vale a conta mais antiga. Uma linha sem conta é removida.',
    'en-US':
      'Accounts of a lower position are tried first. Accounts of the same position share the charges by weight, or, if all its lines say so, the one that costs least for the sale is first. Without lines the oldest account is used. A line without an account is removed.',
    'es-ES':
      'Las cuentas de menor posición se prueban primero. Las de la misma posición reparten los cobros por peso, o, si todas sus líneas lo dicen, va primero la que cuesta menos en la venta. Sin líneas se usa la cuenta más antigua. Una línea sin cuenta se quita.',
  },
  line: { 'pt-BR': 'Linha {line}', 'en-US': 'Line {line}', 'es-ES': 'Línea {line}' },
  line_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  line_position: { 'pt-BR': 'Posição', 'en-US': 'Position', 'es-ES': 'Posición' },
  line_weight: { 'pt-BR': 'Peso', 'en-US': 'Weight', 'es-ES': 'Peso' },
  line_byCost: {
    'pt-BR': 'A mais barata da posição primeiro',
    'en-US': 'The cheapest of the position first',
    'es-ES': 'La más barata de la posición primero',
  },
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
  drainingSwitch: { 'pt-BR': 'Esvaziar a conta', 'en-US': 'Drain the account', 'es-ES': 'Vaciar la cuenta' },
  drainingHint: {
    'pt-BR': 'Não recebe vendas novas. Cobranças abertas e cartões guardados nela seguem até o fim.',
    'en-US': 'It takes no new sales. Open charges and cards stored at it go on to their end.',
    'es-ES':
      'No recibe ventas nuevas. Los cobros abiertos y las tarjetas guardadas en ella siguen hasta el final.',
  },
  draining: { 'pt-BR': 'Esvaziando', 'en-US': 'Draining', 'es-ES': 'Vaciando' },
  line_fromHour: {
    'pt-BR': 'Da hora (0 a 23)',
    'en-US': 'From the hour (0 to 23)',
    'es-ES': 'Desde la hora (0 a 23)',
  },
  line_toHour: {
    'pt-BR': 'Até a hora, inclusive',
    'en-US': 'To the hour, included',
    'es-ES': 'Hasta la hora, incluida',
  },
  line_currencies: {
    'pt-BR': 'Moedas (BRL, USD)',
    'en-US': 'Currencies (BRL, USD)',
    'es-ES': 'Monedas (BRL, USD)',
  },
  line_sellers: {
    'pt-BR': 'Só vendedores (e-mails)',
    'en-US': 'Only sellers (e-mail addresses)',
    'es-ES': 'Solo vendedores (correos)',
  },
  line_products: {
    'pt-BR': 'Só produtos (códigos)',
    'en-US': 'Only products (codes)',
    'es-ES': 'Solo productos (códigos)',
  },
  line_bins: {
    'pt-BR': 'BINs (6 a 8 dígitos)',
    'en-US': 'BINs (6 to 8 digits)',
    'es-ES': 'BIN (6 a 8 dígitos)',
  },
  editRoutes: { 'pt-BR': 'Editar ordem', 'en-US': 'Edit the order', 'es-ES': 'Editar orden' },
  column_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  column_state: { 'pt-BR': 'Saúde', 'en-US': 'Health', 'es-ES': 'Salud' },
  column_share: { 'pt-BR': 'Divisão', 'en-US': 'Share', 'es-ES': 'División' },
  column_approval: { 'pt-BR': 'Aprovação 24 h', 'en-US': 'Approval 24 h', 'es-ES': 'Aprobación 24 h' },
  column_time: { 'pt-BR': 'Tempo', 'en-US': 'Time', 'es-ES': 'Tiempo' },
  column_cost: { 'pt-BR': 'Custo', 'en-US': 'Cost', 'es-ES': 'Costo' },
  share: {
    'pt-BR': '{percent} das cobranças da posição {position}',
    'en-US': '{percent} of the charges of position {position}',
    'es-ES': '{percent} de los cobros de la posición {position}',
  },
  cheapestFirst: { 'pt-BR': 'a mais barata', 'en-US': 'the cheapest', 'es-ES': 'la más barata' },
  reserve: { 'pt-BR': 'reserva', 'en-US': 'reserve', 'es-ES': 'reserva' },
  oldestOnly: {
    'pt-BR': 'Sem ordem definida: cobra a conta mais antiga que oferece esta forma.',
    'en-US': 'No order is set: the oldest account that offers the method charges.',
    'es-ES': 'Sin orden definido: cobra la cuenta más antigua que ofrece esta forma.',
  },
  lastFailure: {
    'pt-BR': 'última recusa {when}',
    'en-US': 'last failure {when}',
    'es-ES': 'último rechazo {when}',
  },
  lastError: {
    'pt-BR': 'último erro: {text}',
    'en-US': 'last error: {text}',
    'es-ES': 'último error: {text}',
  },
  noFailure: { 'pt-BR': 'sem falhas em 24 h', 'en-US': 'no failures in 24 h', 'es-ES': 'sin fallas en 24 h' },
  degraded: { 'pt-BR': 'Degradada', 'en-US': 'Degraded', 'es-ES': 'Degradada' },
  allAccounts: { 'pt-BR': 'Contas conectadas', 'en-US': 'Connected accounts', 'es-ES': 'Cuentas conectadas' },
  simulate: { 'pt-BR': 'Simular uma venda', 'en-US': 'Simulate a sale', 'es-ES': 'Simular una venta' },
  simulateRun: { 'pt-BR': 'Simular', 'en-US': 'Simulate', 'es-ES': 'Simular' },
  sim_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  sim_method: { 'pt-BR': 'Forma', 'en-US': 'Method', 'es-ES': 'Forma' },
  sim_installments: { 'pt-BR': 'Parcelas', 'en-US': 'Installments', 'es-ES': 'Cuotas' },
  sim_brand: { 'pt-BR': 'Bandeira', 'en-US': 'Brand', 'es-ES': 'Marca' },
  sim_seller: { 'pt-BR': 'Vendedor (e-mail)', 'en-US': 'Seller (e-mail)', 'es-ES': 'Vendedor (correo)' },
  sim_product: { 'pt-BR': 'Produto (código)', 'en-US': 'Product (code)', 'es-ES': 'Producto (código)' },
  sim_bin: { 'pt-BR': 'BIN do cartão', 'en-US': 'BIN of the card', 'es-ES': 'BIN de la tarjeta' },
  sim_hour: { 'pt-BR': 'Hora', 'en-US': 'Hour', 'es-ES': 'Hora' },
  chosen: { 'pt-BR': 'Conta escolhida', 'en-US': 'Chosen account', 'es-ES': 'Cuenta elegida' },
  nobody: {
    'pt-BR': 'Nenhuma conta cobra esta venda.',
    'en-US': 'No account charges this sale.',
    'es-ES': 'Ninguna cuenta cobra esta venta.',
  },
  because_route: {
    'pt-BR': 'posição {position}, custo {cost}',
    'en-US': 'position {position}, cost {cost}',
    'es-ES': 'posición {position}, costo {cost}',
  },
  because_cost: {
    'pt-BR': 'posição {position} por custo, custo {cost}',
    'en-US': 'position {position} by cost, cost {cost}',
    'es-ES': 'posición {position} por costo, costo {cost}',
  },
  because_seller: {
    'pt-BR': 'conta do vendedor, custo {cost}',
    'en-US': 'account of the seller, cost {cost}',
    'es-ES': 'cuenta del vendedor, costo {cost}',
  },
  because_oldest: {
    'pt-BR': 'a mais antiga, custo {cost}',
    'en-US': 'the oldest, cost {cost}',
    'es-ES': 'la más antigua, costo {cost}',
  },
  thenAfter: {
    'pt-BR': 'só depois de uma recusa certa',
    'en-US': 'only after a definite refusal',
    'es-ES': 'solo tras un rechazo seguro',
  },
  why_inactive: { 'pt-BR': 'inativa', 'en-US': 'inactive', 'es-ES': 'inactiva' },
  why_draining: { 'pt-BR': 'esvaziando', 'en-US': 'draining', 'es-ES': 'vaciando' },
  why_notOffered: {
    'pt-BR': 'não oferece esta forma',
    'en-US': 'does not offer the method',
    'es-ES': 'no ofrece esta forma',
  },
  why_currency: {
    'pt-BR': 'não cobra esta moeda',
    'en-US': 'does not charge this currency',
    'es-ES': 'no cobra esta moneda',
  },
  why_address: { 'pt-BR': 'exige endereço', 'en-US': 'requires an address', 'es-ES': 'exige dirección' },
  why_amount: {
    'pt-BR': 'fora da faixa de valor',
    'en-US': 'outside the range of amounts',
    'es-ES': 'fuera del rango de importe',
  },
  why_installments: {
    'pt-BR': 'fora da faixa de parcelas',
    'en-US': 'outside the range of installments',
    'es-ES': 'fuera del rango de cuotas',
  },
  why_brand: { 'pt-BR': 'outra bandeira', 'en-US': 'another brand', 'es-ES': 'otra marca' },
  why_seller: {
    'pt-BR': 'só para outros vendedores',
    'en-US': 'for other sellers only',
    'es-ES': 'solo para otros vendedores',
  },
  why_bin: { 'pt-BR': 'outro emissor (BIN)', 'en-US': 'another issuer (BIN)', 'es-ES': 'otro emisor (BIN)' },
  why_product: {
    'pt-BR': 'só para outros produtos',
    'en-US': 'for other products only',
    'es-ES': 'solo para otros productos',
  },
  why_hour: { 'pt-BR': 'fora do horário', 'en-US': 'outside its hours', 'es-ES': 'fuera del horario' },
  why_circuitOpen: {
    'pt-BR': 'sem resposta, em descanso',
    'en-US': 'not answering, resting',
    'es-ES': 'sin respuesta, en descanso',
  },
});
