import { defineMessages } from '@guiche/i18n';

/** The editor of a functionary. */
export const functionaryMessages = defineMessages({
  newTitle: {
    'pt-BR': 'Convidar para a equipe',
    'en-US': 'Invite to the staff',
    'es-ES': 'Invitar al equipo',
  },
  newText: {
    'pt-BR': 'A pessoa recebe um link para criar a senha. Ele vale por 3 dias.',
    'en-US': 'The person receives a link to set a password. It is valid for 3 days.',
    'es-ES': 'La persona recibe un enlace para crear la contraseña. Vale 3 días.',
  },
  invite: { 'pt-BR': 'Convidar', 'en-US': 'Invite', 'es-ES': 'Invitar' },
  inviteAgain: {
    'pt-BR': 'Enviar convite de novo',
    'en-US': 'Send the invitation again',
    'es-ES': 'Enviar la invitación de nuevo',
  },
  invited: { 'pt-BR': 'Convite enviado.', 'en-US': 'Invitation sent.', 'es-ES': 'Invitación enviada.' },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  blockedHint: {
    'pt-BR': 'Não entra mais, e as sessões são encerradas.',
    'en-US': 'Cannot sign in any more, and the sessions end.',
    'es-ES': 'No puede entrar y las sesiones se cierran.',
  },
  permissions: { 'pt-BR': 'Permissões', 'en-US': 'Permissions', 'es-ES': 'Permisos' },
  start: { 'pt-BR': 'Começar com', 'en-US': 'Start with', 'es-ES': 'Empezar con' },
  template_support: { 'pt-BR': 'Suporte', 'en-US': 'Support', 'es-ES': 'Soporte' },
  template_finance: { 'pt-BR': 'Financeiro', 'en-US': 'Finance', 'es-ES': 'Finanzas' },
  template_risk: { 'pt-BR': 'Risco', 'en-US': 'Risk', 'es-ES': 'Riesgo' },
  template_compliance: { 'pt-BR': 'Conformidade', 'en-US': 'Compliance', 'es-ES': 'Cumplimiento' },
  copy: { 'pt-BR': 'as permissões de', 'en-US': 'the permissions of', 'es-ES': 'los permisos de' },
  copySubmit: { 'pt-BR': 'Copiar', 'en-US': 'Copy', 'es-ES': 'Copiar' },
  notHeld: {
    'pt-BR': 'Você não tem esta permissão; ela fica como está.',
    'en-US': 'You do not hold this permission; it stays as it is.',
    'es-ES': 'Usted no tiene este permiso; queda como está.',
  },
  preview: {
    'pt-BR': 'Ver o menu desta pessoa',
    'en-US': 'Show the menu of this person',
    'es-ES': 'Ver el menú de esta persona',
  },
  previewTitle: {
    'pt-BR': 'O menu desta pessoa',
    'en-US': 'The menu of this person',
    'es-ES': 'El menú de esta persona',
  },
  access: { 'pt-BR': 'Acesso', 'en-US': 'Access', 'es-ES': 'Acceso' },
  factorActive: {
    'pt-BR': 'O segundo fator está ativo.',
    'en-US': 'The second factor is active.',
    'es-ES': 'El segundo factor está activo.',
  },
  factorMissing: {
    'pt-BR': 'Sem segundo fator.',
    'en-US': 'No second factor.',
    'es-ES': 'Sin segundo factor.',
  },
  removed: {
    'pt-BR': 'Esta pessoa foi removida da equipe. O que ela fez continua nos registros.',
    'en-US': 'This person was removed from the staff. What they did stays in the records.',
    'es-ES': 'Esta persona fue eliminada del equipo. Lo que hizo queda en los registros.',
  },
  remove: { 'pt-BR': 'Remover da equipe', 'en-US': 'Remove from the staff', 'es-ES': 'Eliminar del equipo' },
  removeText: {
    'pt-BR':
      'A pessoa não entra mais, e as sessões são encerradas. Não há volta: para trazê-la de novo, envie um convite.',
    'en-US':
      'The person cannot sign in any more, and the sessions end. To bring them back, send a new invitation.',
    'es-ES':
      'La persona no entra más y las sesiones se cierran. Para traerla de vuelta, envíe una invitación.',
  },
  resetFactor: {
    'pt-BR': 'Remover o segundo fator',
    'en-US': 'Remove the second factor',
    'es-ES': 'Eliminar el segundo factor',
  },
  resetFactorText: {
    'pt-BR':
      'Para quem perdeu o celular e os códigos. As sessões são encerradas, e a pessoa cadastra outro ao entrar.',
    'en-US':
      'For a person who lost the phone and the codes. The sessions end, and they add another one at sign-in.',
    'es-ES':
      'Para quien perdió el teléfono y los códigos. Las sesiones se cierran, y la persona agrega otro al entrar.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do seu autenticador',
    'en-US': 'Code of your authenticator',
    'es-ES': 'Código de su autenticador',
  },
  backToPerson: { 'pt-BR': 'Voltar', 'en-US': 'Back', 'es-ES': 'Volver' },
  back: { 'pt-BR': 'Voltar para a equipe', 'en-US': 'Back to the staff', 'es-ES': 'Volver al equipo' },
  group_people: { 'pt-BR': 'Pessoas', 'en-US': 'People', 'es-ES': 'Personas' },
  group_sales: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  group_money: { 'pt-BR': 'Dinheiro', 'en-US': 'Money', 'es-ES': 'Dinero' },
  group_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  isDashboardAvailable: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
  isUsersAvailable: { 'pt-BR': 'Vendedores', 'en-US': 'Sellers', 'es-ES': 'Vendedores' },
  isFunctionariesAvailable: { 'pt-BR': 'Equipe', 'en-US': 'Staff', 'es-ES': 'Equipo' },
  isManagersAvailable: { 'pt-BR': 'Gerentes', 'en-US': 'Managers', 'es-ES': 'Gerentes' },
  isProductsAvailable: { 'pt-BR': 'Produtos', 'en-US': 'Products', 'es-ES': 'Productos' },
  isAccountingAvailable: { 'pt-BR': 'Contabilidade', 'en-US': 'Accounting', 'es-ES': 'Contabilidad' },
  isSalesAvailable: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  isUserRevenueAvailable: {
    'pt-BR': 'Faturamento de vendedores',
    'en-US': 'Revenue of sellers',
    'es-ES': 'Facturación de vendedores',
  },
  isUserProfitAvailable: {
    'pt-BR': 'Lucro por vendedor',
    'en-US': 'Profit by seller',
    'es-ES': 'Ganancia por vendedor',
  },
  isNegativeUsersAvailable: {
    'pt-BR': 'Saldos negativos',
    'en-US': 'Negative balances',
    'es-ES': 'Saldos negativos',
  },
  isGaranteeReleaseAvailable: {
    'pt-BR': 'Garantias liberadas',
    'en-US': 'Released guarantees',
    'es-ES': 'Garantías liberadas',
  },
  isSubscriptionsAvailable: { 'pt-BR': 'Assinaturas', 'en-US': 'Subscriptions', 'es-ES': 'Suscripciones' },
  isLastLoginAvailable: {
    'pt-BR': 'Último acesso de vendedores',
    'en-US': 'Last sign-in of sellers',
    'es-ES': 'Último acceso de vendedores',
  },
  isWithdrawsAvailable: { 'pt-BR': 'Saques pagos', 'en-US': 'Paid withdrawals', 'es-ES': 'Retiros pagados' },
  isWithdrawsManagerAvailable: {
    'pt-BR': 'Saques pagos de gerentes',
    'en-US': 'Paid withdrawals of managers',
    'es-ES': 'Retiros pagados de gerentes',
  },
  isAntecipationsAvailable: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  isValidateDocumentsAvailable: {
    'pt-BR': 'Validar documentos',
    'en-US': 'Validate documents',
    'es-ES': 'Validar documentos',
  },
  isValidateBankAccountsAvailable: {
    'pt-BR': 'Validar contas bancárias',
    'en-US': 'Validate bank accounts',
    'es-ES': 'Validar cuentas bancarias',
  },
  isWithdrawsRequestUsersAvailable: {
    'pt-BR': 'Pedidos de saque',
    'en-US': 'Withdrawal requests',
    'es-ES': 'Solicitudes de retiro',
  },
  isWithdrawsRequestManagersAvailable: {
    'pt-BR': 'Pedidos de saque de gerentes',
    'en-US': 'Withdrawal requests of managers',
    'es-ES': 'Solicitudes de retiro de gerentes',
  },
  isConfigAvailable: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
  isNotificationsAvailable: { 'pt-BR': 'Notificações', 'en-US': 'Notifications', 'es-ES': 'Notificaciones' },
  isChargesAvailable: {
    'pt-BR': 'Estornos e disputas',
    'en-US': 'Chargebacks and disputes',
    'es-ES': 'Contracargos y disputas',
  },
  isUsersLoginAvailable: {
    'pt-BR': 'Entrar como vendedor',
    'en-US': 'Sign in as a seller',
    'es-ES': 'Entrar como vendedor',
  },
  isExportUsersAvailable: {
    'pt-BR': 'Exportar vendedores',
    'en-US': 'Export sellers',
    'es-ES': 'Exportar vendedores',
  },
  isUserAdvancedOptionsAvailable: {
    'pt-BR': 'Opções avançadas de vendedores',
    'en-US': 'Advanced options of sellers',
    'es-ES': 'Opciones avanzadas de vendedores',
  },
  isUserDocumentsAvailable: {
    'pt-BR': 'Ver documentos de vendedores',
    'en-US': 'See documents of sellers',
    'es-ES': 'Ver documentos de vendedores',
  },
});
