import { problems } from '../errors/index.js';

export const storageProblem = problems({
  linkNotValid: {
    status: 403,
    'pt-BR': 'Este link não é válido ou já venceu.',
    'en-US': 'This link is not valid or has expired.',
    'es-ES': 'Este enlace no es válido o ya venció.',
  },
  alreadyUploaded: {
    status: 409,
    'pt-BR': 'Este arquivo já foi enviado.',
    'en-US': 'This file has already been uploaded.',
    'es-ES': 'Este archivo ya fue enviado.',
  },
  fileTooLarge: {
    status: 413,
    'pt-BR': 'O arquivo é grande demais.',
    'en-US': 'The file is too large.',
    'es-ES': 'El archivo es demasiado grande.',
  },
  fileTypeNotAccepted: {
    status: 415,
    'pt-BR': 'Este tipo de arquivo não é aceito.',
    'en-US': 'This type of file is not accepted.',
    'es-ES': 'Este tipo de archivo no se acepta.',
  },
  fileEmpty: {
    status: 422,
    'pt-BR': 'O arquivo está vazio.',
    'en-US': 'The file is empty.',
    'es-ES': 'El archivo está vacío.',
  },
  fileNotWhole: {
    status: 422,
    'pt-BR': 'O arquivo não chegou inteiro. Envie de novo.',
    'en-US': 'The file did not arrive whole. Send it again.',
    'es-ES': 'El archivo no llegó completo. Envíelo de nuevo.',
  },
});
