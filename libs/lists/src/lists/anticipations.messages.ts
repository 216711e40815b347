import { defineMessages } from '@guiche/i18n';

const NEW_SELLER = { 'pt-BR': 'Vendedor novo', 'en-US': 'New seller', 'es-ES': 'Vendedor nuevo' };
const CHARGEBACKS = {
  'pt-BR': 'Chargebacks acima de 1 %',
  'en-US': 'Chargebacks above 1%',
  'es-ES': 'Contracargos sobre 1 %',
};
const DEBT = { 'pt-BR': 'Tem dívida', 'en-US': 'Owes money', 'es-ES': 'Tiene deuda' };
const BLOCKED = { 'pt-BR': 'Saques bloqueados', 'en-US': 'May not withdraw', 'es-ES': 'Retiros bloqueados' };

/** What the lists of anticipations call their columns and words. */
const words = defineMessages({
  column_requested: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Pedido el' },
  column_paid: { 'pt-BR': 'Pago em', 'en-US': 'Paid', 'es-ES': 'Pagado el' },
  column_amount: { 'pt-BR': 'Valor bruto', 'en-US': 'Gross', 'es-ES': 'Importe bruto' },
  column_sales: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  column_averageDays: { 'pt-BR': 'Dias em média', 'en-US': 'Average days', 'es-ES': 'Días en promedio' },
  column_rate: { 'pt-BR': 'Taxa', 'en-US': 'Rate', 'es-ES': 'Tasa' },
  column_fee: { 'pt-BR': 'Valor da taxa', 'en-US': 'Fee', 'es-ES': 'Importe de la tasa' },
  column_monthlyRate: { 'pt-BR': 'Custo ao mês', 'en-US': 'Cost a month', 'es-ES': 'Costo al mes' },
  column_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  column_cause: { 'pt-BR': 'Cancelada por', 'en-US': 'Canceled because', 'es-ES': 'Cancelada por' },
  filter_state: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_amount: { 'pt-BR': 'Valor bruto', 'en-US': 'Gross', 'es-ES': 'Importe bruto' },
  state_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'To decide', 'es-ES': 'En análisis' },
  state_PRE_APPROVED: { 'pt-BR': 'Pré-aprovada', 'en-US': 'Pre-approved', 'es-ES': 'Preaprobada' },
  state_APPROVED: { 'pt-BR': 'Aprovada', 'en-US': 'Approved', 'es-ES': 'Aprobada' },
  state_REFUSED: { 'pt-BR': 'Recusada', 'en-US': 'Refused', 'es-ES': 'Rechazada' },
  state_CANCELED: { 'pt-BR': 'Cancelada', 'en-US': 'Canceled', 'es-ES': 'Cancelada' },
  state_PAID: { 'pt-BR': 'Paga', 'en-US': 'Paid', 'es-ES': 'Pagada' },
  cause_SELLER: { 'pt-BR': 'Vendedor', 'en-US': 'The seller', 'es-ES': 'El vendedor' },
  cause_SHARE_GONE: {
    'pt-BR': 'Venda reembolsada, contestada ou liberada',
    'en-US': 'A sale was refunded, disputed or released',
    'es-ES': 'Venta reembolsada, disputada o liberada',
  },
});

const staffWords = defineMessages({
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_document: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  column_decidedBy: { 'pt-BR': 'Decidido por', 'en-US': 'Decided by', 'es-ES': 'Decidido por' },
  column_net: { 'pt-BR': 'Líquido', 'en-US': 'Net', 'es-ES': 'Neto' },
  filter_q: { 'pt-BR': 'Nome ou documento', 'en-US': 'Name or document', 'es-ES': 'Nombre o documento' },
  filter_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
});

