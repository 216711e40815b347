import { problems } from '../../runtime/errors/index.js';

export const pixelProblem = problems({
  pixelKnown: {
    status: 409,
    'pt-BR': 'Este pixel já está cadastrado.',
    'en-US': 'This pixel is there already.',
    'es-ES': 'Este píxel ya está registrado.',
  },
  tooManyPixels: {
    status: 409,
    'pt-BR': 'A plataforma já tem o máximo de pixels. Remova um antes.',
    'en-US': 'The platform has the maximum number of pixels. Remove one first.',
    'es-ES': 'La plataforma ya tiene el máximo de píxeles. Quite uno antes.',
  },
  tooManyProductPixels: {
    status: 409,
    'pt-BR': 'O produto já tem o máximo de pixels. Remova um antes.',
    'en-US': 'The product has the maximum number of pixels. Remove one first.',
    'es-ES': 'El producto ya tiene el máximo de píxeles. Quite uno antes.',
  },
  noServerEvents: {
    status: 409,
    'pt-BR': 'Esta rede não recebe eventos do servidor.',
    'en-US': 'This network takes no events from servers.',
    'es-ES': 'Esta red no recibe eventos del servidor.',
  },
  tokenMissing: {
    status: 409,
    'pt-BR': 'Cadastre o token do servidor antes de enviar um evento.',
    'en-US': 'Enter the server token before you send an event.',
    'es-ES': 'Registre el token del servidor antes de enviar un evento.',
  },
  networkSilent: {
    status: 409,
    'pt-BR': 'A rede não respondeu. Nada mudou; tente de novo.',
    'en-US': 'The network did not answer. Nothing changed; try again.',
    'es-ES': 'La red no respondió. Nada cambió; intente de nuevo.',
  },
});
