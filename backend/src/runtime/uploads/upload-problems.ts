import { problems } from '../errors/index.js';

export const uploadProblem = problems({
  pictureTooLarge: {
    status: 422,
    'pt-BR': 'A imagem tem pixels demais. Envie uma menor.',
    'en-US': 'The picture has too many pixels. Send a smaller one.',
    'es-ES': 'La imagen tiene demasiados píxeles. Envíe una más pequeña.',
  },
  pictureBroken: {
    status: 422,
    'pt-BR': 'Não foi possível abrir a imagem. Tire outra foto e envie de novo.',
    'en-US': 'The picture could not be opened. Take another photo and send it again.',
    'es-ES': 'No se pudo abrir la imagen. Tome otra foto y envíela de nuevo.',
  },
  fileInfected: {
    status: 422,
    'pt-BR': 'O antivírus recusou este arquivo.',
    'en-US': 'The virus scanner refused this file.',
    'es-ES': 'El antivirus rechazó este archivo.',
  },
  scannerUnavailable: {
    status: 503,
    'pt-BR': 'Não foi possível verificar o arquivo agora. Tente de novo em alguns minutos.',
    'en-US': 'The file could not be checked now. Try again in a few minutes.',
    'es-ES': 'No se pudo verificar el archivo ahora. Inténtelo de nuevo en unos minutos.',
  },
  tooManyUploads: {
    status: 503,
    'pt-BR': 'Há muitos envios agora. Tente de novo em um minuto.',
    'en-US': 'There are many uploads now. Try again in a minute.',
    'es-ES': 'Hay muchos envíos ahora. Inténtelo de nuevo en un minuto.',
  },
});
