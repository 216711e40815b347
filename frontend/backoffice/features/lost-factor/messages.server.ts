import { defineMessages } from '@guiche/i18n';

/** The second factor of a person who lost it. */
export const lostFactorMessages = defineMessages({
  lostFactor: { 'pt-BR': 'Segundo fator', 'en-US': 'Second factor', 'es-ES': 'Segundo factor' },
  lostFactorText: {
    'pt-BR':
      'Para quem perdeu o celular e os códigos. O autenticador e as chaves de acesso são removidos, as sessões são encerradas, e a pessoa recebe um e-mail. Confirme antes, por outro meio, que é ela quem pede.',
    'en-US':
      'For a person who lost the phone and the codes. The authenticator and the passkeys are removed, the sessions end, and the person gets a mail. Make sure first, by another way, that it is they who ask.',
    'es-ES':
      'Para quien perdió el teléfono y los códigos. El autenticador y las claves de acceso se eliminan, las sesiones se cierran y la persona recibe un correo. Confirme antes, por otro medio, que es ella quien lo pide.',
  },
  lostFactorMissing: {
    'pt-BR': 'Sem segundo fator.',
    'en-US': 'No second factor.',
    'es-ES': 'Sin segundo factor.',
  },
  lostFactorReason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  lostFactorSubmit: {
    'pt-BR': 'Remover o segundo fator',
    'en-US': 'Remove the second factor',
    'es-ES': 'Eliminar el segundo factor',
  },
});
