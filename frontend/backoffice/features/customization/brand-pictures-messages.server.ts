import { defineMessages } from '@guiche/i18n';

/** The page on which staff upload the pictures of the look. */
export const brandPictureMessages = defineMessages({
  pictureNone: { 'pt-BR': 'Sem imagem', 'en-US': 'No picture', 'es-ES': 'Sin imagen' },
  picturesText: {
    'pt-BR':
      'PNG, JPEG ou WebP de até 5 MB. SVG não é aceito. A imagem vale assim que é enviada; para tirá-la, apague o endereço em “Aparência”.',
    'en-US':
      'PNG, JPEG or WebP, up to 5 MB. SVG is not accepted. A picture applies as soon as it is sent; to remove it, clear its address in “Look”.',
    'es-ES':
      'PNG, JPEG o WebP de hasta 5 MB. No se acepta SVG. La imagen vale al enviarla; para quitarla, borre su dirección en “Aspecto”.',
  },
  hint_logoUrl: {
    'pt-BR': 'Páginas de entrada, painel, e-mails e checkouts de vendedores sem logotipo.',
    'en-US': 'Sign-in pages, panel, mails, and checkouts of sellers without a logo.',
    'es-ES': 'Páginas de acceso, panel, correos y checkouts de vendedores sin logotipo.',
  },
  hint_logoDarkUrl: {
    'pt-BR': 'Para quem usa o tema escuro. Sem ele, vale o outro.',
    'en-US': 'For readers with the dark theme. Without it the other one is shown.',
    'es-ES': 'Para quien usa el tema oscuro. Sin él se muestra el otro.',
  },
  hint_faviconUrl: {
    'pt-BR': 'Quadrado. Uma imagem mais larga é cortada no meio.',
    'en-US': 'Square. A wider picture is cut around its middle.',
    'es-ES': 'Cuadrado. Una imagen más ancha se recorta por el medio.',
  },
  hint_signInImageUrl: {
    'pt-BR': 'Ao lado do formulário, em telas largas.',
    'en-US': 'Beside the form, on wide screens.',
    'es-ES': 'Junto al formulario, en pantallas anchas.',
  },
  pictureFile: { 'pt-BR': 'Arquivo: {picture}', 'en-US': 'File: {picture}', 'es-ES': 'Archivo: {picture}' },
  pictureSend: { 'pt-BR': 'Enviar imagem', 'en-US': 'Upload picture', 'es-ES': 'Enviar imagen' },
  pictureMissing: {
    'pt-BR': 'Escolha um arquivo.',
    'en-US': 'Choose a file.',
    'es-ES': 'Elija un archivo.',
  },
  pictureTooLarge: {
    'pt-BR': 'O arquivo passa de 5 MB.',
    'en-US': 'The file is larger than 5 MB.',
    'es-ES': 'El archivo pasa de 5 MB.',
  },
  pictureReasonMissing: {
    'pt-BR': 'Diga o motivo, com 3 letras ou mais.',
    'en-US': 'Give the reason, in 3 letters or more.',
    'es-ES': 'Indique el motivo, con 3 letras o más.',
  },
  pictureSending: { 'pt-BR': 'Enviando…', 'en-US': 'Sending…', 'es-ES': 'Enviando…' },
  pictureSaved: { 'pt-BR': 'Imagem salva.', 'en-US': 'Picture saved.', 'es-ES': 'Imagen guardada.' },
  pictureFailed: {
    'pt-BR': 'O envio foi interrompido. Tente de novo.',
    'en-US': 'The upload was interrupted. Try again.',
    'es-ES': 'El envío se interrumpió. Inténtelo de nuevo.',
  },
});
