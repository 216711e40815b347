import { defineMessages } from '@guiche/i18n';

/** What staff see of releases, beside the words of their lists. */
export const releaseMessages = defineMessages({
  releases_tabs: {
    'pt-BR': 'Garantia e liberações',
    'en-US': 'Reserve and releases',
    'es-ES': 'Garantía y liberaciones',
  },
  releases_toRelease: { 'pt-BR': 'A liberar', 'en-US': 'To release', 'es-ES': 'Por liberar' },
  releases_released: { 'pt-BR': 'Liberados', 'en-US': 'Released', 'es-ES': 'Liberados' },
  releases_forecast: { 'pt-BR': 'Próximos 90 dias', 'en-US': 'Next 90 days', 'es-ES': 'Próximos 90 días' },
  releases_day: { 'pt-BR': 'Dia', 'en-US': 'Day', 'es-ES': 'Día' },
  releases_pending: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  releases_reserve: { 'pt-BR': 'Garantia', 'en-US': 'Reserve', 'es-ES': 'Garantía' },
  releases_sum: { 'pt-BR': 'Total', 'en-US': 'Total', 'es-ES': 'Total' },
  releases_all: { 'pt-BR': '90 dias', 'en-US': '90 days', 'es-ES': '90 días' },
  decide: { 'pt-BR': 'Decidir', 'en-US': 'Decide', 'es-ES': 'Decidir' },
  decideText: {
    'pt-BR':
      'Liberar agora torna o valor disponível na hora. Reter muda a data da liberação. A decisão fica registrada.',
    'en-US':
      'Releasing now makes the amount available at once. Holding changes the day of the release. The decision is recorded.',
    'es-ES':
      'Liberar ahora deja el importe disponible de inmediato. Retener cambia la fecha de la liberación. La decisión queda registrada.',
  },
  action: { 'pt-BR': 'Ação', 'en-US': 'Action', 'es-ES': 'Acción' },
  action_RELEASE: { 'pt-BR': 'Liberar agora', 'en-US': 'Release now', 'es-ES': 'Liberar ahora' },
  action_HOLD: {
    'pt-BR': 'Reter até outra data',
    'en-US': 'Hold until another day',
    'es-ES': 'Retener hasta otra fecha',
  },
  until: { 'pt-BR': 'Reter até', 'en-US': 'Hold until', 'es-ES': 'Retener hasta' },
  untilHint: {
    'pt-BR': 'Só para reter. Libera nesse dia, à meia-noite de Brasília.',
    'en-US': 'Only to hold. Released on that day, at midnight in Brasília.',
    'es-ES': 'Solo para retener. Se libera ese día, a medianoche de Brasilia.',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro.',
    'en-US': 'Kept in the record.',
    'es-ES': 'Queda en el registro.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do segundo fator',
    'en-US': 'Second factor code',
    'es-ES': 'Código del segundo factor',
  },
  save: { 'pt-BR': 'Confirmar', 'en-US': 'Confirm', 'es-ES': 'Confirmar' },
});
