import { problems } from '../../runtime/errors/index.js';

export const acquiringProblem = problems({
  /** Its member `problems` names fields and rules, never values. */
  gatewaySettingsRefused: {
    status: 422,
    'pt-BR': 'Estas configurações do gateway não são válidas. Nada foi salvo.',
    'en-US': 'These gateway settings are not valid. Nothing was saved.',
    'es-ES': 'Esta configuración de la pasarela no es válida. No se guardó nada.',
  },
});
