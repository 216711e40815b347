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
  tab_secrets: { 'pt-BR': 'Chaves', 'en-US': 'Keys', 'es-ES': 'Claves' },
  tab_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  host: { 'pt-BR': 'Domínio', 'en-US': 'Domain', 'es-ES': 'Dominio' },
  slug: { 'pt-BR': 'Identificador', 'en-US': 'Slug', 'es-ES': 'Identificador' },
  created: { 'pt-BR': 'Criada em', 'en-US': 'Created on', 'es-ES': 'Creada el' },
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
    'pt-BR': 'O valor nunca é mostrado. Para trocar, informe outro; para retirar, use Remover.',
    'en-US': 'The value is never shown. Enter another one to replace it; use Remove to take it away.',
    'es-ES': 'El valor nunca se muestra. Para cambiarlo, indique otro; para quitarlo, use Quitar.',
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
    'pt-BR': 'Definido em {at} por {by}',
    'en-US': 'Set on {at} by {by}',
    'es-ES': 'Definido el {at} por {by}',
  },
  isSet: { 'pt-BR': 'Definido', 'en-US': 'Set', 'es-ES': 'Definido' },
  notSet: { 'pt-BR': 'Não definido', 'en-US': 'Not set', 'es-ES': 'No definido' },
  value: { 'pt-BR': 'Novo valor', 'en-US': 'New value', 'es-ES': 'Valor nuevo' },
  valueHint: {
    'pt-BR': 'Chave em PEM ou em base64; certificado como endereço https do arquivo PKCS#12.',
    'en-US': 'A key in PEM or base64; a certificate as the https address of the PKCS#12 file.',
    'es-ES': 'Clave en PEM o en base64; certificado como dirección https del archivo PKCS#12.',
  },
  set: { 'pt-BR': 'Definir', 'en-US': 'Set', 'es-ES': 'Definir' },
  remove: { 'pt-BR': 'Remover', 'en-US': 'Remove', 'es-ES': 'Quitar' },
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
