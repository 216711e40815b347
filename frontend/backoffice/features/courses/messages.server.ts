import { defineMessages } from '@guiche/i18n';

/** Members areas, as their seller edits them. */
export const memberAreaMessages = defineMessages({
  areasTitle: { 'pt-BR': 'Áreas de membros', 'en-US': 'Members areas', 'es-ES': 'Áreas de miembros' },
  areasText: {
    'pt-BR': 'Aulas em módulos, para quem comprou. Vários produtos podem abrir a mesma área.',
    'en-US': 'Lessons in modules, for your buyers. Several products can open the same area.',
    'es-ES': 'Lecciones en módulos, para quien compró. Varios productos pueden abrir la misma área.',
  },
  areasNone: { 'pt-BR': 'Nenhuma área ainda.', 'en-US': 'No area yet.', 'es-ES': 'Ningún área todavía.' },
  newArea: { 'pt-BR': 'Nova área', 'en-US': 'New area', 'es-ES': 'Nueva área' },
  create: { 'pt-BR': 'Criar', 'en-US': 'Create', 'es-ES': 'Crear' },
  status_DRAFT: { 'pt-BR': 'Rascunho', 'en-US': 'Draft', 'es-ES': 'Borrador' },
  status_PUBLISHED: { 'pt-BR': 'Publicada', 'en-US': 'Published', 'es-ES': 'Publicada' },
  counts: {
    'pt-BR':
      '{lessons, plural, one {# aula} other {# aulas}}, {products, plural, =0 {nenhum produto abre} one {# produto abre} other {# produtos abrem}}',
    'en-US':
      '{lessons, plural, one {# lesson} other {# lessons}}, {products, plural, =0 {no product opens it} one {# product opens it} other {# products open it}}',
    'es-ES':
      '{lessons, plural, one {# lección} other {# lecciones}}, {products, plural, =0 {ningún producto la abre} one {# producto la abre} other {# productos la abren}}',
  },
  title: { 'pt-BR': 'Título', 'en-US': 'Title', 'es-ES': 'Título' },
  description: { 'pt-BR': 'Descrição', 'en-US': 'Description', 'es-ES': 'Descripción' },
  hasCertificate: {
    'pt-BR': 'Certificado para quem concluir todas as aulas',
    'en-US': 'Certificate for whoever finishes every lesson',
    'es-ES': 'Certificado para quien complete todas las lecciones',
  },
  isPublished: { 'pt-BR': 'Publicada', 'en-US': 'Published', 'es-ES': 'Publicada' },
  publishHint: {
    'pt-BR': 'Quem comprou vê a área publicada, com as aulas publicadas.',
    'en-US': 'Buyers see the published area with its published lessons.',
    'es-ES': 'Quien compró ve el área publicada, con las lecciones publicadas.',
  },
  settings: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
  products: {
    'pt-BR': 'Produtos que abrem',
    'en-US': 'Products that open it',
    'es-ES': 'Productos que la abren',
  },
  productsNone: {
    'pt-BR': 'Você ainda não tem produtos digitais.',
    'en-US': 'You have no digital products yet.',
    'es-ES': 'Todavía no tiene productos digitales.',
  },
  saveProducts: { 'pt-BR': 'Salvar produtos', 'en-US': 'Save products', 'es-ES': 'Guardar productos' },
  course: { 'pt-BR': 'Módulos e aulas', 'en-US': 'Modules and lessons', 'es-ES': 'Módulos y lecciones' },
  newModule: { 'pt-BR': 'Novo módulo', 'en-US': 'New module', 'es-ES': 'Nuevo módulo' },
  newLesson: { 'pt-BR': 'Nova aula', 'en-US': 'New lesson', 'es-ES': 'Nueva lección' },
  add: { 'pt-BR': 'Adicionar', 'en-US': 'Add', 'es-ES': 'Añadir' },
  rename: { 'pt-BR': 'Renomear', 'en-US': 'Rename', 'es-ES': 'Renombrar' },
  up: { 'pt-BR': 'Subir', 'en-US': 'Move up', 'es-ES': 'Subir' },
  down: { 'pt-BR': 'Descer', 'en-US': 'Move down', 'es-ES': 'Bajar' },
  remove: { 'pt-BR': 'Excluir', 'en-US': 'Delete', 'es-ES': 'Eliminar' },
  hidden: { 'pt-BR': 'não publicada', 'en-US': 'not published', 'es-ES': 'no publicada' },
  later: {
    'pt-BR': 'abre {days, plural, one {# dia} other {# dias}} depois da compra',
    'en-US': 'opens {days, plural, one {# day} other {# days}} after the purchase',
    'es-ES': 'se abre {days, plural, one {# día} other {# días}} después de la compra',
  },
  minutesShort: { 'pt-BR': '{count} min', 'en-US': '{count} min', 'es-ES': '{count} min' },
  saved: { 'pt-BR': 'Salvo.', 'en-US': 'Saved.', 'es-ES': 'Guardado.' },
  module: { 'pt-BR': 'Módulo', 'en-US': 'Module', 'es-ES': 'Módulo' },
  body: { 'pt-BR': 'Texto', 'en-US': 'Text', 'es-ES': 'Texto' },
  bodyHint: {
    'pt-BR': 'Uma linha vazia separa parágrafos.',
    'en-US': 'An empty line divides paragraphs.',
    'es-ES': 'Una línea vacía separa párrafos.',
  },
  videoUrl: {
    'pt-BR': 'Vídeo do YouTube ou do Vimeo',
    'en-US': 'Video on YouTube or Vimeo',
    'es-ES': 'Video de YouTube o Vimeo',
  },
  minutes: { 'pt-BR': 'Duração em minutos', 'en-US': 'Length in minutes', 'es-ES': 'Duración en minutos' },
  opensAfterDays: {
    'pt-BR': 'Abre quantos dias depois da compra',
    'en-US': 'Opens how many days after the purchase',
    'es-ES': 'Se abre cuántos días después de la compra',
  },
  opensHint: { 'pt-BR': '0: na hora', 'en-US': '0: at once', 'es-ES': '0: de inmediato' },
  lessonPublished: {
    'pt-BR': 'Aula publicada',
    'en-US': 'Lesson is published',
    'es-ES': 'Lección publicada',
  },
  lessonFiles: {
    'pt-BR': 'Arquivos da aula',
    'en-US': 'Files of the lesson',
    'es-ES': 'Archivos de la lección',
  },
  fileText: {
    'pt-BR': 'Até 20. MP4, MP3 e imagens aparecem na aula; PDF, EPUB e ZIP são baixados.',
    'en-US': 'Up to 20. MP4, MP3 and pictures are shown in the lesson; PDF, EPUB and ZIP are downloaded.',
    'es-ES': 'Hasta 20. MP4, MP3 e imágenes aparecen en la lección; PDF, EPUB y ZIP se descargan.',
  },
  removeLesson: { 'pt-BR': 'Excluir aula', 'en-US': 'Delete lesson', 'es-ES': 'Eliminar lección' },
  back: { 'pt-BR': 'Voltar', 'en-US': 'Back', 'es-ES': 'Volver' },
});

