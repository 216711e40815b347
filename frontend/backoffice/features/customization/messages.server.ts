import { defineMessages } from '@guiche/i18n';

/** The page on which staff change the look of the platform. */
export const customizationMessages = defineMessages({
  title: { 'pt-BR': 'Personalização', 'en-US': 'Customization', 'es-ES': 'Personalización' },
  text: {
    'pt-BR':
      'A aparência da plataforma nas páginas de entrada, no painel, nos checkouts e nos e-mails. Vale assim que salva.',
    'en-US':
      'The look of the platform on sign-in pages, panel, checkouts and in mails. It applies as soon as it is saved.',
    'es-ES':
      'El aspecto de la plataforma en las páginas de acceso, el panel, los checkouts y los correos. Vale al guardar.',
  },
  tabs: { 'pt-BR': 'Personalização', 'en-US': 'Customization', 'es-ES': 'Personalización' },
  tab_form: { 'pt-BR': 'Aparência', 'en-US': 'Look', 'es-ES': 'Aspecto' },
  tab_history: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial' },
  section_look: { 'pt-BR': 'Marca', 'en-US': 'Brand', 'es-ES': 'Marca' },
  section_texts: { 'pt-BR': 'Página de entrada', 'en-US': 'Sign-in page', 'es-ES': 'Página de acceso' },
  section_mails: { 'pt-BR': 'E-mails', 'en-US': 'Mails', 'es-ES': 'Correos' },
  section_support: { 'pt-BR': 'Suporte', 'en-US': 'Support', 'es-ES': 'Soporte' },
  section_terms: {
    'pt-BR': 'Termos e privacidade',
    'en-US': 'Terms and privacy',
    'es-ES': 'Términos y privacidad',
  },
  section_menu: { 'pt-BR': 'Menu do vendedor', 'en-US': 'Menu of the seller', 'es-ES': 'Menú del vendedor' },
  menuText: {
    'pt-BR': 'Uma página oculta sai do menu. Ela ainda abre pelo endereço.',
    'en-US': 'A hidden page leaves the menu. It still opens by its address.',
    'es-ES': 'Una página oculta sale del menú. Aún abre por su dirección.',
  },
  name: {
    'pt-BR': 'Nome da plataforma',
    'en-US': 'Name of the platform',
    'es-ES': 'Nombre de la plataforma',
  },
  accentColor: { 'pt-BR': 'Cor de destaque', 'en-US': 'Accent colour', 'es-ES': 'Color de acento' },
  accentColorHint: {
    'pt-BR': 'Como #0b5cad. O texto branco dos botões precisa de contraste 4,5.',
    'en-US': 'As in #0b5cad. The white text of buttons needs a contrast of 4.5.',
    'es-ES': 'Como #0b5cad. El texto blanco de los botones necesita un contraste de 4,5.',
  },
  logoUrl: { 'pt-BR': 'Logotipo', 'en-US': 'Logo', 'es-ES': 'Logotipo' },
  logoDarkUrl: {
    'pt-BR': 'Logotipo para fundo escuro',
    'en-US': 'Logo on dark',
    'es-ES': 'Logotipo sobre oscuro',
  },
  faviconUrl: { 'pt-BR': 'Ícone do navegador', 'en-US': 'Browser icon', 'es-ES': 'Icono del navegador' },
  signInImageUrl: {
    'pt-BR': 'Imagem da página de entrada',
    'en-US': 'Picture of the sign-in page',
    'es-ES': 'Imagen de la página de acceso',
  },
  imageHint: {
    'pt-BR': 'Endereço https de uma imagem.',
    'en-US': 'An https address of a picture.',
    'es-ES': 'Una dirección https de una imagen.',
  },
  greetingPt: {
    'pt-BR': 'Saudação em português',
    'en-US': 'Greeting in Portuguese',
    'es-ES': 'Saludo en portugués',
  },
  greetingEn: { 'pt-BR': 'Saudação em inglês', 'en-US': 'Greeting in English', 'es-ES': 'Saludo en inglés' },
  greetingEs: {
    'pt-BR': 'Saudação em espanhol',
    'en-US': 'Greeting in Spanish',
    'es-ES': 'Saludo en español',
  },
  poweredByShown: {
    'pt-BR': 'Mostrar “Tecnologia Guichê”',
    'en-US': 'Show “Powered by Guichê”',
    'es-ES': 'Mostrar “Tecnología Guichê”',
  },
  mailSenderName: {
    'pt-BR': 'Nome do remetente',
    'en-US': 'Name of the sender',
    'es-ES': 'Nombre del remitente',
  },
  mailFooter: { 'pt-BR': 'Rodapé', 'en-US': 'Footer', 'es-ES': 'Pie' },
  supportEmail: { 'pt-BR': 'E-mail de suporte', 'en-US': 'Support e-mail', 'es-ES': 'Correo de soporte' },
  supportPhone: { 'pt-BR': 'Telefone de suporte', 'en-US': 'Support phone', 'es-ES': 'Teléfono de soporte' },
  supportUrl: { 'pt-BR': 'Página de ajuda', 'en-US': 'Help page', 'es-ES': 'Página de ayuda' },
  termsUrl: {
    'pt-BR': 'Página dos termos de uso',
    'en-US': 'Page of the terms of use',
    'es-ES': 'Página de los términos de uso',
  },
  termsVersion: {
    'pt-BR': 'Versão dos termos',
    'en-US': 'Version of the terms',
    'es-ES': 'Versión de los términos',
  },
  termsVersionHint: {
    'pt-BR': 'Guardada com cada vendedor que aceita, como 2026-11.',
    'en-US': 'Stored with each seller who accepts, as in 2026-11.',
    'es-ES': 'Se guarda con cada vendedor que acepta, como 2026-11.',
  },
  privacyUrl: { 'pt-BR': 'Página de privacidade', 'en-US': 'Privacy page', 'es-ES': 'Página de privacidad' },
  hiddenPages: { 'pt-BR': 'Páginas ocultas', 'en-US': 'Hidden pages', 'es-ES': 'Páginas ocultas' },
  signInGreetings: { 'pt-BR': 'Saudações', 'en-US': 'Greetings', 'es-ES': 'Saludos' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no histórico.',
    'en-US': 'Kept in the history.',
    'es-ES': 'Queda en el historial.',
  },
  preview: { 'pt-BR': 'Prévia', 'en-US': 'Preview', 'es-ES': 'Vista previa' },
  showPreview: {
    'pt-BR': 'Atualizar prévia',
    'en-US': 'Update the preview',
    'es-ES': 'Actualizar vista previa',
  },
  previewSignIn: { 'pt-BR': 'Página de entrada', 'en-US': 'Sign-in page', 'es-ES': 'Página de acceso' },
  previewMenu: { 'pt-BR': 'Painel', 'en-US': 'Panel', 'es-ES': 'Panel' },
  previewMail: { 'pt-BR': 'E-mail', 'en-US': 'Mail', 'es-ES': 'Correo' },
  previewButton: { 'pt-BR': 'Entrar', 'en-US': 'Sign in', 'es-ES': 'Entrar' },
  previewEmail: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  previewSales: { 'pt-BR': 'Vendas', 'en-US': 'Sales', 'es-ES': 'Ventas' },
  previewFinancial: { 'pt-BR': 'Financeiro', 'en-US': 'Financial', 'es-ES': 'Finanzas' },
  previewHello: { 'pt-BR': 'Olá, Ana', 'en-US': 'Hello, Ana', 'es-ES': 'Hola, Ana' },
  previewMailButton: {
    'pt-BR': 'Criar nova senha',
    'en-US': 'Set a new password',
    'es-ES': 'Crear nueva contraseña',
  },
  contrastOk: {
    'pt-BR': 'Contraste {ratio}: lê-se bem.',
    'en-US': 'Contrast {ratio}: easy to read.',
    'es-ES': 'Contraste {ratio}: se lee bien.',
  },
  contrastBad: {
    'pt-BR': 'Contraste {ratio}: abaixo de 4,5, não será salva.',
    'en-US': 'Contrast {ratio}: below 4.5, it will not be saved.',
    'es-ES': 'Contraste {ratio}: inferior a 4,5, no se guardará.',
  },
  to: { 'pt-BR': 'passa a', 'en-US': 'becomes', 'es-ES': 'pasa a' },
  on: { 'pt-BR': 'sim', 'en-US': 'yes', 'es-ES': 'sí' },
  off: { 'pt-BR': 'não', 'en-US': 'no', 'es-ES': 'no' },
  by: { 'pt-BR': 'por', 'en-US': 'by', 'es-ES': 'por' },
  historyEmpty: {
    'pt-BR': 'Nenhuma alteração ainda.',
    'en-US': 'No change yet.',
    'es-ES': 'Ningún cambio todavía.',
  },
  undo: { 'pt-BR': 'Desfazer', 'en-US': 'Undo', 'es-ES': 'Deshacer' },
  undone: { 'pt-BR': 'Feito.', 'en-US': 'Done.', 'es-ES': 'Hecho.' },
});
