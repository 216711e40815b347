import { defineMessages } from '@guiche/i18n';

/** One platform, as a master sees and changes it. */
export const platformMessages = defineMessages({
  back: {
    'pt-BR': 'Voltar para as plataformas',
    'en-US': 'Back to the platforms',
    'es-ES': 'Volver a las plataformas',
  },
  tabs: {
    'pt-BR': 'Partes da plataforma',
    'en-US': 'Parts of the platform',
    'es-ES': 'Partes de la plataforma',
  },
  tab_data: { 'pt-BR': 'Dados', 'en-US': 'Data', 'es-ES': 'Datos' },
  tab_permissions: { 'pt-BR': 'Permissões', 'en-US': 'Permissions', 'es-ES': 'Permisos' },
  tab_gateways: { 'pt-BR': 'Provedores', 'en-US': 'Providers', 'es-ES': 'Proveedores' },
  tab_limits: { 'pt-BR': 'Limites', 'en-US': 'Limits', 'es-ES': 'Límites' },
  tab_plan: { 'pt-BR': 'Plano', 'en-US': 'Plan', 'es-ES': 'Plan' },
  tab_secrets: { 'pt-BR': 'Chaves', 'en-US': 'Keys', 'es-ES': 'Claves' },
  tab_access: { 'pt-BR': 'Acesso', 'en-US': 'Access', 'es-ES': 'Acceso' },
  accessEverywhere: {
    'pt-BR': 'A equipe entra a partir de qualquer endereço.',
    'en-US': 'Staff sign in from every address.',
    'es-ES': 'El equipo entra desde cualquier dirección.',
  },
  accessText: {
    'pt-BR': 'A equipe só entra a partir destas redes. Limpe a lista se ela deixou a equipe sem acesso.',
    'en-US': 'Staff sign in from these networks only. Clear the list if it left them without access.',
    'es-ES': 'El equipo solo entra desde estas redes. Limpie la lista si lo dejó sin acceso.',
  },
  accessClear: { 'pt-BR': 'Limpar a lista', 'en-US': 'Clear the list', 'es-ES': 'Limpiar la lista' },
  tab_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  slug: { 'pt-BR': 'Identificador', 'en-US': 'Slug', 'es-ES': 'Identificador' },
  created: { 'pt-BR': 'Criada em', 'en-US': 'Created on', 'es-ES': 'Creada el' },
  domains: { 'pt-BR': 'Domínios', 'en-US': 'Domains', 'es-ES': 'Dominios' },
  domainsNone: {
    'pt-BR': 'A plataforma não adicionou nenhum domínio.',
    'en-US': 'The platform has added no domain.',
    'es-ES': 'La plataforma no agregó ningún dominio.',
  },
  domainDns: { 'pt-BR': 'DNS', 'en-US': 'DNS', 'es-ES': 'DNS' },
  domainCertificate: { 'pt-BR': 'Certificado', 'en-US': 'Certificate', 'es-ES': 'Certificado' },
  domainDefault: { 'pt-BR': 'padrão', 'en-US': 'default', 'es-ES': 'predeterminado' },
  use_CHECKOUT: { 'pt-BR': 'Checkout', 'en-US': 'Checkout', 'es-ES': 'Checkout' },
  use_PANEL: { 'pt-BR': 'Painel', 'en-US': 'Panel', 'es-ES': 'Panel' },
  use_MEMBERS: { 'pt-BR': 'Área de membros', 'en-US': 'Members area', 'es-ES': 'Área de miembros' },
  use_SHORT_LINKS: { 'pt-BR': 'Links curtos', 'en-US': 'Short links', 'es-ES': 'Enlaces cortos' },
  dns_PENDING: { 'pt-BR': 'Aguardando', 'en-US': 'Waiting', 'es-ES': 'Esperando' },
  dns_VERIFIED: { 'pt-BR': 'Verificado', 'en-US': 'Verified', 'es-ES': 'Verificado' },
  dns_ERROR: { 'pt-BR': 'Com erro', 'en-US': 'Wrong', 'es-ES': 'Con error' },
  certificateNone: { 'pt-BR': 'Nenhum', 'en-US': 'None', 'es-ES': 'Ninguno' },
  certificateWrong: { 'pt-BR': 'Inválido', 'en-US': 'Not valid', 'es-ES': 'No válido' },
  sellers: { 'pt-BR': 'Vendedores', 'en-US': 'Sellers', 'es-ES': 'Vendedores' },
  administrators: { 'pt-BR': 'Administradores', 'en-US': 'Administrators', 'es-ES': 'Administradores' },
  seeAdministrators: {
    'pt-BR': 'Ver administradores',
    'en-US': 'See administrators',
    'es-ES': 'Ver administradores',
  },
  location: { 'pt-BR': 'Local dos dados', 'en-US': 'Data location', 'es-ES': 'Ubicación de los datos' },
  locationText: {
    'pt-BR': 'No banco de dados desta instalação',
    'en-US': 'In the database of this installation',
    'es-ES': 'En la base de datos de esta instalación',
  },
  limits: {
    'pt-BR': 'Limites diferentes dos usuais',
    'en-US': 'Limits that differ',
    'es-ES': 'Límites distintos',
  },
  limitsText: {
    'pt-BR':
      'Quantas tentativas um comprador pode fazer: cartão em uma hora, o resto em dez minutos. Vazio: o limite usual.',
    'en-US': 'How often a buyer may try: by card in one hour, else in ten minutes. Empty: the usual limit.',
    'es-ES':
      'Cuántos intentos puede hacer un comprador: con tarjeta en una hora, lo demás en diez minutos. Vacío: el límite usual.',
  },
  limitUsual: {
    'pt-BR': 'Usual: {usual, number}',
    'en-US': 'Usual: {usual, number}',
    'es-ES': 'Usual: {usual, number}',
  },
  limitsOf_card: {
    'pt-BR': 'Compras com cartão',
    'en-US': 'Purchases by card',
    'es-ES': 'Compras con tarjeta',
  },
  limitsOf_code: { 'pt-BR': 'PIX e boleto', 'en-US': 'PIX and boleto', 'es-ES': 'PIX y boleto' },
  limitsOf_cardToken: {
    'pt-BR': 'Cartões guardados',
    'en-US': 'Stored cards',
    'es-ES': 'Tarjetas guardadas',
  },
  limitsOf_cart: { 'pt-BR': 'Carrinhos', 'en-US': 'Carts', 'es-ES': 'Carritos' },
  limitsOf_offer: {
    'pt-BR': 'Pausa de uma oferta',
    'en-US': 'Pause of an offer',
    'es-ES': 'Pausa de una oferta',
  },
  limit_address: { 'pt-BR': 'Endereço IP', 'en-US': 'IP address', 'es-ES': 'Dirección IP' },
  limit_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  limit_phone: { 'pt-BR': 'Telefone', 'en-US': 'Phone', 'es-ES': 'Teléfono' },
  limit_document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  limit_card: { 'pt-BR': 'Cartão', 'en-US': 'Card', 'es-ES': 'Tarjeta' },
  limit_attempts: { 'pt-BR': 'tentativas', 'en-US': 'attempts', 'es-ES': 'intentos' },
  limit_declines: { 'pt-BR': 'recusas', 'en-US': 'declines', 'es-ES': 'rechazos' },
  limit_declinedPercent: {
    'pt-BR': 'recusas, em %',
    'en-US': 'declines, in %',
    'es-ES': 'rechazos, en %',
  },
  limitsNone: { 'pt-BR': 'nenhum', 'en-US': 'none', 'es-ES': 'ninguno' },
  export: {
    'pt-BR': 'Exportar todos os dados',
    'en-US': 'Export all data',
    'es-ES': 'Exportar todos los datos',
  },
  exportText: {
    'pt-BR': 'Um arquivo com uma linha JSON por registro, sem segredos. Fica no registro de auditoria.',
    'en-US': 'A file with one JSON line for each record, without secrets. Kept in the audit log.',
    'es-ES': 'Un archivo con una línea JSON por registro, sin secretos. Queda en el registro de auditoría.',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  legalName: { 'pt-BR': 'Razão social', 'en-US': 'Legal name', 'es-ES': 'Razón social' },
  document: { 'pt-BR': 'CNPJ ou CPF', 'en-US': 'CNPJ or CPF', 'es-ES': 'CNPJ o CPF' },
  legalAddress: { 'pt-BR': 'Endereço', 'en-US': 'Address', 'es-ES': 'Dirección' },
  supportEmail: {
    'pt-BR': 'E-mail de atendimento',
    'en-US': 'Support e-mail',
    'es-ES': 'Correo de atención',
  },
  supportPhone: {
    'pt-BR': 'Telefone de atendimento',
    'en-US': 'Support phone',
    'es-ES': 'Teléfono de atención',
  },
  termsUrl: {
    'pt-BR': 'Termos de uso (endereço)',
    'en-US': 'Terms (address)',
    'es-ES': 'Términos (dirección)',
  },
  privacyUrl: {
    'pt-BR': 'Privacidade (endereço)',
    'en-US': 'Privacy (address)',
    'es-ES': 'Privacidad (dirección)',
  },
  pixEnabled: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  creditCardEnabled: { 'pt-BR': 'Cartão de crédito', 'en-US': 'Credit card', 'es-ES': 'Tarjeta de crédito' },
  billetEnabled: { 'pt-BR': 'Boleto', 'en-US': 'Boleto', 'es-ES': 'Boleto' },
  blockedCashout: { 'pt-BR': 'Saques bloqueados', 'en-US': 'Payouts blocked', 'es-ES': 'Retiros bloqueados' },
  blockedCashoutHint: {
    'pt-BR': 'Nenhum vendedor da plataforma pode sacar.',
    'en-US': 'No seller of the platform can withdraw.',
    'es-ES': 'Ningún vendedor de la plataforma puede retirar.',
  },
  defaultReceiverId: {
    'pt-BR': 'Recebedor padrão',
    'en-US': 'Default receiver',
    'es-ES': 'Receptor predeterminado',
  },
  defaultReceiverIdHint: {
    'pt-BR': 'O recebedor da plataforma no provedor. Recebe o resto das vendas divididas lá.',
    'en-US':
      'The receiver of the platform at the provider. It gets the rest of the sales that are divided there.',
    'es-ES': 'El receptor de la plataforma en el proveedor. Recibe el resto de las ventas divididas allí.',
  },
  gatewaysText: {
    'pt-BR': 'Contas já conectadas continuam. A plataforma só conecta contas novas dos provedores liberados.',
    'en-US': 'Connected accounts stay. The platform connects new accounts of the allowed providers only.',
    'es-ES':
      'Las cuentas conectadas siguen. La plataforma solo conecta cuentas nuevas de los proveedores permitidos.',
  },
  all: {
    'pt-BR': 'Todos os provedores, também os que vierem depois',
    'en-US': 'All providers, also those that are added later',
    'es-ES': 'Todos los proveedores, también los que lleguen después',
  },
  gatewaysChosen: {
    'pt-BR': 'Ou só estes',
    'en-US': 'Or only these',
    'es-ES': 'O solo estos',
  },
  secretsText: {
    'pt-BR':
      'O valor nunca é mostrado. Para trocar sem parar: adicione o novo ao lado do atual, avise o provedor, passe a usá-lo e remova o antigo.',
    'en-US':
      'The value is never shown. To change it without a gap: add the new one beside the present one, tell the provider, use it, and remove the old one.',
    'es-ES':
      'El valor nunca se muestra. Para cambiarlo sin parar: agregue el nuevo junto al actual, avise al proveedor, empiece a usarlo y quite el antiguo.',
  },
  secretInUse: { 'pt-BR': 'Em uso', 'en-US': 'In use', 'es-ES': 'En uso' },
  secretBeside: {
    'pt-BR': 'Ativa, não em uso',
    'en-US': 'Active, not in use',
    'es-ES': 'Activa, no en uso',
  },
  secretUsed: {
    'pt-BR': 'Último uso: {at}.',
    'en-US': 'Used last: {at}.',
    'es-ES': 'Último uso: {at}.',
  },
  secretNotUsed: { 'pt-BR': 'Ainda sem uso.', 'en-US': 'Not used yet.', 'es-ES': 'Aún sin uso.' },
  setUnknown: {
    'pt-BR': 'Não se sabe quando foi definido.',
    'en-US': 'It is not known when it was set.',
    'es-ES': 'No se sabe cuándo se definió.',
  },
  secretAdd: { 'pt-BR': 'Adicionar', 'en-US': 'Add', 'es-ES': 'Agregar' },
  secretUse: {
    'pt-BR': 'Usar agora a outra',
    'en-US': 'Use the other one now',
    'es-ES': 'Usar ahora la otra',
  },
  secret: { 'pt-BR': 'Qual', 'en-US': 'Which', 'es-ES': 'Cuál' },
  secret_privateKey: { 'pt-BR': 'Chave privada', 'en-US': 'Private key', 'es-ES': 'Clave privada' },
  secret_certCashInUrl: {
    'pt-BR': 'Certificado de recebimento (endereço)',
    'en-US': 'Cash-in certificate (address)',
    'es-ES': 'Certificado de cobro (dirección)',
  },
  secret_certCashOutUrl: {
    'pt-BR': 'Certificado de saque (endereço)',
    'en-US': 'Cash-out certificate (address)',
    'es-ES': 'Certificado de retiro (dirección)',
  },
  setBy: {
    'pt-BR': 'Definido em {at} por {by}.',
    'en-US': 'Set on {at} by {by}.',
    'es-ES': 'Definido el {at} por {by}.',
  },
  certificateValid: { 'pt-BR': 'Válido até {at}', 'en-US': 'Valid until {at}', 'es-ES': 'Válido hasta {at}' },
  certificateExpired: { 'pt-BR': 'Venceu em {at}', 'en-US': 'Expired on {at}', 'es-ES': 'Venció el {at}' },
  notSet: { 'pt-BR': 'Não definido', 'en-US': 'Not set', 'es-ES': 'No definido' },
  value: { 'pt-BR': 'Novo valor', 'en-US': 'New value', 'es-ES': 'Valor nuevo' },
  valueHint: {
    'pt-BR': 'Chave em PEM ou em base64; certificado como endereço https do arquivo PKCS#12.',
    'en-US': 'A key in PEM or base64; a certificate as the https address of the PKCS#12 file.',
    'es-ES': 'Clave en PEM o en base64; certificado como dirección https del archivo PKCS#12.',
  },
  remove: {
    'pt-BR': 'Remover a que não está em uso',
    'en-US': 'Remove the one not in use',
    'es-ES': 'Quitar la que no está en uso',
  },
  removeOnly: {
    'pt-BR': 'Remover a única',
    'en-US': 'Remove the only one',
    'es-ES': 'Quitar la única',
  },
  removeOnlyText: {
    'pt-BR':
      'Remover a única: as chamadas ao provedor que precisam dela passam a ser recusadas. Não pode ser desfeito. Só é possível sem uso nos últimos 30 dias.',
    'en-US':
      'Remove the only one: calls to the provider that need it are refused from then on. It cannot be undone. Only possible without a use in the last 30 days.',
    'es-ES':
      'Quitar la única: las llamadas al proveedor que la necesitan se rechazan desde entonces. No se puede deshacer. Solo es posible sin uso en los últimos 30 días.',
  },
  valueMissing: {
    'pt-BR': 'Informe o valor novo.',
    'en-US': 'Enter the new value.',
    'es-ES': 'Indique el valor nuevo.',
  },
  status_TRIAL: { 'pt-BR': 'Em teste', 'en-US': 'Trial', 'es-ES': 'En prueba' },
  status_ACTIVE: { 'pt-BR': 'Ativa', 'en-US': 'Active', 'es-ES': 'Activa' },
  status_SUSPENDED: { 'pt-BR': 'Suspensa', 'en-US': 'Suspended', 'es-ES': 'Suspendida' },
  status_CLOSED: { 'pt-BR': 'Encerrada', 'en-US': 'Closed', 'es-ES': 'Cerrada' },
  to_ACTIVE: { 'pt-BR': 'Ativar', 'en-US': 'Activate', 'es-ES': 'Activar' },
  to_TRIAL: { 'pt-BR': 'Colocar em teste', 'en-US': 'Put in trial', 'es-ES': 'Poner en prueba' },
  to_SUSPENDED: { 'pt-BR': 'Suspender', 'en-US': 'Suspend', 'es-ES': 'Suspender' },
  to_CLOSED: { 'pt-BR': 'Encerrar de vez', 'en-US': 'Close for good', 'es-ES': 'Cerrar del todo' },
  statusText_SUSPENDED: {
    'pt-BR':
      'Ao suspender: ninguém da plataforma entra, nenhuma compra nova é aceita. Pagamentos abertos, reembolsos e webhooks continuam; nada se perde.',
    'en-US':
      'When suspended: nobody of the platform signs in, no new purchase is accepted. Open payments, refunds and webhooks go on; nothing is lost.',
    'es-ES':
      'Al suspender: nadie de la plataforma entra, no se acepta ninguna compra nueva. Los pagos abiertos, reembolsos y avisos siguen; nada se pierde.',
  },
  statusText_TRIAL: {
    'pt-BR': 'Em teste: vende como ativa e não paga o plano. Depois do último dia fica ativa.',
    'en-US': 'In trial: it sells as an active one and pays no plan. After the last day it is active.',
    'es-ES': 'En prueba: vende como activa y no paga el plan. Después del último día queda activa.',
  },
  trialEndsOn: {
    'pt-BR': 'Último dia do teste',
    'en-US': 'Last day of the trial',
    'es-ES': 'Último día de la prueba',
  },
  trialEndsOnHint: {
    'pt-BR': 'Só para colocar em teste. Um mês com um dia de teste não é cobrado.',
    'en-US': 'Only to put it in trial. A month with a day of trial is not billed.',
    'es-ES': 'Solo para poner en prueba. Un mes con un día de prueba no se cobra.',
  },
  trialUntil: { 'pt-BR': 'até {at}', 'en-US': 'until {at}', 'es-ES': 'hasta {at}' },
  statusText_ACTIVE: {
    'pt-BR': 'Ao ativar: vendas e acessos voltam como estavam.',
    'en-US': 'When activated: sales and sign-ins are back as they were.',
    'es-ES': 'Al activar: las ventas y los accesos vuelven como estaban.',
  },
  statusText_CLOSED: {
    'pt-BR': 'Encerrar não pode ser desfeito nesta página. Os dados ficam.',
    'en-US': 'Closing cannot be undone on this page. The data stay.',
    'es-ES': 'Cerrar no se puede deshacer en esta página. Los datos quedan.',
  },
  statusFinal: {
    'pt-BR': 'Esta plataforma foi encerrada.',
    'en-US': 'This platform was closed.',
    'es-ES': 'Esta plataforma fue cerrada.',
  },
  since: { 'pt-BR': 'desde {at}', 'en-US': 'since {at}', 'es-ES': 'desde {at}' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  planText: {
    'pt-BR':
      'O que a plataforma paga por mês. A fatura sai quatro dias depois do fim do mês. Suspensa, a plataforma continua pagando; em teste, não.',
    'en-US':
      'What the platform pays for a month, billed four days after its end. A suspended platform pays too; one in trial does not.',
    'es-ES':
      'Lo que la plataforma paga por mes. La factura sale cuatro días tras el fin del mes. Suspendida, sigue pagando; en prueba, no.',
  },
  planName: { 'pt-BR': 'Nome do plano', 'en-US': 'Name of the plan', 'es-ES': 'Nombre del plan' },
  planMonthly: { 'pt-BR': 'Mensalidade', 'en-US': 'Monthly fee', 'es-ES': 'Mensualidad' },
  planPerSale: { 'pt-BR': 'Por venda paga', 'en-US': 'For each paid sale', 'es-ES': 'Por venta pagada' },
  planShare: {
    'pt-BR': 'Percentual sobre o vendido',
    'en-US': 'Share of what was sold',
    'es-ES': 'Porcentaje de lo vendido',
  },
  planMinimum: { 'pt-BR': 'Mínimo por mês', 'en-US': 'Minimum of a month', 'es-ES': 'Mínimo por mes' },
  planMinimumHint: {
    'pt-BR': 'O que faltar entra na fatura.',
    'en-US': 'What is missing is billed.',
    'es-ES': 'Lo que falte entra en la factura.',
  },
  planDueDays: {
    'pt-BR': 'Dias para pagar depois do mês',
    'en-US': 'Days to pay after the month',
    'es-ES': 'Días para pagar tras el mes',
  },
  planStartsIn: { 'pt-BR': 'A partir do mês', 'en-US': 'From the month', 'es-ES': 'Desde el mes' },
  planStartsInHint: {
    'pt-BR': 'Como 2026-03. O mês atual já segue este plano.',
    'en-US': 'Such as 2026-03. The present month follows this plan already.',
    'es-ES': 'Como 2026-03. El mes actual ya sigue este plan.',
  },
  planHistory: { 'pt-BR': 'Versões', 'en-US': 'Versions', 'es-ES': 'Versiones' },
  planNone: {
    'pt-BR': 'Sem plano, a plataforma não recebe faturas.',
    'en-US': 'Without a plan, the platform gets no invoices.',
    'es-ES': 'Sin plan, la plataforma no recibe facturas.',
  },
  planFrom: { 'pt-BR': 'desde {month}', 'en-US': 'from {month}', 'es-ES': 'desde {month}' },
  planUntil: {
    'pt-BR': 'de {month} até {until}',
    'en-US': 'from {month} to {until}',
    'es-ES': 'de {month} hasta {until}',
  },
  planReplaced: {
    'pt-BR': 'substituída antes de valer',
    'en-US': 'replaced before it began',
    'es-ES': 'reemplazada antes de valer',
  },
  planTerms: {
    'pt-BR':
      '{monthly} por mês, {perSale} por venda, {share}% do vendido, no mínimo {minimum}; {days} dias para pagar',
    'en-US':
      '{monthly} a month, {perSale} a sale, {share}% of what was sold, at least {minimum}; {days} days to pay',
    'es-ES':
      '{monthly} por mes, {perSale} por venta, {share}% de lo vendido, como mínimo {minimum}; {days} días para pagar',
  },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});
