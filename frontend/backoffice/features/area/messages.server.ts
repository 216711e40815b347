import { defineMessages } from '@guiche/i18n';

/** The navigation of the areas. */
export const areaMessages = defineMessages({
  area_master: { 'pt-BR': 'Instalação', 'en-US': 'Installation', 'es-ES': 'Instalación' },
  area_seller: { 'pt-BR': 'Área do vendedor', 'en-US': 'Seller area', 'es-ES': 'Área del vendedor' },
  area_customer: { 'pt-BR': 'Minhas compras', 'en-US': 'My purchases', 'es-ES': 'Mis compras' },
  area_admin: { 'pt-BR': 'Administração', 'en-US': 'Administration', 'es-ES': 'Administración' },
  area_manager: { 'pt-BR': 'Área do gerente', 'en-US': 'Manager area', 'es-ES': 'Área del gerente' },
  section_queues: { 'pt-BR': 'Filas', 'en-US': 'Queues', 'es-ES': 'Colas' },
  section_people: { 'pt-BR': 'Pessoas', 'en-US': 'People', 'es-ES': 'Personas' },
  section_work: { 'pt-BR': 'Operação', 'en-US': 'Operation', 'es-ES': 'Operación' },
  section_settings: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
  section_account: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
  screen_dashboard: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
  'screen_create-product': { 'pt-BR': 'Criar produto', 'en-US': 'Create product', 'es-ES': 'Crear producto' },
  'screen_my-profile/data': { 'pt-BR': 'Meus dados', 'en-US': 'My data', 'es-ES': 'Mis datos' },
  'screen_my-profile/company': {
    'pt-BR': 'Empresa e avisos',
    'en-US': 'Company and notices',
    'es-ES': 'Empresa y avisos',
  },
  'screen_my-profile/documents': { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  'screen_my-profile/accounts': {
    'pt-BR': 'Contas de recebimento',
    'en-US': 'Accounts to be paid to',
    'es-ES': 'Cuentas de cobro',
  },
  'screen_my-profile/api-keys': { 'pt-BR': 'Chaves de API', 'en-US': 'API keys', 'es-ES': 'Claves de API' },
  'screen_my-profile/team': { 'pt-BR': 'Equipe', 'en-US': 'Team', 'es-ES': 'Equipo' },
  'screen_my-profile/fees': { 'pt-BR': 'Minhas taxas', 'en-US': 'My fees', 'es-ES': 'Mis tarifas' },
  'screen_platform-settings': {
    'pt-BR': 'Configurações',
    'en-US': 'Settings',
    'es-ES': 'Configuración',
  },
  'screen_platform-settings/acquirings': {
    'pt-BR': 'Gateways',
    'en-US': 'Gateways',
    'es-ES': 'Pasarelas',
  },
  screen_exports: { 'pt-BR': 'Meus arquivos', 'en-US': 'My files', 'es-ES': 'Mis archivos' },
  screen_reconcile: { 'pt-BR': 'Conciliação', 'en-US': 'Reconciliation', 'es-ES': 'Conciliación' },
  'screen_gateway-definitions': {
    'pt-BR': 'Provedores por dados',
    'en-US': 'Providers as data',
    'es-ES': 'Proveedores por datos',
  },
  screen_customization: { 'pt-BR': 'Personalização', 'en-US': 'Customization', 'es-ES': 'Personalización' },
  team: {
    'pt-BR': 'Conta em que você trabalha',
    'en-US': 'Account you work in',
    'es-ES': 'Cuenta en la que trabaja',
  },
  workingFor: {
    'pt-BR': 'Você está na conta de {owner}.',
    'en-US': 'You are in the account of {owner}.',
    'es-ES': 'Está en la cuenta de {owner}.',
  },
  impersonation: { 'pt-BR': 'Acesso da equipe', 'en-US': 'Access of staff', 'es-ES': 'Acceso del equipo' },
  impersonating: {
    'pt-BR': 'Você entrou como {person}. Só consulta; termina em 30 minutos.',
    'en-US': 'You are signed in as {person}. You can only look; it ends after 30 minutes.',
    'es-ES': 'Inició sesión como {person}. Solo consulta; termina en 30 minutos.',
  },
  impersonationEnd: { 'pt-BR': 'Encerrar acesso', 'en-US': 'End the access', 'es-ES': 'Terminar acceso' },
  account: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
});
