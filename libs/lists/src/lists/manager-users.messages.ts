import { defineMessages } from '@guiche/i18n';

/** The words of the list manager-users. */
export const managerUsersListMessages = defineMessages({
  title: { 'pt-BR': 'Meus vendedores', 'en-US': 'My sellers', 'es-ES': 'Mis vendedores' },
  empty: {
    'pt-BR': 'Os vendedores que você acompanha aparecem aqui.',
    'en-US': 'The sellers whom you look after appear here.',
    'es-ES': 'Los vendedores que usted acompaña aparecen aquí.',
  },
  column_name: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  filter_documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  documents_NONE: { 'pt-BR': 'Nenhum enviado', 'en-US': 'None sent', 'es-ES': 'Ninguno enviado' },
  documents_INCOMPLETE: { 'pt-BR': 'Incompletos', 'en-US': 'Incomplete', 'es-ES': 'Incompletos' },
  documents_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  documents_REJECTED: { 'pt-BR': 'Recusados', 'en-US': 'Rejected', 'es-ES': 'Rechazados' },
  documents_APPROVED: { 'pt-BR': 'Aprovados', 'en-US': 'Approved', 'es-ES': 'Aprobados' },
  column_created: { 'pt-BR': 'Desde', 'en-US': 'Since', 'es-ES': 'Desde' },
  column_lastSignIn: { 'pt-BR': 'Último acesso', 'en-US': 'Last sign-in', 'es-ES': 'Último acceso' },
  column_lastSale: { 'pt-BR': 'Última venda', 'en-US': 'Last sale', 'es-ES': 'Última venta' },
  column_revenue: { 'pt-BR': 'Receita 30 dias', 'en-US': 'Revenue 30 days', 'es-ES': 'Ingresos 30 días' },
  column_chargebackBps: {
    'pt-BR': 'Chargeback 90 dias',
    'en-US': 'Chargebacks 90 days',
    'es-ES': 'Contracargos 90 días',
  },
  column_commission: {
    'pt-BR': 'Minha comissão 30 dias',
    'en-US': 'My commission 30 days',
    'es-ES': 'Mi comisión 30 días',
  },
  filter_q: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
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
