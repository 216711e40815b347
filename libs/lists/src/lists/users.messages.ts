import { defineMessages } from '@guiche/i18n';

/** The words of the list of sellers. */
export const usersListMessages = defineMessages({
  title: { 'pt-BR': 'Vendedores', 'en-US': 'Sellers', 'es-ES': 'Vendedores' },
  empty: {
    'pt-BR': 'Os vendedores da plataforma aparecem aqui assim que se cadastram.',
    'en-US': 'The sellers of the platform appear here as soon as they register.',
    'es-ES': 'Los vendedores de la plataforma aparecen aquí en cuanto se registran.',
  },
  column_name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  column_email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  column_created: { 'pt-BR': 'Cadastro', 'en-US': 'Registered', 'es-ES': 'Registro' },
  column_lastSignIn: { 'pt-BR': 'Último acesso', 'en-US': 'Last sign-in', 'es-ES': 'Último acceso' },
  filter_q: { 'pt-BR': 'Nome ou e-mail', 'en-US': 'Name or e-mail', 'es-ES': 'Nombre o correo' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_manager: { 'pt-BR': 'Gerente', 'en-US': 'Manager', 'es-ES': 'Gerente' },
  status_CREATED: {
    'pt-BR': 'E-mail por confirmar',
    'en-US': 'E-mail to confirm',
    'es-ES': 'Correo por confirmar',
  },
  status_EMAIL_CONFIRMED: {
    'pt-BR': 'E-mail confirmado',
    'en-US': 'E-mail confirmed',
    'es-ES': 'Correo confirmado',
  },
  status_DOCUMENTS_PENDING: {
    'pt-BR': 'Documentos pendentes',
    'en-US': 'Documents pending',
    'es-ES': 'Documentos pendientes',
  },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
});
