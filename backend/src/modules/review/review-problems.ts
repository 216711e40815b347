import { problems } from '../../runtime/errors/index.js';

/** Why a review item is not closed. */
export const reviewProblem = problems({
  notOpen: {
    status: 409,
    'pt-BR': 'Este item já foi resolvido.',
    'en-US': 'This item is resolved already.',
    'es-ES': 'Este elemento ya está resuelto.',
  },
  endRefundFirst: {
    status: 409,
    'pt-BR': 'Há um reembolso em andamento. Registre primeiro o resultado dele.',
    'en-US': 'A refund is under way. Record its result first.',
    'es-ES': 'Hay un reembolso en curso. Registre primero su resultado.',
  },
});