/** A course as its buyer sees it. */
export const courseMessages = defineMessages({
  contents: { 'pt-BR': 'Meus conteúdos', 'en-US': 'My content', 'es-ES': 'Mis contenidos' },
  progress: {
    'pt-BR': '{done} de {all, plural, one {# aula} other {# aulas}}',
    'en-US': '{done} of {all, plural, one {# lesson} other {# lessons}}',
    'es-ES': '{done} de {all, plural, one {# lección} other {# lecciones}}',
  },
  noLessons: {
    'pt-BR': 'As aulas ainda não foram publicadas.',
    'en-US': 'The lessons are not published yet.',
    'es-ES': 'Las lecciones todavía no se publicaron.',
  },
  start: { 'pt-BR': 'Começar', 'en-US': 'Begin', 'es-ES': 'Empezar' },
  goOn: { 'pt-BR': 'Continuar', 'en-US': 'Continue', 'es-ES': 'Continuar' },
  certificate: {
    'pt-BR': 'Baixar certificado',
    'en-US': 'Download certificate',
    'es-ES': 'Descargar certificado',
  },
  minutesShort: { 'pt-BR': '{count} min', 'en-US': '{count} min', 'es-ES': '{count} min' },
  opensOn: { 'pt-BR': 'em {date}', 'en-US': 'on {date}', 'es-ES': 'el {date}' },
  state_done: { 'pt-BR': 'concluída', 'en-US': 'finished', 'es-ES': 'completada' },
  state_open: { 'pt-BR': 'não concluída', 'en-US': 'not finished', 'es-ES': 'no completada' },
  state_later: { 'pt-BR': 'ainda não abriu', 'en-US': 'not open yet', 'es-ES': 'todavía no se abrió' },
  place: {
    'pt-BR': 'Aula {place} de {all}',
    'en-US': 'Lesson {place} of {all}',
    'es-ES': 'Lección {place} de {all}',
  },
  previous: { 'pt-BR': 'Anterior', 'en-US': 'Previous', 'es-ES': 'Anterior' },
  next: { 'pt-BR': 'Próxima', 'en-US': 'Next', 'es-ES': 'Siguiente' },
  finish: { 'pt-BR': 'Concluir', 'en-US': 'Finish', 'es-ES': 'Completar' },
  finishAndNext: { 'pt-BR': 'Concluir e seguir', 'en-US': 'Finish and go on', 'es-ES': 'Completar y seguir' },
  reopen: { 'pt-BR': 'Desmarcar', 'en-US': 'Mark as not finished', 'es-ES': 'Desmarcar' },
  video: { 'pt-BR': 'Vídeo: {title}', 'en-US': 'Video: {title}', 'es-ES': 'Video: {title}' },
  download: { 'pt-BR': 'Baixar', 'en-US': 'Download', 'es-ES': 'Descargar' },
});
