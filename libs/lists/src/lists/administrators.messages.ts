import { defineMessages } from '@guiche/i18n';

/** The words of the list administrators. */
export const administratorsListMessages = defineMessages({
  invite: {
    'pt-BR': 'Convidar administrador',
    'en-US': 'Invite an administrator',
    'es-ES': 'Invitar administrador',
  },
  title: { 'pt-BR': 'Administradores', 'en-US': 'Administrators', 'es-ES': 'Administradores' },
  empty: {
    'pt-BR': 'Os administradores das plataformas aparecem aqui.',
    'en-US': 'The administrators of the platforms appear here.',
    'es-ES': 'Los administradores de las plataformas aparecen aquí.',
  },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  column_role: { 'pt-BR': 'Papel', 'en-US': 'Role', 'es-ES': 'Rol' },
  column_secondFactor: { 'pt-BR': 'Segunda etapa', 'en-US': 'Second factor', 'es-ES': 'Segundo factor' },
  role_ADMIN: { 'pt-BR': 'Administrador', 'en-US': 'Administrator', 'es-ES': 'Administrador' },
  secondFactor_NONE: { 'pt-BR': 'Nenhuma', 'en-US': 'None', 'es-ES': 'Ninguno' },
  secondFactor_CODE: { 'pt-BR': 'Aplicativo', 'en-US': 'App', 'es-ES': 'Aplicación' },
  secondFactor_PASSKEY: { 'pt-BR': 'Chave de acesso', 'en-US': 'Passkey', 'es-ES': 'Clave de acceso' },
  secondFactor_BOTH: {
    'pt-BR': 'Aplicativo e chave',
    'en-US': 'App and passkey',
    'es-ES': 'Aplicación y clave',
  },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_lastSignIn: { 'pt-BR': 'Último acesso', 'en-US': 'Last sign-in', 'es-ES': 'Último acceso' },
  column_created: { 'pt-BR': 'Cadastro', 'en-US': 'Created', 'es-ES': 'Creación' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_secondFactor: { 'pt-BR': 'Segunda etapa', 'en-US': 'Second factor', 'es-ES': 'Segundo factor' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitación enviada' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
});
