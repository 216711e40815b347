import { defineMessages } from '@guiche/i18n';

/** The words of the list of staff. */
export const functionariesListMessages = defineMessages({
  title: { 'pt-BR': 'Equipe', 'en-US': 'Staff', 'es-ES': 'Equipo' },
  empty: {
    'pt-BR': 'Convide quem ajuda a administrar a plataforma.',
    'en-US': 'Invite the people who help to run the platform.',
    'es-ES': 'Invite a quienes ayudan a administrar la plataforma.',
  },
  invite: { 'pt-BR': 'Convidar', 'en-US': 'Invite', 'es-ES': 'Invitar' },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_role: { 'pt-BR': 'Função', 'en-US': 'Role', 'es-ES': 'Función' },
  column_flags: { 'pt-BR': 'Permissões', 'en-US': 'Permissions', 'es-ES': 'Permisos' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_secondFactor: {
    'pt-BR': 'Segundo fator',
    'en-US': 'Second factor',
    'es-ES': 'Segundo factor',
  },
  column_lastSignIn: { 'pt-BR': 'Último acesso', 'en-US': 'Last sign-in', 'es-ES': 'Último acceso' },
  column_created: { 'pt-BR': 'Cadastro', 'en-US': 'Created', 'es-ES': 'Creación' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_role: { 'pt-BR': 'Função', 'en-US': 'Role', 'es-ES': 'Función' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_secondFactor: {
    'pt-BR': 'Segundo fator',
    'en-US': 'Second factor',
    'es-ES': 'Segundo factor',
  },
  secondFactor_YES: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  secondFactor_NO: { 'pt-BR': 'Sem', 'en-US': 'None', 'es-ES': 'Sin' },
  role_ADMIN: { 'pt-BR': 'Administrador', 'en-US': 'Administrator', 'es-ES': 'Administrador' },
  role_FUNCTIONARY: { 'pt-BR': 'Funcionário', 'en-US': 'Functionary', 'es-ES': 'Funcionario' },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitación enviada' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  status_REMOVED: { 'pt-BR': 'Removido', 'en-US': 'Removed', 'es-ES': 'Eliminado' },
});
