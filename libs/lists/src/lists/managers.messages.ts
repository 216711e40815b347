import { defineMessages } from '@guiche/i18n';

/** The words of the list managers. */
export const managersListMessages = defineMessages({
  title: { 'pt-BR': 'Gerentes', 'en-US': 'Managers', 'es-ES': 'Gerentes' },
  empty: {
    'pt-BR': 'Os gerentes que acompanham vendedores aparecem aqui.',
    'en-US': 'The managers who look after sellers appear here.',
    'es-ES': 'Los gerentes que acompañan a vendedores aparecen aquí.',
  },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_sellers: { 'pt-BR': 'Vendedores', 'en-US': 'Sellers', 'es-ES': 'Vendedores' },
  column_created: { 'pt-BR': 'Cadastro', 'en-US': 'Created', 'es-ES': 'Creación' },
  column_lastSignIn: { 'pt-BR': 'Último acesso', 'en-US': 'Last sign-in', 'es-ES': 'Último acceso' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitación enviada' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
});
