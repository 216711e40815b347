import type { Texts } from '@guiche/i18n';

/** The errors a buyer can see, by the specification's keys and in its order. */
export const CHECKOUT_ERRORS = [
  'errorInvalidCpf',
  'errorInvalidPhone',
  'errorPhoneAndCpf',
  'errorFullName',
  'errorAddress',
  'errorPaymentNotConfigured',
  'errorCardDeclined',
  'errorPaymentDeclined',
  'errorCepNotFound',
  'errorCep',
] as const;
export type CheckoutError = (typeof CHECKOUT_ERRORS)[number];

/** Our words for them: the specification fixes the keys, not the sentences. */
export const CHECKOUT_ERROR_TEXTS: Readonly<Record<CheckoutError, Texts>> = {
  errorInvalidCpf: {
    'pt-BR': 'CPF inválido. Confira os 11 dígitos.',
    'en-US': 'Invalid CPF. Check its 11 digits.',
    'es-ES': 'CPF no válido. Revisa los 11 dígitos.',
  },
  errorInvalidPhone: {
    'pt-BR': 'Telefone inválido. Confira o DDD e o número.',
    'en-US': 'Invalid phone. Check the area code and the number.',
    'es-ES': 'Teléfono no válido. Revisa el código de área y el número.',
  },
  errorPhoneAndCpf: {
    'pt-BR': 'Informe o telefone e o CPF.',
    'en-US': 'Enter the phone and the CPF.',
    'es-ES': 'Escribe el teléfono y el CPF.',
  },
  errorFullName: {
    'pt-BR': 'Informe o nome completo.',
    'en-US': 'Enter the full name.',
    'es-ES': 'Escribe el nombre completo.',
  },
  errorAddress: {
    'pt-BR': 'Endereço incompleto. Preencha os campos obrigatórios.',
    'en-US': 'Incomplete address. Fill in the required fields.',
    'es-ES': 'Dirección incompleta. Rellena los campos obligatorios.',
  },
  errorPaymentNotConfigured: {
    'pt-BR': 'Esta forma de pagamento não está disponível nesta loja. Escolha outra.',
    'en-US': 'This payment method is not available in this shop. Choose another one.',
    'es-ES': 'Este medio de pago no está disponible en esta tienda. Elige otro.',
  },
  errorCardDeclined: {
    'pt-BR': 'Cartão recusado. Confira os dados, use outro cartão ou escolha outra forma de pagamento.',
    'en-US': 'Card declined. Check the details, use another card or choose another payment method.',
    'es-ES': 'Tarjeta rechazada. Revisa los datos, usa otra tarjeta o elige otra forma de pago.',
  },
  errorPaymentDeclined: {
    'pt-BR': 'Não foi possível concluir o pagamento. Tente novamente ou escolha outra forma de pagamento.',
    'en-US': 'The payment could not be completed. Try again or choose another payment method.',
    'es-ES': 'No se pudo completar el pago. Inténtalo de nuevo o elige otra forma de pago.',
  },
  errorCepNotFound: {
    'pt-BR': 'CEP não encontrado.',
    'en-US': 'Postcode not found.',
    'es-ES': 'Código postal no encontrado.',
  },
  errorCep: {
    'pt-BR': 'Não foi possível consultar o CEP. Confira o número e tente novamente.',
    'en-US': 'The postcode could not be looked up. Check it and try again.',
    'es-ES': 'No se pudo consultar el código postal. Revísalo e inténtalo de nuevo.',
  },
};
