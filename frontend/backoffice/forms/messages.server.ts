import { defineMessages } from '@guiche/i18n';

/** Every form of the back office. */
export const formMessages = defineMessages({
  save: {
    'pt-BR': 'Salvar',
    'en-US': 'Save',
    'es-ES': 'Guardar',
  },
  saving: {
    'pt-BR': 'Salvando…',
    'en-US': 'Saving…',
    'es-ES': 'Guardando…',
  },
  saved: {
    'pt-BR': 'Alterações salvas.',
    'en-US': 'Changes saved.',
    'es-ES': 'Cambios guardados.',
  },
  formKept: {
    'pt-BR': 'Sua sessão tinha terminado',
    'en-US': 'Your session had ended',
    'es-ES': 'Su sesión había terminado',
  },
  formKeptText: {
    'pt-BR': 'Nada foi salvo. Confira o que você digitou e envie de novo; senhas não foram guardadas.',
    'en-US': 'Nothing was saved. Check what you typed and send it again; passwords were not kept.',
    'es-ES': 'No se guardó nada. Revise lo que escribió y envíelo de nuevo; las contraseñas no se guardaron.',
  },
  optional: {
    'pt-BR': 'opcional',
    'en-US': 'optional',
    'es-ES': 'opcional',
  },
  formProblems: {
    'pt-BR': 'Corrija {count, plural, one {# campo} other {# campos}} para salvar',
    'en-US': 'Correct {count, plural, one {# field} other {# fields}} to save',
    'es-ES': 'Corrija {count, plural, one {# campo} other {# campos}} para guardar',
  },
  formRefused: {
    'pt-BR': 'Não foi possível salvar.',
    'en-US': 'The changes could not be saved.',
    'es-ES': 'No se pudo guardar.',
  },
  leaveTitle: {
    'pt-BR': 'Sair sem salvar?',
    'en-US': 'Leave without saving?',
    'es-ES': '¿Salir sin guardar?',
  },
  leaveText: {
    'pt-BR': 'As alterações desta página serão perdidas.',
    'en-US': 'The changes on this page will be lost.',
    'es-ES': 'Los cambios de esta página se perderán.',
  },
  leave: {
    'pt-BR': 'Sair sem salvar',
    'en-US': 'Leave without saving',
    'es-ES': 'Salir sin guardar',
  },
  stay: {
    'pt-BR': 'Continuar editando',
    'en-US': 'Keep editing',
    'es-ES': 'Seguir editando',
  },
  notAnAmount: {
    'pt-BR': 'Valor inválido. Escreva, por exemplo, 1.234,56.',
    'en-US': 'Invalid amount. Write, for example, 1,234.56.',
    'es-ES': 'Importe no válido. Escriba, por ejemplo, 1.234,56.',
  },
  notAPercentage: {
    'pt-BR': 'Percentual inválido. Escreva, por exemplo, 4,99.',
    'en-US': 'Invalid percentage. Write, for example, 4.99.',
    'es-ES': 'Porcentaje no válido. Escriba, por ejemplo, 4,99.',
  },
  notANumber: {
    'pt-BR': 'Número inválido. Escreva apenas algarismos.',
    'en-US': 'Invalid number. Use digits only.',
    'es-ES': 'Número no válido. Use solo cifras.',
  },
});
