import { defineMessages } from '@guiche/i18n';

/** The operators of the installation. */
export const mastersMessages = defineMessages({
  masters: {
    'pt-BR': 'Operadores da instalação',
    'en-US': 'Operators of the installation',
    'es-ES': 'Operadores de la instalación',
  },
  mastersText: {
    'pt-BR':
      'Quem perdeu o celular e os códigos pede a outro operador que remova o segundo fator. Operadores são criados por comando, no servidor.',
    'en-US':
      'Whoever lost the phone and the codes asks another operator to remove the second factor. Operators are created by a command, on the server.',
    'es-ES':
      'Quien perdió el teléfono y los códigos pide a otro operador que elimine el segundo factor. Los operadores se crean por comando, en el servidor.',
  },
  masterName: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  masterEmail: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  masterFactor: { 'pt-BR': 'Segundo fator', 'en-US': 'Second factor', 'es-ES': 'Segundo factor' },
  masterFactorYes: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  masterFactorNo: { 'pt-BR': 'Não tem', 'en-US': 'None', 'es-ES': 'No tiene' },
  masterYou: { 'pt-BR': 'você', 'en-US': 'you', 'es-ES': 'usted' },
  masterOwn: {
    'pt-BR': 'Esta é a sua conta. Se você perder o segundo fator, outro operador o remove nesta página.',
    'en-US': 'This is your account. If you lose the second factor, another operator removes it on this page.',
    'es-ES': 'Esta es su cuenta. Si pierde el segundo factor, otro operador lo elimina en esta página.',
  },
  masterOwnAccount: { 'pt-BR': 'Abrir minha conta', 'en-US': 'Open my account', 'es-ES': 'Abrir mi cuenta' },
  backToMasters: {
    'pt-BR': 'Voltar aos operadores',
    'en-US': 'Back to the operators',
    'es-ES': 'Volver a los operadores',
  },
});
