import { defineMessages } from '@guiche/i18n';

/** Account managers and what they earn. */
export const managerMessages = defineMessages({
  newTitle: { 'pt-BR': 'Convidar gerente', 'en-US': 'Invite a manager', 'es-ES': 'Invitar a un gerente' },
  newText: {
    'pt-BR':
      'O gerente recebe um e-mail para criar a senha. Os vendedores que se cadastram com o código dele ficam na carteira dele.',
    'en-US':
      'The manager gets a mail to set a password. Sellers who register with the code are in their portfolio.',
    'es-ES':
      'El gerente recibe un correo para crear la contraseña. Los vendedores que se registran con su código quedan en su cartera.',
  },
  back: { 'pt-BR': 'Voltar aos gerentes', 'en-US': 'Back to managers', 'es-ES': 'Volver a los gerentes' },
  invite: { 'pt-BR': 'Enviar convite', 'en-US': 'Send the invitation', 'es-ES': 'Enviar invitación' },
  invited: {
    'pt-BR': 'Convite enviado de novo.',
    'en-US': 'The invitation was sent again.',
    'es-ES': 'Invitación enviada de nuevo.',
  },
  inviteAgain: {
    'pt-BR': 'Enviar convite de novo',
    'en-US': 'Send the invitation again',
    'es-ES': 'Enviar la invitación de nuevo',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  codeHint: {
    'pt-BR': 'Letras e números, de 3 a 20.',
    'en-US': 'Letters and digits, 3 to 20.',
    'es-ES': 'Letras y números, de 3 a 20.',
  },
  link: { 'pt-BR': 'Link de cadastro', 'en-US': 'Link to register', 'es-ES': 'Enlace de registro' },
  linkHint: {
    'pt-BR': 'Quem se cadastra por este link entra na carteira do gerente.',
    'en-US': 'Whoever registers by this link is in the portfolio of the manager.',
    'es-ES': 'Quien se registra por este enlace entra en la cartera del gerente.',
  },
  account: { 'pt-BR': 'Conta do gerente', 'en-US': 'Account of the manager', 'es-ES': 'Cuenta del gerente' },
  blocked: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  blockedHint: {
    'pt-BR': 'Não entra mais. As comissões continuam até a regra acabar ou os vendedores mudarem de gerente.',
    'en-US': 'Cannot sign in. Commissions go on until the rule ends or the sellers are transferred.',
    'es-ES':
      'No puede entrar. Las comisiones siguen hasta que termine la regla o los vendedores cambien de gerente.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  status_CREATED: { 'pt-BR': 'Convite enviado', 'en-US': 'Invited', 'es-ES': 'Invitado' },
  status_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  status_BLOCKED: { 'pt-BR': 'Bloqueado', 'en-US': 'Blocked', 'es-ES': 'Bloqueado' },
  rule: { 'pt-BR': 'Regra de comissão', 'en-US': 'Rule of commission', 'es-ES': 'Regla de comisión' },
  ruleText: {
    'pt-BR':
      'Vale para vendas novas dos vendedores deste gerente. A comissão sai da parte da plataforma, nunca do vendedor.',
    'en-US':
      'Applies to new sales of the sellers of this manager. The commission is paid by the platform, never by the seller.',
    'es-ES':
      'Vale para ventas nuevas de los vendedores de este gerente. La comisión la paga la plataforma, nunca el vendedor.',
  },
  rule_base: { 'pt-BR': 'Comissão sobre', 'en-US': 'Commission on', 'es-ES': 'Comisión sobre' },
  rule_basisPoints: { 'pt-BR': 'Percentual', 'en-US': 'Percentage', 'es-ES': 'Porcentaje' },
  rule_pixBasisPoints: { 'pt-BR': 'No PIX', 'en-US': 'For PIX', 'es-ES': 'En PIX' },
  rule_cardBasisPoints: { 'pt-BR': 'No cartão', 'en-US': 'For cards', 'es-ES': 'En tarjeta' },
  rule_billetBasisPoints: { 'pt-BR': 'No boleto', 'en-US': 'For boleto', 'es-ES': 'En boleto' },
  rule_until: { 'pt-BR': 'Último dia', 'en-US': 'Last day', 'es-ES': 'Último día' },
  rule_cap: { 'pt-BR': 'Máximo por venda', 'en-US': 'Most of one sale', 'es-ES': 'Máximo por venta' },
  rule_months: {
    'pt-BR': 'Meses desde a primeira venda',
    'en-US': 'Months from the first sale',
    'es-ES': 'Meses desde la primera venta',
  },
  rule_validFrom: { 'pt-BR': 'Vale a partir de', 'en-US': 'Valid from', 'es-ES': 'Vale desde' },
  rule_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  base_MARGIN: {
    'pt-BR': 'Margem (taxa menos custo)',
    'en-US': 'Margin (fee less cost)',
    'es-ES': 'Margen (tarifa menos costo)',
  },
  base_FEE: { 'pt-BR': 'Taxa da plataforma', 'en-US': "Platform's fee", 'es-ES': 'Tarifa de la plataforma' },
  base_GMV: { 'pt-BR': 'Valor vendido', 'en-US': 'Amount sold', 'es-ES': 'Monto vendido' },
  of_MARGIN: { 'pt-BR': 'da margem', 'en-US': 'of the margin', 'es-ES': 'del margen' },
  of_FEE: {
    'pt-BR': 'da taxa da plataforma',
    'en-US': "of the platform's fee",
    'es-ES': 'de la tarifa de la plataforma',
  },
  of_GMV: { 'pt-BR': 'do valor vendido', 'en-US': 'of the amount sold', 'es-ES': 'del monto vendido' },
  card: { 'pt-BR': 'cartão', 'en-US': 'cards', 'es-ES': 'tarjeta' },
  upTo: { 'pt-BR': 'até', 'en-US': 'up to', 'es-ES': 'hasta' },
  monthsWords: {
    'pt-BR': 'por {count} meses desde a primeira venda',
    'en-US': 'for {count} months from the first sale',
    'es-ES': 'por {count} meses desde la primera venta',
  },
  untilWords: { 'pt-BR': 'até', 'en-US': 'until', 'es-ES': 'hasta' },
  monthsHint: { 'pt-BR': 'Vazio: sem limite.', 'en-US': 'Empty: no limit.', 'es-ES': 'Vacío: sin límite.' },
  validFromHint: { 'pt-BR': 'Vazio: agora.', 'en-US': 'Empty: now.', 'es-ES': 'Vacío: ahora.' },
  history: {
    'pt-BR': 'Histórico da regra',
    'en-US': 'History of the rule',
    'es-ES': 'Historial de la regla',
  },
  historyEmpty: {
    'pt-BR': 'Nenhuma regra ainda: o gerente não recebe comissão.',
    'en-US': 'No rule yet: the manager earns no commission.',
    'es-ES': 'Ninguna regla todavía: el gerente no recibe comisión.',
  },
  since: { 'pt-BR': 'vale desde', 'en-US': 'in effect since', 'es-ES': 'vale desde' },
  from: { 'pt-BR': 'valerá a partir de', 'en-US': 'in effect from', 'es-ES': 'valdrá desde' },
  canceled: { 'pt-BR': 'cancelada', 'en-US': 'canceled', 'es-ES': 'cancelada' },
  cancel: { 'pt-BR': 'Cancelar alteração', 'en-US': 'Cancel change', 'es-ES': 'Cancelar cambio' },
  undo: { 'pt-BR': 'Desfazer', 'en-US': 'Undo', 'es-ES': 'Deshacer' },
  transfer: {
    'pt-BR': 'Transferir vendedores',
    'en-US': 'Transfer sellers',
    'es-ES': 'Transferir vendedores',
  },
  transferSubmit: { 'pt-BR': 'Transferir', 'en-US': 'Transfer', 'es-ES': 'Transferir' },
  noSellers: {
    'pt-BR': 'Este gerente não tem vendedores.',
    'en-US': 'This manager has no sellers.',
    'es-ES': 'Este gerente no tiene vendedores.',
  },
  everybody: {
    'pt-BR': 'Todos os vendedores deste gerente',
    'en-US': 'All sellers of this manager',
    'es-ES': 'Todos los vendedores de este gerente',
  },
  chosen: { 'pt-BR': 'Ou escolha', 'en-US': 'Or choose', 'es-ES': 'O elija' },
  to: { 'pt-BR': 'Novo gerente', 'en-US': 'New manager', 'es-ES': 'Nuevo gerente' },
  nobody: { 'pt-BR': 'Nenhum', 'en-US': 'Nobody', 'es-ES': 'Ninguno' },
  chooseSellers: {
    'pt-BR': 'Escolha os vendedores.',
    'en-US': 'Choose the sellers.',
    'es-ES': 'Elija los vendedores.',
  },
  transferred: {
    'pt-BR': 'Transferência registrada.',
    'en-US': 'The transfer was recorded.',
    'es-ES': 'Transferencia registrada.',
  },
  transferredMore: {
    'pt-BR': 'Transferidos 200 vendedores. Transfira de novo para os demais.',
    'en-US': '200 sellers were transferred. Transfer again for the others.',
    'es-ES': 'Se transfirieron 200 vendedores. Transfiera de nuevo para los demás.',
  },
});
