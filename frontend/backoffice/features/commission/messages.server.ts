import { defineMessages } from '@guiche/i18n';

/** The dashboard of a manager. */
export const commissionMessages = defineMessages({
  title: { 'pt-BR': 'Painel', 'en-US': 'Dashboard', 'es-ES': 'Panel' },
  withdraw: { 'pt-BR': 'Sacar', 'en-US': 'Withdraw', 'es-ES': 'Retirar' },
  withdrawals: { 'pt-BR': 'Saques', 'en-US': 'Withdrawals', 'es-ES': 'Retiros' },
  sellers: {
    'pt-BR': 'Vendedores da carteira',
    'en-US': 'Sellers of yours',
    'es-ES': 'Vendedores de la cartera',
  },
  active: { 'pt-BR': 'Vendedores ativos', 'en-US': 'Active sellers', 'es-ES': 'Vendedores activos' },
  documents: {
    'pt-BR': 'Documentos em análise',
    'en-US': 'Documents waiting',
    'es-ES': 'Documentos en revisión',
  },
  earned: {
    'pt-BR': 'Comissão em 30 dias',
    'en-US': 'Commission in 30 days',
    'es-ES': 'Comisión en 30 días',
  },
  pending: { 'pt-BR': 'A liberar', 'en-US': 'To be released', 'es-ES': 'Por liberar' },
  available: { 'pt-BR': 'Disponível', 'en-US': 'Available', 'es-ES': 'Disponible' },
  debt: { 'pt-BR': 'Dívida', 'en-US': 'Debt', 'es-ES': 'Deuda' },
  earnedHint: {
    'pt-BR': 'sem o que foi devolvido',
    'en-US': 'without what went back',
    'es-ES': 'sin lo devuelto',
  },
  nextHint: {
    'pt-BR': '{amount} em {day}',
    'en-US': '{amount} on {day}',
    'es-ES': '{amount} el {day}',
  },
  noneHint: { 'pt-BR': 'nada retido', 'en-US': 'nothing held', 'es-ES': 'nada retenido' },
  availableHint: {
    'pt-BR': 'pode ser sacado agora',
    'en-US': 'can be withdrawn now',
    'es-ES': 'se puede retirar ahora',
  },
  debtHint: {
    'pt-BR': 'as próximas comissões pagam',
    'en-US': 'your next commissions pay it',
    'es-ES': 'las próximas comisiones la pagan',
  },
  sales: { 'pt-BR': 'Vendas da carteira', 'en-US': 'Sales of your sellers', 'es-ES': 'Ventas de la cartera' },
  today: { 'pt-BR': 'Hoje', 'en-US': 'Today', 'es-ES': 'Hoy' },
  days: { 'pt-BR': 'Em {count} dias', 'en-US': 'In {count} days', 'es-ES': 'En {count} días' },
  dropping: {
    'pt-BR': 'Vendedores em queda',
    'en-US': 'Sellers who sell less',
    'es-ES': 'Vendedores en caída',
  },
  droppingText: {
    'pt-BR': '30 dias, contra a média dos 60 anteriores',
    'en-US': '30 days, against the average of the 60 before',
    'es-ES': '30 días, contra el promedio de los 60 anteriores',
  },
  droppingNone: {
    'pt-BR': 'Nenhum vendedor em queda.',
    'en-US': 'No seller sells less.',
    'es-ES': 'Ningún vendedor en caída.',
  },
  before: { 'pt-BR': 'antes {amount}', 'en-US': 'before {amount}', 'es-ES': 'antes {amount}' },
  bring: { 'pt-BR': 'Traga vendedores', 'en-US': 'Bring sellers', 'es-ES': 'Traiga vendedores' },
  bringText: {
    'pt-BR': 'Quem se cadastra por este link ou com o código {code} entra na sua carteira.',
    'en-US': 'Who registers by this link or with the code {code} is one of your sellers.',
    'es-ES': 'Quien se registra por este enlace o con el código {code} entra en su cartera.',
  },
});
