import { defineMessages } from '@guiche/i18n';

/** The files that somebody asked for. */
export const exportMessages = defineMessages({
  title: { 'pt-BR': 'Meus arquivos', 'en-US': 'My files', 'es-ES': 'Mis archivos' },
  text: {
    'pt-BR': 'Listas grandes são preparadas em segundo plano. Cada arquivo fica aqui por sete dias.',
    'en-US': 'Large lists are prepared in the background. Each file stays here for seven days.',
    'es-ES': 'Las listas grandes se preparan en segundo plano. Cada archivo queda aquí siete días.',
  },
  empty: {
    'pt-BR': 'Nenhum arquivo. Peça um no botão Exportar de uma lista.',
    'en-US': 'No files. Ask for one with the Export button of a list.',
    'es-ES': 'Ningún archivo. Pida uno con el botón Exportar de una lista.',
  },
  askTitle: { 'pt-BR': 'Preparar {name}', 'en-US': 'Prepare {name}', 'es-ES': 'Preparar {name}' },
  askText: {
    'pt-BR': 'A lista é grande demais para baixar na hora. Preparamos o arquivo e avisamos por e-mail.',
    'en-US': 'The list is too long to download at once. We prepare the file and send you an e-mail.',
    'es-ES':
      'La lista es demasiado larga para descargar al momento. Preparamos el archivo y le avisamos por correo.',
  },
  filtered: {
    'pt-BR': 'Com os filtros que você escolheu.',
    'en-US': 'With the filters you chose.',
    'es-ES': 'Con los filtros que eligió.',
  },
  ask: { 'pt-BR': 'Preparar arquivo', 'en-US': 'Prepare the file', 'es-ES': 'Preparar archivo' },
  state_QUEUED: { 'pt-BR': 'Na fila', 'en-US': 'Queued', 'es-ES': 'En cola' },
  state_RUNNING: { 'pt-BR': 'Em preparação', 'en-US': 'Being prepared', 'es-ES': 'En preparación' },
  state_READY: { 'pt-BR': 'Pronto', 'en-US': 'Ready', 'es-ES': 'Listo' },
  state_FAILED: { 'pt-BR': 'Falhou', 'en-US': 'Failed', 'es-ES': 'Falló' },
  progress: {
    'pt-BR': '{rows, number} de {total, number} linhas',
    'en-US': '{rows, number} of {total, number} rows',
    'es-ES': '{rows, number} de {total, number} filas',
  },
  rows: {
    'pt-BR': '{rows, plural, one {# linha} other {# linhas}}, {size}',
    'en-US': '{rows, plural, one {# row} other {# rows}}, {size}',
    'es-ES': '{rows, plural, one {# fila} other {# filas}}, {size}',
  },
  checksum: {
    'pt-BR': 'SHA-256: {checksum}',
    'en-US': 'SHA-256: {checksum}',
    'es-ES': 'SHA-256: {checksum}',
  },
  failed: {
    'pt-BR': 'Não conseguimos preparar o arquivo. Peça de novo.',
    'en-US': 'We could not prepare the file. Ask for it again.',
    'es-ES': 'No pudimos preparar el archivo. Pídalo de nuevo.',
  },
  asked: { 'pt-BR': 'Pedido em {at}', 'en-US': 'Asked for on {at}', 'es-ES': 'Pedido el {at}' },
  until: {
    'pt-BR': 'disponível até {at}',
    'en-US': 'available until {at}',
    'es-ES': 'disponible hasta {at}',
  },
  download: { 'pt-BR': 'Baixar', 'en-US': 'Download', 'es-ES': 'Descargar' },
  downloadNamed: { 'pt-BR': 'Baixar {name}', 'en-US': 'Download {name}', 'es-ES': 'Descargar {name}' },
  refresh: { 'pt-BR': 'Atualizar', 'en-US': 'Refresh', 'es-ES': 'Actualizar' },
});
