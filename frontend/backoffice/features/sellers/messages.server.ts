import { defineMessages } from '@guiche/i18n';

/** The page of a seller. */
export const sellerPageMessages = defineMessages({
  adjustBalance: { 'pt-BR': 'Ajustar saldo', 'en-US': 'Adjust the balance', 'es-ES': 'Ajustar el saldo' },
  loginAs: {
    'pt-BR': 'Entrar como vendedor',
    'en-US': 'Sign in as this seller',
    'es-ES': 'Entrar como vendedor',
  },
  loginAsText: {
    'pt-BR':
      'Você vê o que o vendedor vê, por 30 minutos, sem poder alterar nada. O motivo fica registrado, e o vendedor vê o acesso na lista de sessões.',
    'en-US':
      'You see what the seller sees for 30 minutes and can change nothing. The reason is recorded, and the seller sees the access in the list of sessions.',
    'es-ES':
      'Usted ve lo que ve el vendedor durante 30 minutos, sin poder cambiar nada. El motivo queda registrado y el vendedor ve el acceso en la lista de sesiones.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  backToSeller: {
    'pt-BR': 'Voltar ao vendedor',
    'en-US': 'Back to the seller',
    'es-ES': 'Volver al vendedor',
  },
  blockTitle: { 'pt-BR': 'Bloquear vendedor', 'en-US': 'Block seller', 'es-ES': 'Bloquear vendedor' },
  blockText: {
    'pt-BR':
      'O vendedor não entra mais, as sessões são encerradas e os checkouts param de vender. O que já foi vendido segue: pagamentos, reembolsos, acessos e assinaturas. Você pode desbloquear depois.',
    'en-US':
      'The seller cannot sign in any more, the sessions end, and the checkouts stop selling. What was sold goes on: payments, refunds, accesses and subscriptions. You can unblock later.',
    'es-ES':
      'El vendedor no puede entrar, las sesiones se cierran y los checkouts dejan de vender. Lo vendido sigue: pagos, reembolsos, accesos y suscripciones. Puede desbloquear después.',
  },
  unblockTitle: {
    'pt-BR': 'Desbloquear vendedor',
    'en-US': 'Unblock seller',
    'es-ES': 'Desbloquear vendedor',
  },
  unblockText: {
    'pt-BR': 'O vendedor pode entrar de novo, e os checkouts voltam a vender.',
    'en-US': 'The seller can sign in again, and the checkouts sell again.',
    'es-ES': 'El vendedor puede entrar de nuevo, y los checkouts vuelven a vender.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica registrado com o seu nome.',
    'en-US': 'It is recorded with your name.',
    'es-ES': 'Queda registrado con su nombre.',
  },
  documents: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  noDocuments: {
    'pt-BR': 'O vendedor ainda não enviou documentos.',
    'en-US': 'The seller has sent no documents yet.',
    'es-ES': 'El vendedor aún no envió documentos.',
  },
  document_PENDING: { 'pt-BR': 'Pendente', 'en-US': 'Pending', 'es-ES': 'Pendiente' },
  document_ACTIVE: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  document_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  block: { 'pt-BR': 'Bloquear', 'en-US': 'Block', 'es-ES': 'Bloquear' },
  unblock: { 'pt-BR': 'Desbloquear', 'en-US': 'Unblock', 'es-ES': 'Desbloquear' },
  backToList: {
    'pt-BR': 'Voltar aos vendedores',
    'en-US': 'Back to sellers',
    'es-ES': 'Volver a los vendedores',
  },
  terms: { 'pt-BR': 'Taxas e limites', 'en-US': 'Fees and limits', 'es-ES': 'Tarifas y límites' },
  balances: { 'pt-BR': 'Saldos', 'en-US': 'Balances', 'es-ES': 'Saldos' },
  balance_available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  balance_pending: { 'pt-BR': 'A liberar', 'en-US': 'Pending', 'es-ES': 'Por liberar' },
  balance_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  balance_blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  balance_debt: { 'pt-BR': 'Dívida', 'en-US': 'Debt', 'es-ES': 'Deuda' },
  dataOfSeller: { 'pt-BR': 'Dados', 'en-US': 'Data', 'es-ES': 'Datos' },
  document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  documentReason: {
    'pt-BR': 'Motivo da consulta',
    'en-US': 'Reason of the view',
    'es-ES': 'Motivo de la consulta',
  },
  documentHint: {
    'pt-BR': 'O número aparece por um minuto. A consulta fica registrada com o seu nome.',
    'en-US': 'The number is shown for one minute. The view is recorded with your name.',
    'es-ES': 'El número aparece por un minuto. La consulta queda registrada con su nombre.',
  },
  showDocument: { 'pt-BR': 'Mostrar', 'en-US': 'Show', 'es-ES': 'Mostrar' },
  documentOver: {
    'pt-BR': 'O minuto acabou.',
    'en-US': 'The minute is over.',
    'es-ES': 'El minuto terminó.',
  },
  timeline: { 'pt-BR': 'O que aconteceu', 'en-US': 'What happened', 'es-ES': 'Qué ocurrió' },
  timelineEmpty: {
    'pt-BR': 'Nada registrado ainda.',
    'en-US': 'Nothing recorded yet.',
    'es-ES': 'Nada registrado todavía.',
  },
  notes: { 'pt-BR': 'Anotações', 'en-US': 'Notes', 'es-ES': 'Notas' },
  note: { 'pt-BR': 'Anotação', 'en-US': 'Note', 'es-ES': 'Nota' },
  noteHint: {
    'pt-BR': 'Só a equipe vê. Não pode ser alterada depois.',
    'en-US': 'Only staff see it. It cannot be changed later.',
    'es-ES': 'Solo el equipo la ve. No se puede cambiar después.',
  },
  addNote: { 'pt-BR': 'Anotar', 'en-US': 'Add note', 'es-ES': 'Anotar' },
  sentToSeller: {
    'pt-BR': 'enviada ao vendedor',
    'en-US': 'sent to the seller',
    'es-ES': 'enviada al vendedor',
  },
  event_seller_messaged: {
    'pt-BR': 'Mensagem do gerente',
    'en-US': 'Message of the manager',
    'es-ES': 'Mensaje del gerente',
  },
  event_seller_blocked: {
    'pt-BR': 'Vendedor bloqueado',
    'en-US': 'Seller blocked',
    'es-ES': 'Vendedor bloqueado',
  },
  event_seller_unblocked: {
    'pt-BR': 'Vendedor desbloqueado',
    'en-US': 'Seller unblocked',
    'es-ES': 'Vendedor desbloqueado',
  },
  event_seller_impersonated: {
    'pt-BR': 'Equipe entrou como o vendedor',
    'en-US': 'Staff signed in as the seller',
    'es-ES': 'El equipo entró como el vendedor',
  },
  event_seller_terms: {
    'pt-BR': 'Taxas ou limites alterados',
    'en-US': 'Fees or limits changed',
    'es-ES': 'Tarifas o límites cambiados',
  },
  event_seller_termsCanceled: {
    'pt-BR': 'Alteração agendada cancelada',
    'en-US': 'Scheduled change canceled',
    'es-ES': 'Cambio programado cancelado',
  },
  event_seller_manager: {
    'pt-BR': 'Gerente alterado',
    'en-US': 'Manager changed',
    'es-ES': 'Gerente cambiado',
  },
  event_seller_managerCanceled: {
    'pt-BR': 'Troca de gerente cancelada',
    'en-US': 'Change of manager canceled',
    'es-ES': 'Cambio de gerente cancelado',
  },
  event_seller_noted: { 'pt-BR': 'Anotação da equipe', 'en-US': 'Note of staff', 'es-ES': 'Nota del equipo' },
  event_seller_documentShown: {
    'pt-BR': 'CPF ou CNPJ consultado',
    'en-US': 'CPF or CNPJ viewed',
    'es-ES': 'CPF o CNPJ consultado',
  },
  event_password_changed: {
    'pt-BR': 'Senha alterada',
    'en-US': 'Password changed',
    'es-ES': 'Contraseña cambiada',
  },
  event_seller_companyChanged: {
    'pt-BR': 'Empresa ou avisos alterados',
    'en-US': 'Company or notices changed',
    'es-ES': 'Empresa o avisos cambiados',
  },
  event_seller_dataExported: {
    'pt-BR': 'Dados baixados pelo vendedor',
    'en-US': 'Data downloaded by the seller',
    'es-ES': 'Datos descargados por el vendedor',
  },
  event_seller_deletionAsked: {
    'pt-BR': 'Pediu para apagar os dados',
    'en-US': 'Asked to have their data erased',
    'es-ES': 'Pidió borrar sus datos',
  },
  event_seller_feesAsked: {
    'pt-BR': 'Gerente pediu outras taxas',
    'en-US': 'Manager asked for other fees',
    'es-ES': 'El gerente pidió otras tarifas',
  },
  event_secondFactor_reset: {
    'pt-BR': 'Segundo fator removido pela equipe',
    'en-US': 'Second factor removed by staff',
    'es-ES': 'Segundo factor eliminado por el equipo',
  },
  event_users_created: { 'pt-BR': 'Conta aberta', 'en-US': 'Account opened', 'es-ES': 'Cuenta abierta' },
  actor_anonymous: { 'pt-BR': 'Sem entrar', 'en-US': 'Not signed in', 'es-ES': 'Sin entrar' },
  actor_system: { 'pt-BR': 'Sistema', 'en-US': 'System', 'es-ES': 'Sistema' },
  event_other: { 'pt-BR': 'Dados alterados', 'en-US': 'Data changed', 'es-ES': 'Datos cambiados' },
  next_blocked: {
    'pt-BR': 'O vendedor está bloqueado. Desbloqueie quando o motivo acabar.',
    'en-US': 'The seller is blocked. Unblock them when the reason is over.',
    'es-ES': 'El vendedor está bloqueado. Desbloquéelo cuando termine el motivo.',
  },
  next_debt: {
    'pt-BR': 'O vendedor está em dívida: as próximas vendas pagam primeiro a dívida.',
    'en-US': 'The seller is in debt: the next sales pay the debt first.',
    'es-ES': 'El vendedor tiene deuda: las próximas ventas pagan primero la deuda.',
  },
  next_created: {
    'pt-BR': 'O vendedor ainda não confirmou o e-mail.',
    'en-US': 'The seller has not confirmed the e-mail address yet.',
    'es-ES': 'El vendedor aún no confirmó el correo.',
  },
});