/** The words of the list of anticipations that staff decide about. */
export const anticipationsListMessages = defineMessages({
  ...words,
  ...staffWords,
  title: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  empty: {
    'pt-BR': 'Nenhum pedido: as antecipações pedidas pelos vendedores aparecem aqui.',
    'en-US': 'No request: the anticipations that sellers ask for appear here.',
    'es-ES': 'Ninguna solicitud: los anticipos pedidos por los vendedores aparecen aquí.',
  },
  column_limit: { 'pt-BR': 'Limite no pedido', 'en-US': 'Limit at request', 'es-ES': 'Límite al pedir' },
  column_risk: { 'pt-BR': 'Atenção', 'en-US': 'Risk', 'es-ES': 'Atención' },
  column_secondRisk: { 'pt-BR': 'Atenção (2)', 'en-US': 'Risk (2)', 'es-ES': 'Atención (2)' },
  column_thirdRisk: { 'pt-BR': 'Atenção (3)', 'en-US': 'Risk (3)', 'es-ES': 'Atención (3)' },
  column_awaits: { 'pt-BR': 'Espera', 'en-US': 'Waits for', 'es-ES': 'Espera' },
  column_firstDue: { 'pt-BR': 'Primeira liberação', 'en-US': 'First release', 'es-ES': 'Primera liberación' },
  column_lastDue: { 'pt-BR': 'Última liberação', 'en-US': 'Last release', 'es-ES': 'Última liberación' },
  column_people: { 'pt-BR': 'Aprovação', 'en-US': 'Approval', 'es-ES': 'Aprobación' },
  column_firstApprovedBy: {
    'pt-BR': 'Primeira aprovação',
    'en-US': 'First approval',
    'es-ES': 'Primera aprobación',
  },
  filter_awaits: { 'pt-BR': 'Espera', 'en-US': 'Waits for', 'es-ES': 'Espera' },
  awaits_STAFF: { 'pt-BR': 'Equipe', 'en-US': 'Staff', 'es-ES': 'Equipo' },
  awaits_SELLER: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  people_ONE: { 'pt-BR': 'Uma pessoa', 'en-US': 'One person', 'es-ES': 'Una persona' },
  people_TWO: { 'pt-BR': 'Duas pessoas', 'en-US': 'Two people', 'es-ES': 'Dos personas' },
  ...{ risk_NEW_SELLER: NEW_SELLER, risk_CHARGEBACKS: CHARGEBACKS, risk_DEBT: DEBT, risk_BLOCKED: BLOCKED },
  ...{ secondRisk_NEW_SELLER: NEW_SELLER, secondRisk_CHARGEBACKS: CHARGEBACKS, secondRisk_DEBT: DEBT },
  ...{ thirdRisk_NEW_SELLER: NEW_SELLER, thirdRisk_CHARGEBACKS: CHARGEBACKS, thirdRisk_DEBT: DEBT },
  ...{ secondRisk_BLOCKED: BLOCKED, thirdRisk_BLOCKED: BLOCKED },
  bulk_approve: { 'pt-BR': 'Aprovar', 'en-US': 'Approve', 'es-ES': 'Aprobar' },
  bulk_approve_question: {
    'pt-BR': '{count, plural, one {Aprovar # antecipação?} other {Aprovar # antecipações?}}',
    'en-US': '{count, plural, one {Approve # anticipation?} other {Approve # anticipations?}}',
    'es-ES': '{count, plural, one {¿Aprobar # anticipo?} other {¿Aprobar # anticipos?}}',
  },
  bulk_approve_text: {
    'pt-BR':
      'São pagas na hora. As que pedem duas pessoas ficam à espera da segunda; as que perderam a venda são canceladas.',
    'en-US':
      'They are paid at once. Those that need two people wait for the second one; those whose sale is gone are canceled.',
    'es-ES':
      'Se pagan al momento. Los que piden dos personas esperan a la segunda; los que perdieron la venta se cancelan.',
  },
  bulk_approve_reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
});

/** The words of the list of anticipations that were paid. */
export const paidAnticipationsListMessages = defineMessages({
  ...words,
  ...staffWords,
  title: { 'pt-BR': 'Antecipações pagas', 'en-US': 'Paid anticipations', 'es-ES': 'Anticipos pagados' },
  empty: {
    'pt-BR': 'Nenhuma antecipação paga ainda.',
    'en-US': 'No anticipation was paid yet.',
    'es-ES': 'Ningún anticipo pagado todavía.',
  },
  column_reversals: {
    'pt-BR': 'Revertidas depois',
    'en-US': 'Reversed later',
    'es-ES': 'Revertidas después',
  },
  column_reversed: { 'pt-BR': 'Valor revertido', 'en-US': 'Amount reversed', 'es-ES': 'Importe revertido' },
});

/** The words of the anticipations of a seller. */
export const ownAnticipationsListMessages = defineMessages({
  ...words,
  title: { 'pt-BR': 'Antecipações', 'en-US': 'Anticipations', 'es-ES': 'Anticipos' },
  empty: {
    'pt-BR': 'Nenhuma antecipação ainda: receba antes o que vendeu no cartão.',
    'en-US': 'No anticipation yet: get early what you sold by card.',
    'es-ES': 'Ningún anticipo todavía: cobre antes lo que vendió con tarjeta.',
  },
  create: { 'pt-BR': 'Antecipar', 'en-US': 'Get paid early', 'es-ES': 'Anticipar' },
  column_net: { 'pt-BR': 'Você recebe', 'en-US': 'You receive', 'es-ES': 'Usted recibe' },
  state_OFFERED: {
    'pt-BR': 'Nova taxa: responda',
    'en-US': 'New rate: answer',
    'es-ES': 'Nueva tasa: responda',
  },
});
