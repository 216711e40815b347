import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';
import type { DestinationProblem } from './domain/destination.js';

export const bankAccountProblem = problems({
  documentMissing: {
    status: 409,
    'pt-BR': 'Informe o seu CPF ou CNPJ no perfil antes de cadastrar uma conta.',
    'en-US': 'Enter your CPF or CNPJ in your profile before you add an account.',
    'es-ES': 'Indique su CPF o CNPJ en el perfil antes de agregar una cuenta.',
  },
  tooManyAccounts: {
    status: 409,
    'pt-BR': 'Você já tem o máximo de contas. Remova uma antes de cadastrar outra.',
    'en-US': 'You have the maximum number of accounts. Remove one before you add another.',
    'es-ES': 'Ya tiene el máximo de cuentas. Quite una antes de agregar otra.',
  },
  accountKnown: {
    status: 409,
    'pt-BR': 'Esta conta ou chave já está cadastrada.',
    'en-US': 'This account or key is there already.',
    'es-ES': 'Esta cuenta o clave ya está registrada.',
  },
});

/** What to say beside a field. The sentence about the bank is that of the specification (payments.md §5). */
export const DESTINATION_TEXTS: Readonly<Record<DestinationProblem, Texts>> = {
  missing: { 'pt-BR': 'Campo obrigatório.', 'en-US': 'Required field.', 'es-ES': 'Campo obligatorio.' },
  bankNotSupported: {
    'pt-BR': 'Banco não suportado, tente outro.',
    'en-US': 'This bank is not supported. Try another one.',
    'es-ES': 'Banco no admitido, pruebe otro.',
  },
  notDigits: {
    'pt-BR': 'Digite só números.',
    'en-US': 'Enter digits only.',
    'es-ES': 'Escriba solo números.',
  },
  notACheckDigit: {
    'pt-BR': 'O dígito é um número ou X.',
    'en-US': 'The check digit is a digit or X.',
    'es-ES': 'El dígito es un número o X.',
  },
  notAPixKey: {
    'pt-BR': 'Esta não é uma chave PIX deste tipo.',
    'en-US': 'This is not a PIX key of this type.',
    'es-ES': 'Esta no es una clave PIX de este tipo.',
  },
  otherDocument: {
    'pt-BR': 'A chave precisa ser do seu próprio CPF ou CNPJ.',
    'en-US': 'The key must be your own CPF or CNPJ.',
    'es-ES': 'La clave debe ser de su propio CPF o CNPJ.',
  },
};
