import { problems } from '../../runtime/errors/index.js';

export const viewProblem = problems({
  tooManyViews: {
    status: 409,
    'pt-BR': 'Esta lista já tem vinte visões salvas. Remova uma delas.',
    'en-US': 'This list has twenty saved views already. Remove one of them.',
    'es-ES': 'Esta lista ya tiene veinte vistas guardadas. Quite una.',
  },
});
