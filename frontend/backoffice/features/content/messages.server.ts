import { defineMessages } from '@guiche/i18n';

/** What the buyers of a product download, as its seller edits it. */
export const productContentMessages = defineMessages({
  filesTitle: { 'pt-BR': 'Arquivos', 'en-US': 'Files', 'es-ES': 'Archivos' },
  filesText: {
    'pt-BR': 'Quem compra baixa estes arquivos em “Meus conteúdos”, enquanto a compra valer.',
    'en-US': 'Buyers download these files at “My content” while their purchase is valid.',
    'es-ES': 'Quien compra descarga estos archivos en “Mis contenidos” mientras la compra sea válida.',
  },
  filesNone: {
    'pt-BR': 'Nenhum arquivo ainda.',
    'en-US': 'No file yet.',
    'es-ES': 'Ningún archivo todavía.',
  },
  externalText: {
    'pt-BR': 'O conteúdo está em outro site? Informe o endereço de acesso na aba Geral.',
    'en-US': 'Is the content on another site? Enter the access address on the General tab.',
    'es-ES': '¿El contenido está en otro sitio? Indique la dirección de acceso en la pestaña General.',
  },
  title: { 'pt-BR': 'Título', 'en-US': 'Title', 'es-ES': 'Título' },
  limit: {
    'pt-BR': 'Downloads por compra',
    'en-US': 'Downloads per purchase',
    'es-ES': 'Descargas por compra',
  },
  limitHint: { 'pt-BR': 'Vazio: sem limite', 'en-US': 'Empty: no limit', 'es-ES': 'Vacío: sin límite' },
  saveFile: { 'pt-BR': 'Salvar', 'en-US': 'Save', 'es-ES': 'Guardar' },
  up: { 'pt-BR': 'Subir', 'en-US': 'Move up', 'es-ES': 'Subir' },
  down: { 'pt-BR': 'Descer', 'en-US': 'Move down', 'es-ES': 'Bajar' },
  removeFile: { 'pt-BR': 'Excluir', 'en-US': 'Delete', 'es-ES': 'Eliminar' },
  addFile: { 'pt-BR': 'Adicionar arquivo', 'en-US': 'Add a file', 'es-ES': 'Añadir un archivo' },
  fileHint: {
    'pt-BR': 'PDF, EPUB, ZIP, MP3, M4A, MP4, JPG, PNG ou WebP, até 50 MB (10 MB sem JavaScript).',
    'en-US': 'PDF, EPUB, ZIP, MP3, M4A, MP4, JPG, PNG or WebP, up to 50 MB (10 MB without JavaScript).',
    'es-ES': 'PDF, EPUB, ZIP, MP3, M4A, MP4, JPG, PNG o WebP, hasta 50 MB (10 MB sin JavaScript).',
  },
  areas: {
    'pt-BR': 'Aulas em módulos: áreas de membros',
    'en-US': 'Lessons in modules: members areas',
    'es-ES': 'Lecciones en módulos: áreas de miembros',
  },
  send: { 'pt-BR': 'Enviar', 'en-US': 'Send', 'es-ES': 'Enviar' },
  fileMissing: { 'pt-BR': 'Escolha um arquivo.', 'en-US': 'Choose a file.', 'es-ES': 'Elija un archivo.' },
  fileTooLarge: {
    'pt-BR': 'O arquivo é grande demais. O máximo é 50 MB. Vídeos maiores: use o YouTube ou o Vimeo.',
    'en-US': 'The file is too large. The limit is 50 MB. For larger videos use YouTube or Vimeo.',
    'es-ES': 'El archivo es demasiado grande. El máximo es 50 MB. Para videos mayores use YouTube o Vimeo.',
  },
  sending: {
    'pt-BR': 'Enviando: {percent} %',
    'en-US': 'Sending: {percent}%',
    'es-ES': 'Enviando: {percent} %',
  },
  checking: { 'pt-BR': 'Verificando…', 'en-US': 'Checking…', 'es-ES': 'Verificando…' },
  sent: { 'pt-BR': 'Arquivo adicionado.', 'en-US': 'File added.', 'es-ES': 'Archivo añadido.' },
  failed: {
    'pt-BR': 'O envio não terminou. Tente de novo.',
    'en-US': 'The file was not sent completely. Try again.',
    'es-ES': 'El envío no terminó. Inténtelo de nuevo.',
  },
  saved: { 'pt-BR': 'Salvo.', 'en-US': 'Saved.', 'es-ES': 'Guardado.' },
});

/** What a customer may open. */
export const ownContentMessages = defineMessages({
  title: { 'pt-BR': 'Meus conteúdos', 'en-US': 'My content', 'es-ES': 'Mis contenidos' },
  none: {
    'pt-BR': 'Nada por aqui ainda. O que você comprar aparece nesta página quando o pagamento for aprovado.',
    'en-US': 'Nothing here yet. What you buy appears on this page once the payment is approved.',
    'es-ES': 'Nada por aquí todavía. Lo que compre aparece en esta página cuando se apruebe el pago.',
  },
  boughtOn: { 'pt-BR': 'Seu desde {date}', 'en-US': 'Yours since {date}', 'es-ES': 'Suyo desde el {date}' },
  purchase: { 'pt-BR': 'Ver compra', 'en-US': 'See purchase', 'es-ES': 'Ver compra' },
  external: {
    'pt-BR': 'Abrir no site do vendedor',
    'en-US': 'Open on the seller’s site',
    'es-ES': 'Abrir en el sitio del vendedor',
  },
  nothing: {
    'pt-BR': 'O vendedor ainda não colocou nada aqui. Fale com ele se esperava um acesso.',
    'en-US': 'The seller has put nothing here yet. Contact them if you expected access.',
    'es-ES': 'El vendedor todavía no puso nada aquí. Contáctelo si esperaba un acceso.',
  },
  download: { 'pt-BR': 'Baixar', 'en-US': 'Download', 'es-ES': 'Descargar' },
  left: {
    'pt-BR':
      '{count, plural, =0 {sem downloads restantes} one {1 download restante} other {# downloads restantes}}',
    'en-US': '{count, plural, =0 {no downloads left} one {1 download left} other {# downloads left}}',
    'es-ES':
      '{count, plural, =0 {sin descargas restantes} one {1 descarga restante} other {# descargas restantes}}',
  },
});
