import { defineMessages } from '@guiche/i18n';

/** The words of the components that every page may use. */
export const kitMessages = defineMessages({
  kitComing: { 'pt-BR': 'previsto', 'en-US': 'to come', 'es-ES': 'previsto' },
  kitExplain: { 'pt-BR': 'Explicar', 'en-US': 'Explain', 'es-ES': 'Explicar' },
  kitSumProven: {
    'pt-BR': 'A conta fecha em {total}.',
    'en-US': 'The parts add up to {total}.',
    'es-ES': 'La cuenta cierra en {total}.',
  },
  kitSumDiffers: {
    'pt-BR': 'A conta não fecha: diferença de {difference}.',
    'en-US': 'The parts do not add up: they differ by {difference}.',
    'es-ES': 'La cuenta no cierra: diferencia de {difference}.',
  },
  kitNextStep: { 'pt-BR': 'Próximo passo', 'en-US': 'Next step', 'es-ES': 'Próximo paso' },
  kitTimeline: { 'pt-BR': 'Linha do tempo', 'en-US': 'Timeline', 'es-ES': 'Cronología' },
  kitWaiting: { 'pt-BR': 'Esperando por você', 'en-US': 'Waiting for you', 'es-ES': 'Esperando por usted' },
  kitNothingWaits: {
    'pt-BR': 'Nada espera por você agora.',
    'en-US': 'Nothing waits for you now.',
    'es-ES': 'Nada espera por usted ahora.',
  },
  kitLoading: { 'pt-BR': 'Carregando', 'en-US': 'Loading', 'es-ES': 'Cargando' },
  kitAsTable: { 'pt-BR': 'Ver como tabela', 'en-US': 'Show as a table', 'es-ES': 'Ver como tabla' },
  kitDay: { 'pt-BR': 'Dia', 'en-US': 'Day', 'es-ES': 'Día' },
  kitBefore: { 'pt-BR': 'Período anterior', 'en-US': 'Period before', 'es-ES': 'Período anterior' },
  kitFilters: { 'pt-BR': 'Filtros', 'en-US': 'Filters', 'es-ES': 'Filtros' },
  kitLink: { 'pt-BR': 'Link', 'en-US': 'Link', 'es-ES': 'Enlace' },
  kitQr: { 'pt-BR': 'QR code do link', 'en-US': 'QR code of the link', 'es-ES': 'Código QR del enlace' },
  kitCopy: { 'pt-BR': 'Copiar', 'en-US': 'Copy', 'es-ES': 'Copiar' },
  kitCopied: { 'pt-BR': 'Copiado', 'en-US': 'Copied', 'es-ES': 'Copiado' },
  kitNoUndo: {
    'pt-BR': '{of}: isto não pode ser desfeito.',
    'en-US': '{of}: this cannot be undone.',
    'es-ES': '{of}: esto no se puede deshacer.',
  },
  kitClose: { 'pt-BR': 'Fechar', 'en-US': 'Close', 'es-ES': 'Cerrar' },
});
