import type { Texts } from '@guiche/i18n';

export type FormMessage =
  | 'required'
  | 'nameTooShort'
  | 'nameTooLong'
  | 'invalidEmail'
  | 'invalidPaymentMethod';

/** The message of a form field whose content is refused. The Portuguese of the first four is the specification's, literally. */
export const FORM_MESSAGES: Readonly<Record<FormMessage, Texts>> = {
  required: { 'pt-BR': 'Campo obrigatório', 'en-US': 'Required field', 'es-ES': 'Campo obligatorio' },
  // The rule asks for four characters; the sentence says three because the specification's sentence does.
  nameTooShort: {
    'pt-BR': 'Mínimo 3 caracteres',
    'en-US': 'At least 3 characters',
    'es-ES': 'Mínimo 3 caracteres',
  },
  nameTooLong: {
    'pt-BR': 'Máximo 30 caracteres',
    'en-US': 'At most 30 characters',
    'es-ES': 'Máximo 30 caracteres',
  },
  invalidEmail: {
    'pt-BR': 'E-mail inválido',
    'en-US': 'Invalid e-mail',
    'es-ES': 'Correo electrónico no válido',
  },
  invalidPaymentMethod: {
    'pt-BR': 'Escolha uma forma de pagamento',
    'en-US': 'Choose a payment method',
    'es-ES': 'Elige una forma de pago',
  },
};
