import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const settingsProblem = problems({
  alreadyInEffect: {
    status: 409,
    'pt-BR': 'Esta alteração já está em vigor ou foi cancelada.',
    'en-US': 'This change is in effect already, or was canceled.',
    'es-ES': 'Este cambio ya está en vigor o fue cancelado.',
  },
  statusNotReachable: {
    status: 409,
    'pt-BR': 'A plataforma não pode passar para esta situação agora. Suspenda antes de encerrar.',
    'en-US': 'The platform cannot change to this status now. Suspend it before you close it.',
    'es-ES': 'La plataforma no puede pasar a este estado ahora. Suspéndala antes de cerrarla.',
  },
  settingsRefused: {
    status: 422,
    'pt-BR': 'Estas configurações não são válidas.',
    'en-US': 'These settings are not valid.',
    'es-ES': 'Esta configuración no es válida.',
  },
});

/** Of a day that a change cannot take effect on. */
export const validFromTexts: Texts = {
  'pt-BR': 'Informe hoje ou um dia futuro.',
  'en-US': 'Enter today or a later day.',
  'es-ES': 'Indique hoy o un día futuro.',
};

/** Of more installments without interest than there are installments. */
export const withoutInterestTexts: Texts = {
  'pt-BR': 'Não pode ser maior que o número de parcelas.',
  'en-US': 'Cannot be more than the number of installments.',
  'es-ES': 'No puede superar el número de cuotas.',
};

/** Of an accent on which the text of a button cannot be read. */
export const accentTexts: Texts = {
  'pt-BR': 'Texto branco não se lê nesta cor (contraste abaixo de 4,5). Escolha uma mais escura.',
  'en-US': 'White text cannot be read on this colour (contrast below 4.5). Choose a darker one.',
  'es-ES': 'El texto blanco no se lee en este color (contraste inferior a 4,5). Elija uno más oscuro.',
};
