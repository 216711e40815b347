import { defineMessages } from '@guiche/i18n';

/** The pages on which a person sets a password. */
export const passwordMessages = defineMessages({
  requestTitle: {
    'pt-BR': 'Esqueceu a senha?',
    'en-US': 'Forgot your password?',
    'es-ES': '¿Olvidó su contraseña?',
  },
  requestText: {
    'pt-BR': 'Enviamos um link para o seu e-mail. Ele vale por 30 minutos.',
    'en-US': 'We send a link to your e-mail address. It is valid for 30 minutes.',
    'es-ES': 'Enviamos un enlace a su correo. Vale 30 minutos.',
  },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo electrónico' },
  send: { 'pt-BR': 'Enviar link', 'en-US': 'Send link', 'es-ES': 'Enviar enlace' },
  sending: { 'pt-BR': 'Enviando…', 'en-US': 'Sending…', 'es-ES': 'Enviando…' },
  sentTitle: { 'pt-BR': 'Confira o seu e-mail', 'en-US': 'Check your e-mail', 'es-ES': 'Revise su correo' },
  sentText: {
    'pt-BR':
      'Se houver uma conta com este endereço, o link chega em alguns minutos. Olhe também a caixa de spam.',
    'en-US':
      'If there is an account with this address, the link arrives within minutes. Look in the spam folder too.',
    'es-ES':
      'Si hay una cuenta con esta dirección, el enlace llega en unos minutos. Mire también la carpeta de spam.',
  },
  setTitle: {
    'pt-BR': 'Crie uma nova senha',
    'en-US': 'Set a new password',
    'es-ES': 'Cree una nueva contraseña',
  },
  setText: {
    'pt-BR':
      'Use pelo menos 12 caracteres. Uma frase com palavras que não combinam é fácil de lembrar e difícil de adivinhar.',
    'en-US':
      'Use at least 12 characters. A phrase of words that do not belong together is easy to remember and hard to guess.',
    'es-ES':
      'Use al menos 12 caracteres. Una frase con palabras que no combinan es fácil de recordar y difícil de adivinar.',
  },
  password: { 'pt-BR': 'Nova senha', 'en-US': 'New password', 'es-ES': 'Nueva contraseña' },
  set: { 'pt-BR': 'Salvar senha', 'en-US': 'Save password', 'es-ES': 'Guardar contraseña' },
  doneTitle: { 'pt-BR': 'Senha salva', 'en-US': 'Password saved', 'es-ES': 'Contraseña guardada' },
  doneText: {
    'pt-BR': 'Todas as sessões foram encerradas. Entre com a nova senha.',
    'en-US': 'All sessions were ended. Sign in with the new password.',
    'es-ES': 'Todas las sesiones se cerraron. Entre con la nueva contraseña.',
  },
  signIn: { 'pt-BR': 'Entrar', 'en-US': 'Sign in', 'es-ES': 'Entrar' },
  backToSignIn: {
    'pt-BR': 'Voltar para a entrada',
    'en-US': 'Back to sign-in',
    'es-ES': 'Volver a la entrada',
  },
  askAgain: { 'pt-BR': 'Pedir outro link', 'en-US': 'Ask for another link', 'es-ES': 'Pedir otro enlace' },
});
