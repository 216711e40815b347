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
  column_revenue: { 'pt-BR': 'Receita 30 dias', 'en-US': 'Revenue 30 days', 'es-ES': 'Ingresos 30 días' },
  column_rule: { 'pt-BR': 'Comissão sobre', 'en-US': 'Commission on', 'es-ES': 'Comisión sobre' },
  column_code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  column_earned: {
    'pt-BR': 'Comissão 30 dias',
    'en-US': 'Commission 30 days',
    'es-ES': 'Comisión 30 días',
  },
  column_balance: { 'pt-BR': 'Saldo', 'en-US': 'Balance', 'es-ES': 'Saldo' },
  column_available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  rule_MARGIN: { 'pt-BR': 'Margem', 'en-US': 'Margin', 'es-ES': 'Margen' },
  rule_FEE: { 'pt-BR': 'Taxa da plataforma', 'en-US': "Platform's fee", 'es-ES': 'Tarifa de la plataforma' },
  rule_GMV: { 'pt-BR': 'Valor vendido', 'en-US': 'Amount sold', 'es-ES': 'Monto vendido' },
  rule_NONE: { 'pt-BR': 'Sem comissão', 'en-US': 'None', 'es-ES': 'Sin comisión' },
  invite: { 'pt-BR': 'Convidar gerente', 'en-US': 'Invite a manager', 'es-ES': 'Invitar a un gerente' },
  filter_q: {
    'pt-BR': 'Nome, e-mail ou código',
    'en-US': 'Name, e-mail or code',
    'es-ES': 'Nombre, correo o código',
  },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitación enviada' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
});
