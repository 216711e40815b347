import { problems } from '../../runtime/errors/index.js';

export const webhookProblem = problems({
  webhookNotReplayable: {
    status: 409,
    'pt-BR': 'Este webhook ainda está sendo processado ou chegou a um endereço desconhecido. Nada foi feito.',
    'en-US': 'This webhook is still being processed, or came to an unknown address. Nothing was done.',
    'es-ES': 'Este webhook aún se está procesando o llegó a una dirección desconocida. No se hizo nada.',
  },
  tooManyWebhooks: {
    status: 422,
    'pt-BR': 'São webhooks demais para uma vez. Escolha um período menor.',
    'en-US': 'These are too many webhooks for one replay. Choose a shorter period.',
    'es-ES': 'Son demasiados webhooks para una vez. Elija un período menor.',
  },
  noWebhooks: {
    status: 422,
    'pt-BR': 'Nenhum webhook corresponde a estes filtros.',
    'en-US': 'No webhook fits these filters.',
    'es-ES': 'Ningún webhook corresponde a estos filtros.',
  },
});
