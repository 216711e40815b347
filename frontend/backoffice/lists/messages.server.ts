import { defineMessages } from '@guiche/i18n';

/** What every list page says, beside the words of its list. */
export const listPageMessages = defineMessages({
  filters: { 'pt-BR': 'Filtros', 'en-US': 'Filters', 'es-ES': 'Filtros' },
  period: { 'pt-BR': 'Período', 'en-US': 'Period', 'es-ES': 'Período' },
  period_all: { 'pt-BR': 'Sempre', 'en-US': 'Always', 'es-ES': 'Siempre' },
  period_today: { 'pt-BR': 'Hoje', 'en-US': 'Today', 'es-ES': 'Hoy' },
  period_7d: { 'pt-BR': '7 dias', 'en-US': '7 days', 'es-ES': '7 días' },
  period_14d: { 'pt-BR': '14 dias', 'en-US': '14 days', 'es-ES': '14 días' },
  period_30d: { 'pt-BR': '30 dias', 'en-US': '30 days', 'es-ES': '30 días' },
  from: { 'pt-BR': 'De', 'en-US': 'From', 'es-ES': 'Desde' },
  to: { 'pt-BR': 'Até', 'en-US': 'To', 'es-ES': 'Hasta' },
  date: { 'pt-BR': 'Data de', 'en-US': 'Date of', 'es-ES': 'Fecha de' },
  sort: { 'pt-BR': 'Ordem', 'en-US': 'Order', 'es-ES': 'Orden' },
  ascending: { 'pt-BR': '{name}, crescente', 'en-US': '{name}, ascending', 'es-ES': '{name}, ascendente' },
  descending: {
    'pt-BR': '{name}, decrescente',
    'en-US': '{name}, descending',
    'es-ES': '{name}, descendente',
  },
  limit: { 'pt-BR': 'Linhas por página', 'en-US': 'Rows per page', 'es-ES': 'Filas por página' },
  columns: { 'pt-BR': 'Colunas', 'en-US': 'Columns', 'es-ES': 'Columnas' },
  any: { 'pt-BR': 'Todas', 'en-US': 'All', 'es-ES': 'Todas' },
  apply: { 'pt-BR': 'Aplicar', 'en-US': 'Apply', 'es-ES': 'Aplicar' },
  clear: { 'pt-BR': 'Limpar filtros', 'en-US': 'Clear filters', 'es-ES': 'Limpiar filtros' },
  remove: { 'pt-BR': 'Remover {name}', 'en-US': 'Remove {name}', 'es-ES': 'Quitar {name}' },
  activeFilters: { 'pt-BR': 'Filtros ativos', 'en-US': 'Active filters', 'es-ES': 'Filtros activos' },
  total: {
    'pt-BR': '{count, plural, one {# resultado} other {# resultados}}',
    'en-US': '{count, plural, one {# result} other {# results}}',
    'es-ES': '{count, plural, one {# resultado} other {# resultados}}',
  },
  moreThan: {
    'pt-BR': 'Mais de {count, number} resultados',
    'en-US': 'More than {count, number} results',
    'es-ES': 'Más de {count, number} resultados',
  },
  noMatch: {
    'pt-BR': 'Nada corresponde a estes filtros.',
    'en-US': 'Nothing matches these filters.',
    'es-ES': 'Nada coincide con estos filtros.',
  },
  export: { 'pt-BR': 'Exportar CSV', 'en-US': 'Export CSV', 'es-ES': 'Exportar CSV' },
  next: { 'pt-BR': 'Próxima página', 'en-US': 'Next page', 'es-ES': 'Página siguiente' },
  first: { 'pt-BR': 'Primeira página', 'en-US': 'First page', 'es-ES': 'Primera página' },
  pages: { 'pt-BR': 'Páginas', 'en-US': 'Pages', 'es-ES': 'Páginas' },
  back: { 'pt-BR': 'Voltar para a lista', 'en-US': 'Back to the list', 'es-ES': 'Volver a la lista' },
});
