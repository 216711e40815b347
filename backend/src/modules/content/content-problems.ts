import { problems } from '../../runtime/errors/index.js';

export const contentProblem = problems({
  tooManyFiles: {
    status: 422,
    'pt-BR': 'Um produto entrega no máximo 30 arquivos.',
    'en-US': 'A product delivers 30 files at most.',
    'es-ES': 'Un producto entrega como máximo 30 archivos.',
  },
  noDownloadsLeft: {
    status: 409,
    'pt-BR': 'Você já baixou este arquivo o número de vezes permitido. Fale com o vendedor.',
    'en-US': 'You have downloaded this file as often as allowed. Contact the seller.',
    'es-ES': 'Ya descargó este archivo las veces permitidas. Contacte al vendedor.',
  },
});
