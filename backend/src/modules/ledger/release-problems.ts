import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const releaseProblem = problems({
  nothingToRelease: {
    status: 409,
    'pt-BR': 'Não há mais nada a liberar aqui: já foi liberado, devolvido ou usado. Nada mudou.',
    'en-US': 'There is nothing left to release here: it was released, given back or used. Nothing changed.',
    'es-ES': 'No queda nada por liberar aquí: ya fue liberado, devuelto o usado. Nada cambió.',
  },
});

/** Of a day until which something is held. */
export const heldUntilTexts: Texts = {
  'pt-BR': 'Informe um dia futuro, de até um ano.',
  'en-US': 'Enter a day in the future, within a year.',
  'es-ES': 'Indique un día futuro, de hasta un año.',
};
