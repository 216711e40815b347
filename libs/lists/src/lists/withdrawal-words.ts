import { defineMessages } from '@guiche/i18n';

/** What the lists of withdrawals call their columns and words. */
export const withdrawalWords = defineMessages({
  column_requested: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Pedido el' },
  column_document: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  column_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  column_fee: { 'pt-BR': 'Taxa', 'en-US': 'Fee', 'es-ES': 'Tarifa' },
  column_net: { 'pt-BR': 'Líquido', 'en-US': 'Net', 'es-ES': 'Neto' },
  column_destination: { 'pt-BR': 'Destino', 'en-US': 'Destination', 'es-ES': 'Destino' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  column_withdrawId: {
    'pt-BR': 'Código no provedor',
    'en-US': 'Id at the provider',
    'es-ES': 'Código en el proveedor',
  },
  column_decidedBy: { 'pt-BR': 'Decidido por', 'en-US': 'Decided by', 'es-ES': 'Decidido por' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  filter_q: { 'pt-BR': 'Nome ou documento', 'en-US': 'Name or document', 'es-ES': 'Nombre o documento' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_amount: { 'pt-BR': 'Valor', 'en-US': 'Amount', 'es-ES': 'Importe' },
  filter_seller: { 'pt-BR': 'Pessoa', 'en-US': 'Person', 'es-ES': 'Persona' },
  state_PAID: { 'pt-BR': 'Pago', 'en-US': 'Paid', 'es-ES': 'Pagado' },
  state_RETURNED: { 'pt-BR': 'Devolvido', 'en-US': 'Returned', 'es-ES': 'Devuelto' },
});

/** Those of lists that staff decide about. */
export const toDecideWords = defineMessages({
  column_risk: { 'pt-BR': 'Atenção', 'en-US': 'Risk', 'es-ES': 'Atención' },
  column_secondRisk: { 'pt-BR': 'Atenção (2)', 'en-US': 'Risk (2)', 'es-ES': 'Atención (2)' },
  column_thirdRisk: { 'pt-BR': 'Atenção (3)', 'en-US': 'Risk (3)', 'es-ES': 'Atención (3)' },
  column_availableBefore: { 'pt-BR': 'Saldo antes', 'en-US': 'Balance before', 'es-ES': 'Saldo antes' },
  column_availableAfter: { 'pt-BR': 'Saldo depois', 'en-US': 'Balance after', 'es-ES': 'Saldo después' },
  column_people: { 'pt-BR': 'Aprovação', 'en-US': 'Approval', 'es-ES': 'Aprobación' },
  column_firstApprovedBy: {
    'pt-BR': 'Primeira aprovação',
    'en-US': 'First approval',
    'es-ES': 'Primera aprobación',
  },
  column_answer: {
    'pt-BR': 'Resposta do provedor',
    'en-US': 'Answer of the provider',
    'es-ES': 'Respuesta del proveedor',
  },
  column_detail: { 'pt-BR': 'Detalhe', 'en-US': 'Detail', 'es-ES': 'Detalle' },
  filter_method: { 'pt-BR': 'Destino', 'en-US': 'Destination', 'es-ES': 'Destino' },
  method_PIX: { 'pt-BR': 'PIX', 'en-US': 'PIX', 'es-ES': 'PIX' },
  method_BANK_ACCOUNT: { 'pt-BR': 'Conta bancária', 'en-US': 'Bank account', 'es-ES': 'Cuenta bancaria' },
  method_RECEIVER: { 'pt-BR': 'Recebedor', 'en-US': 'Receiver', 'es-ES': 'Receptor' },
  people_ONE: { 'pt-BR': 'Uma pessoa', 'en-US': 'One person', 'es-ES': 'Una persona' },
  people_TWO: { 'pt-BR': 'Duas pessoas', 'en-US': 'Two people', 'es-ES': 'Dos personas' },
  answer_AWAITED: { 'pt-BR': 'Esperada', 'en-US': 'Awaited', 'es-ES': 'Esperada' },
  answer_UNRESOLVED: { 'pt-BR': 'Sem resultado', 'en-US': 'Without a result', 'es-ES': 'Sin resultado' },
  state_WAITING: { 'pt-BR': 'A decidir', 'en-US': 'To decide', 'es-ES': 'Por decidir' },
  state_IN_AUDIT: { 'pt-BR': 'Em auditoria', 'en-US': 'In audit', 'es-ES': 'En auditoría' },
  state_HALF_APPROVED: {
    'pt-BR': 'Falta a 2ª aprovação',
    'en-US': '2nd approval missing',
    'es-ES': 'Falta la 2ª aprobación',
  },
  state_READY: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  state_SENDING: { 'pt-BR': 'Enviando', 'en-US': 'Being sent', 'es-ES': 'Enviando' },
  state_SENT: { 'pt-BR': 'No banco', 'en-US': 'At the bank', 'es-ES': 'En el banco' },
  state_FAILED: { 'pt-BR': 'Não enviado', 'en-US': 'Not sent', 'es-ES': 'No enviado' },
  state_REFUSED: { 'pt-BR': 'Recusado', 'en-US': 'Refused', 'es-ES': 'Rechazado' },
  state_CANCELED: { 'pt-BR': 'Cancelado', 'en-US': 'Canceled', 'es-ES': 'Cancelado' },
  bulk_approve: { 'pt-BR': 'Aprovar', 'en-US': 'Approve', 'es-ES': 'Aprobar' },
  bulk_approve_question: {
    'pt-BR': '{count, plural, one {Aprovar # saque?} other {Aprovar # saques?}}',
    'en-US': '{count, plural, one {Approve # withdrawal?} other {Approve # withdrawals?}}',
    'es-ES': '{count, plural, one {¿Aprobar # retiro?} other {¿Aprobar # retiros?}}',
  },
  bulk_approve_text: {
    'pt-BR': 'Os saques são pagos em seguida. Os que pedem duas pessoas ficam à espera da segunda.',
    'en-US': 'The withdrawals are paid next. Those that need two people wait for the second one.',
    'es-ES': 'Los retiros se pagan enseguida. Los que piden dos personas esperan a la segunda.',
  },
  bulk_approve_password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  bulk_approve_code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  bulk_approve_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  risk_NEW_SELLER: { 'pt-BR': 'Vendedor novo', 'en-US': 'New seller', 'es-ES': 'Vendedor nuevo' },
  risk_NEW_DESTINATION: { 'pt-BR': 'Conta nova', 'en-US': 'New account', 'es-ES': 'Cuenta nueva' },
  risk_FIRST_TO_DESTINATION: {
    'pt-BR': 'Primeiro saque na conta',
    'en-US': 'First to this account',
    'es-ES': 'Primer retiro a la cuenta',
  },
  risk_CHARGEBACKS: {
    'pt-BR': 'Chargebacks acima de 1 %',
    'en-US': 'Chargebacks above 1%',
    'es-ES': 'Contracargos sobre 1 %',
  },
  risk_DAILY_CAP: {
    'pt-BR': 'Limite automático do dia',
    'en-US': 'Automatic cap of the day',
    'es-ES': 'Límite automático del día',
  },
  secondRisk_NEW_SELLER: { 'pt-BR': 'Vendedor novo', 'en-US': 'New seller', 'es-ES': 'Vendedor nuevo' },
  secondRisk_NEW_DESTINATION: { 'pt-BR': 'Conta nova', 'en-US': 'New account', 'es-ES': 'Cuenta nueva' },
  secondRisk_FIRST_TO_DESTINATION: {
    'pt-BR': 'Primeiro saque na conta',
    'en-US': 'First to this account',
    'es-ES': 'Primer retiro a la cuenta',
  },
  secondRisk_CHARGEBACKS: {
    'pt-BR': 'Chargebacks acima de 1 %',
    'en-US': 'Chargebacks above 1%',
    'es-ES': 'Contracargos sobre 1 %',
  },
  secondRisk_DAILY_CAP: {
    'pt-BR': 'Limite automático do dia',
    'en-US': 'Automatic cap of the day',
    'es-ES': 'Límite automático del día',
  },
  thirdRisk_NEW_SELLER: { 'pt-BR': 'Vendedor novo', 'en-US': 'New seller', 'es-ES': 'Vendedor nuevo' },
  thirdRisk_NEW_DESTINATION: { 'pt-BR': 'Conta nova', 'en-US': 'New account', 'es-ES': 'Cuenta nueva' },
  thirdRisk_FIRST_TO_DESTINATION: {
    'pt-BR': 'Primeiro saque na conta',
    'en-US': 'First to this account',
    'es-ES': 'Primer retiro a la cuenta',
  },
  thirdRisk_CHARGEBACKS: {
    'pt-BR': 'Chargebacks acima de 1 %',
    'en-US': 'Chargebacks above 1%',
    'es-ES': 'Contracargos sobre 1 %',
  },
  thirdRisk_DAILY_CAP: {
    'pt-BR': 'Limite automático do dia',
    'en-US': 'Automatic cap of the day',
    'es-ES': 'Límite automático del día',
  },
});

/** Those of lists of paid withdrawals. */
export const paidWords = defineMessages({
  column_paid: { 'pt-BR': 'Pago em', 'en-US': 'Paid', 'es-ES': 'Pagado el' },
  column_endToEndId: {
    'pt-BR': 'ID da transação',
    'en-US': 'End-to-end id',
    'es-ES': 'ID de la transacción',
  },
  column_minutes: {
    'pt-BR': 'Minutos desde o pedido',
    'en-US': 'Minutes since the request',
    'es-ES': 'Minutos desde el pedido',
  },
  column_way: { 'pt-BR': 'Como', 'en-US': 'How', 'es-ES': 'Cómo' },
  filter_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  filter_way: { 'pt-BR': 'Como', 'en-US': 'How', 'es-ES': 'Cómo' },
  column_bank: {
    'pt-BR': 'No extrato do banco',
    'en-US': 'In the bank statement',
    'es-ES': 'En el extracto del banco',
  },
  filter_bank: {
    'pt-BR': 'No extrato do banco',
    'en-US': 'In the bank statement',
    'es-ES': 'En el extracto del banco',
  },
  bank_MATCHED: { 'pt-BR': 'Conferido', 'en-US': 'Matched', 'es-ES': 'Conciliado' },
  bank_WAITING: { 'pt-BR': 'Não encontrado', 'en-US': 'Not found', 'es-ES': 'No encontrado' },
  way_PROVIDER: { 'pt-BR': 'Pelo provedor', 'en-US': 'By the provider', 'es-ES': 'Por el proveedor' },
  way_BY_HAND: { 'pt-BR': 'Manual', 'en-US': 'By hand', 'es-ES': 'Manual' },
});

const NEW_MANAGER = { 'pt-BR': 'Gerente novo', 'en-US': 'New manager', 'es-ES': 'Gerente nuevo' };

/** What lists of managers call a risk of a person who is new. */
export const newManagerWords = defineMessages({
  risk_NEW_SELLER: NEW_MANAGER,
  secondRisk_NEW_SELLER: NEW_MANAGER,
  thirdRisk_NEW_SELLER: NEW_MANAGER,
});
