import { defineMessages } from '@guiche/i18n';

/** The page on which sellers open an account. */
export const registrationMessages = defineMessages({
  title: { 'pt-BR': 'Abra a sua conta', 'en-US': 'Open your account', 'es-ES': 'Abra su cuenta' },
  name: {
    'pt-BR': 'Nome completo ou empresa',
    'en-US': 'Full name or company',
    'es-ES': 'Nombre completo o empresa',
  },
  document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo electrónico' },
  phone: { 'pt-BR': 'Telefone', 'en-US': 'Phone', 'es-ES': 'Teléfono' },
  password: { 'pt-BR': 'Senha', 'en-US': 'Password', 'es-ES': 'Contraseña' },
  passwordHint: {
    'pt-BR': 'Pelo menos 12 caracteres. Palavras que não combinam são fáceis de lembrar.',
    'en-US': 'At least 12 characters. Words that do not belong together are easy to remember.',
    'es-ES': 'Al menos 12 caracteres. Palabras que no combinan son fáciles de recordar.',
  },
  heardFrom: { 'pt-BR': 'Como nos conheceu', 'en-US': 'How did you find us', 'es-ES': 'Cómo nos conoció' },
  managerCode: {
    'pt-BR': 'Código do gerente',
    'en-US': 'Code of the manager',
    'es-ES': 'Código del gerente',
  },
  acceptsTerms: {
    'pt-BR': 'Li e aceito os termos de uso',
    'en-US': 'I have read and accept the terms of use',
    'es-ES': 'He leído y acepto los términos de uso',
  },
  mustAccept: {
    'pt-BR': 'Aceite os termos para abrir a conta.',
    'en-US': 'Accept the terms to open the account.',
    'es-ES': 'Acepte los términos para abrir la cuenta.',
  },
  terms: { 'pt-BR': 'Termos de uso', 'en-US': 'Terms of use', 'es-ES': 'Términos de uso' },
  submit: { 'pt-BR': 'Abrir conta', 'en-US': 'Open account', 'es-ES': 'Abrir cuenta' },
  haveAccount: { 'pt-BR': 'Já tenho conta', 'en-US': 'I have an account', 'es-ES': 'Ya tengo cuenta' },
  confirmTitle: {
    'pt-BR': 'Confirme o seu e-mail',
    'en-US': 'Confirm your e-mail address',
    'es-ES': 'Confirme su correo',
  },
  confirmText: {
    'pt-BR': 'Enviamos um código de seis números. Ele vale por 30 minutos.',
    'en-US': 'We sent a code of six digits. It is valid for 30 minutes.',
    'es-ES': 'Enviamos un código de seis números. Vale 30 minutos.',
  },
  noCode: {
    'pt-BR':
      'Não chegou, ou não é aceito? Veja a caixa de spam. O código vale neste navegador, para o cadastro feito nele. Ou entre com a sua senha: enviamos outro código.',
    'en-US':
      'No mail, or the code is not accepted? Look into your spam folder. The code works in this browser, for the account that was opened in it. Or sign in with your password: we send another code.',
    'es-ES':
      '¿No llegó, o no se acepta? Revise la carpeta de spam. El código vale en este navegador, para la cuenta abierta en él. O entre con su contraseña: enviamos otro código.',
  },
  code: { 'pt-BR': 'Código', 'en-US': 'Code', 'es-ES': 'Código' },
  confirm: { 'pt-BR': 'Confirmar', 'en-US': 'Confirm', 'es-ES': 'Confirmar' },
  doneTitle: { 'pt-BR': 'Conta aberta', 'en-US': 'Account opened', 'es-ES': 'Cuenta abierta' },
  doneText: {
    'pt-BR': 'O seu e-mail está confirmado. Entre para começar.',
    'en-US': 'Your e-mail address is confirmed. Sign in to begin.',
    'es-ES': 'Su correo está confirmado. Entre para empezar.',
  },
  signIn: { 'pt-BR': 'Entrar', 'en-US': 'Sign in', 'es-ES': 'Entrar' },
});
