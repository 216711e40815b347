import { problems } from './problem.js';

/** Problems that every module may answer. */
export const runtimeProblem = problems({
  malformedJson: {
    status: 400,
    'pt-BR': 'Não foi possível ler os dados enviados.',
    'en-US': 'The data sent could not be read.',
    'es-ES': 'No se pudieron leer los datos enviados.',
  },
  badRequest: {
    status: 400,
    'pt-BR': 'O pedido não está correto.',
    'en-US': 'The request is not correct.',
    'es-ES': 'La solicitud no es correcta.',
  },
  signInRequired: {
    status: 401,
    'pt-BR': 'Entre na sua conta para continuar.',
    'en-US': 'Sign in to continue.',
    'es-ES': 'Inicie sesión para continuar.',
  },
  proofNeeded: {
    status: 401,
    'pt-BR': 'Confirme que é você para continuar. Nada foi alterado.',
    'en-US': 'Confirm that it is you to continue. Nothing was changed.',
    'es-ES': 'Confirme que es usted para continuar. No se cambió nada.',
  },
  notAllowed: {
    status: 403,
    'pt-BR': 'Você não tem permissão para fazer isso.',
    'en-US': 'You are not allowed to do this.',
    'es-ES': 'No tiene permiso para hacer esto.',
  },
  secondFactorNeeded: {
    status: 403,
    'pt-BR': 'Ative a verificação em duas etapas para continuar.',
    'en-US': 'Add a second factor to continue.',
    'es-ES': 'Active la verificación en dos pasos para continuar.',
  },
  notForMembers: {
    status: 403,
    'pt-BR': 'A sua função nesta conta não permite isso. Fale com quem é dono da conta.',
    'en-US': 'Your role in this account does not allow this. Ask the owner of the account.',
    'es-ES': 'Su función en esta cuenta no lo permite. Hable con quien es dueño de la cuenta.',
  },
  notForThisKey: {
    status: 403,
    'pt-BR': 'Esta chave de API não pode fazer isso.',
    'en-US': 'This API key cannot do this.',
    'es-ES': 'Esta clave de API no puede hacer esto.',
  },
  notWhileImpersonating: {
    status: 403,
    'pt-BR': 'Você entrou como outra pessoa e só pode consultar. Encerre o acesso para alterar algo.',
    'en-US': 'You are signed in as somebody else and can only look. End the access to change something.',
    'es-ES': 'Inició sesión como otra persona y solo puede consultar. Termine el acceso para cambiar algo.',
  },
  unknownHost: {
    status: 404,
    'pt-BR': 'Este endereço não pertence a nenhuma plataforma.',
    'en-US': 'This address does not belong to any platform.',
    'es-ES': 'Esta dirección no pertenece a ninguna plataforma.',
  },
  notFound: {
    status: 404,
    'pt-BR': 'Não encontramos o que você procura.',
    'en-US': 'We could not find what you are looking for.',
    'es-ES': 'No encontramos lo que busca.',
  },
  methodNotAllowed: {
    status: 405,
    'pt-BR': 'Esta operação não existe neste endereço.',
    'en-US': 'This address does not offer that operation.',
    'es-ES': 'Esta operación no existe en esta dirección.',
  },
  changedMeanwhile: {
    status: 409,
    'pt-BR':
      'Outra pessoa alterou estes dados enquanto você os editava. Recarregue e faça a alteração de novo.',
    'en-US': 'Someone else changed this while you were editing it. Reload it and make your change again.',
    'es-ES': 'Otra persona cambió estos datos mientras los editaba. Recargue y haga el cambio de nuevo.',
  },
  selectionChanged: {
    status: 409,
    'pt-BR': 'As linhas mudaram enquanto você decidia. Nada foi feito: confira a lista e selecione de novo.',
    'en-US': 'The rows changed while you were deciding. Nothing was done: check the list and select again.',
    'es-ES': 'Las filas cambiaron mientras decidía. No se hizo nada: revise la lista y seleccione de nuevo.',
  },
  fileNeedsJob: {
    status: 409,
    'pt-BR':
      'São linhas demais para baixar na hora. Peça o arquivo, e avisamos por e-mail quando estiver pronto.',
    'en-US':
      'There are too many rows to download at once. Ask for the file, and we will e-mail you when it is ready.',
    'es-ES':
      'Son demasiadas filas para descargar al momento. Pida el archivo y le avisaremos por correo cuando esté listo.',
  },
  bodyTooLarge: {
    status: 413,
    'pt-BR': 'Os dados enviados são grandes demais.',
    'en-US': 'The data sent is too large.',
    'es-ES': 'Los datos enviados son demasiado grandes.',
  },
  unsupportedMediaType: {
    status: 415,
    'pt-BR': 'Este formato de dados não é aceito.',
    'en-US': 'This data format is not accepted.',
    'es-ES': 'Este formato de datos no se acepta.',
  },
  validation: {
    status: 422,
    'pt-BR': 'Confira os campos indicados.',
    'en-US': 'Check the fields shown.',
    'es-ES': 'Revise los campos indicados.',
  },
  tooManyRequests: {
    status: 429,
    'pt-BR': 'Muitas tentativas. Aguarde um momento e tente de novo.',
    'en-US': 'Too many attempts. Wait a moment and try again.',
    'es-ES': 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
  },
  internalError: {
    status: 500,
    'pt-BR': 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    'en-US': 'Something went wrong on our side. Try again shortly.',
    'es-ES': 'Algo salió mal de nuestro lado. Inténtelo de nuevo en unos instantes.',
  },
  unavailable: {
    status: 503,
    'pt-BR': 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
    'en-US': 'The service is temporarily unavailable. Try again shortly.',
    'es-ES': 'El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.',
  },
});
