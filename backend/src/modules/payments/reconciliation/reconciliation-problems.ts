import { problems } from '../../../runtime/errors/index.js';

export const reconciliationProblem = problems({
  periodRefused: {
    status: 422,
    'pt-BR': 'Escolha de 1 a 31 dias que já terminaram.',
    'en-US': 'Choose 1 to 31 days that are over.',
    'es-ES': 'Elija de 1 a 31 días que ya terminaron.',
  },
});
