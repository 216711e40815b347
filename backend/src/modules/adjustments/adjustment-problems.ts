import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const adjustmentProblem = problems({
  adjustmentDecided: {
    status: 409,
    'pt-BR': 'Outra pessoa já decidiu sobre este ajuste. Nada mudou.',
    'en-US': 'Somebody else decided about this adjustment already. Nothing changed.',
    'es-ES': 'Otra persona ya decidió sobre este ajuste. Nada cambió.',
  },
  adjustmentNeedsAnother: {
    status: 409,
    'pt-BR': 'Você propôs este ajuste. Outra pessoa precisa confirmar.',
    'en-US': 'You proposed this adjustment. Another person has to confirm it.',
    'es-ES': 'Usted propuso este ajuste. Otra persona debe confirmarlo.',
  },
  adjustmentKeyUsed: {
    status: 409,
    'pt-BR': 'Este formulário já propôs outro ajuste. Nada novo foi proposto: abra o formulário de novo.',
    'en-US': 'This form proposed another adjustment already. Nothing new was proposed: open the form again.',
    'es-ES': 'Este formulario ya propuso otro ajuste. No se propuso nada nuevo: abra el formulario de nuevo.',
  },
});

export const unknownSellerTexts: Texts = {
  'pt-BR': 'Nenhum vendedor desta plataforma tem este e-mail.',
  'en-US': 'No seller of this platform has this e-mail address.',
  'es-ES': 'Ningún vendedor de esta plataforma tiene este correo.',
};
