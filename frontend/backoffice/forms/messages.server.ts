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
  conflictTitle: {
    'pt-BR': 'Outra pessoa alterou estes dados',
    'en-US': 'Somebody else changed this',
    'es-ES': 'Otra persona cambió estos datos',
  },
  conflictBy: {
    'pt-BR': '{name} salvou em {at}. Nada do que você digitou foi salvo ou perdido.',
    'en-US': '{name} saved it on {at}. Nothing that you typed was saved or lost.',
    'es-ES': '{name} lo guardó el {at}. Nada de lo que escribió se guardó ni se perdió.',
  },
  conflictAt: {
    'pt-BR': 'Foi salvo em {at}. Nada do que você digitou foi salvo ou perdido.',
    'en-US': 'It was saved on {at}. Nothing that you typed was saved or lost.',
    'es-ES': 'Se guardó el {at}. Nada de lo que escribió se guardó ni se perdió.',
  },
  conflictUnknown: {
    'pt-BR': 'Nada do que você digitou foi salvo ou perdido.',
    'en-US': 'Nothing that you typed was saved or lost.',
    'es-ES': 'Nada de lo que escribió se guardó ni se perdió.',
  },
  conflictField: {
    'pt-BR': '{label}: agora “{now}”, você digitou “{typed}”.',
    'en-US': '{label}: now “{now}”, you typed “{typed}”.',
    'es-ES': '{label}: ahora “{now}”, usted escribió “{typed}”.',
  },
  conflictChoice: {
    'pt-BR': '{label}: está salva outra opção.',
    'en-US': '{label}: another choice is saved.',
    'es-ES': '{label}: está guardada otra opción.',
  },
  conflictEmpty: { 'pt-BR': 'vazio', 'en-US': 'empty', 'es-ES': 'vacío' },
  conflictNext: {
    'pt-BR':
      'Confira os campos e salve de novo para valer o que está digitado, ou recarregue para ficar com o que foi salvo.',
    'en-US':
      'Check the fields and save again to keep what you typed, or reload the page to keep what was saved.',
    'es-ES':
      'Revise los campos y guarde de nuevo para que valga lo escrito, o recargue para quedarse con lo guardado.',
  },
  formKept: {
    'pt-BR': 'Sua sessão tinha terminado',
    'en-US': 'Your session had ended',
    'es-ES': 'Su sesión había terminado',
  },
  formKeptForProof: {
    'pt-BR': 'Identidade confirmada: falta salvar',
    'en-US': 'Identity confirmed: not saved yet',
    'es-ES': 'Identidad confirmada: falta guardar',
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
