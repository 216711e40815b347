import { defineMessages } from '@guiche/i18n';

/** What a seller says about themselves. */
export const profileMessages = defineMessages({
  title: { 'pt-BR': 'Meus dados', 'en-US': 'My data', 'es-ES': 'Mis datos' },
  name: {
    'pt-BR': 'Nome ou razão social',
    'en-US': 'Name or company name',
    'es-ES': 'Nombre o razón social',
  },
  phone: { 'pt-BR': 'Telefone', 'en-US': 'Phone', 'es-ES': 'Teléfono' },
  document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  documentHint: {
    'pt-BR': 'Você recebe só em contas deste documento. Ele não pode ser trocado depois.',
    'en-US': 'You are paid only to accounts of this document. It cannot be replaced later.',
    'es-ES': 'Usted cobra solo en cuentas de este documento. No se puede cambiar después.',
  },
  documentKept: {
    'pt-BR': 'Para trocar o documento, fale com o suporte.',
    'en-US': 'To replace the document, contact support.',
    'es-ES': 'Para cambiar el documento, contacte al soporte.',
  },
});
