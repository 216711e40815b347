import { defineMessages } from '@guiche/i18n';

/** The page on which a signed-in person proves who they are. */
export const proofMessages = defineMessages({
  title: {
    'pt-BR': 'Confirme que é você',
    'en-US': 'Confirm that it is you',
    'es-ES': 'Confirme que es usted',
  },
  text: {
    'pt-BR':
      'Esta alteração pede a sua senha de novo. Nada foi alterado ainda: depois você volta ao formulário e salva. Senhas, chaves e arquivos entram de novo. A confirmação vale por 15 minutos.',
    'en-US':
      'This change needs your password again. Nothing was changed yet: you then return to the form, and save it. Passwords, keys and files are entered again. The confirmation is valid for 15 minutes.',
    'es-ES':
      'Este cambio pide su contraseña de nuevo. Todavía no se cambió nada: después vuelve al formulario y guarda. Contraseñas, claves y archivos se ingresan de nuevo. La confirmación vale 15 minutos.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  submit: { 'pt-BR': 'Confirmar', 'en-US': 'Confirm', 'es-ES': 'Confirmar' },
});
