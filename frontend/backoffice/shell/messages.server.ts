import { defineMessages } from '@guiche/i18n';

/** The frame of the back office and its error pages. */
export const shellMessages = defineMessages({
  brand: {
    'pt-BR': 'Guichê',
    'en-US': 'Guichê',
    'es-ES': 'Guichê',
  },
  skipToContent: {
    'pt-BR': 'Ir para o conteúdo',
    'en-US': 'Skip to content',
    'es-ES': 'Ir al contenido',
  },
  navigation: {
    'pt-BR': 'Navegação',
    'en-US': 'Navigation',
    'es-ES': 'Navegación',
  },
  breadcrumbs: {
    'pt-BR': 'Você está em',
    'en-US': 'You are here',
    'es-ES': 'Está en',
  },
  more: {
    'pt-BR': 'Mais',
    'en-US': 'More',
    'es-ES': 'Más',
  },
  colorScheme: {
    'pt-BR': 'Aparência',
    'en-US': 'Appearance',
    'es-ES': 'Apariencia',
  },
  colorScheme_auto: {
    'pt-BR': 'Auto',
    'en-US': 'Auto',
    'es-ES': 'Auto',
  },
  colorScheme_light: {
    'pt-BR': 'Clara',
    'en-US': 'Light',
    'es-ES': 'Clara',
  },
  colorScheme_dark: {
    'pt-BR': 'Escura',
    'en-US': 'Dark',
    'es-ES': 'Oscura',
  },
  language: {
    'pt-BR': 'Idioma',
    'en-US': 'Language',
    'es-ES': 'Idioma',
  },
  errorPage: {
    'pt-BR': 'Erro',
    'en-US': 'Error',
    'es-ES': 'Error',
  },
  signInTitle: {
    'pt-BR': 'Entre para continuar',
    'en-US': 'Sign in to continue',
    'es-ES': 'Inicie sesión para continuar',
  },
  signInText: {
    'pt-BR': 'Sua sessão terminou ou você ainda não entrou.',
    'en-US': 'Your session has ended, or you have not signed in yet.',
    'es-ES': 'Su sesión terminó o aún no ha entrado.',
  },
  signOut: {
    'pt-BR': 'Sair',
    'en-US': 'Sign out',
    'es-ES': 'Salir',
  },
  signIn: {
    'pt-BR': 'Entrar',
    'en-US': 'Sign in',
    'es-ES': 'Entrar',
  },
  lookOnlyTitle: {
    'pt-BR': 'Você só pode consultar',
    'en-US': 'You can only look',
    'es-ES': 'Solo puede consultar',
  },
  lookOnlyText: {
    'pt-BR': 'Você entrou como outra pessoa. Nada foi alterado.',
    'en-US': 'You are signed in as somebody else. Nothing was changed.',
    'es-ES': 'Inició sesión como otra persona. No se cambió nada.',
  },
  lookOnlyBack: { 'pt-BR': 'Voltar à página', 'en-US': 'Back to the page', 'es-ES': 'Volver a la página' },
  paletteOpen: { 'pt-BR': 'Buscar', 'en-US': 'Search', 'es-ES': 'Buscar' },
  paletteTitle: {
    'pt-BR': 'Ir para uma página ou buscar',
    'en-US': 'Go to a page or search',
    'es-ES': 'Ir a una página o buscar',
  },
  paletteHint: {
    'pt-BR': 'Página, nome, e-mail, código ou documento',
    'en-US': 'Page, name, e-mail, code or document',
    'es-ES': 'Página, nombre, correo, código o documento',
  },
  palette_sale: { 'pt-BR': 'Venda', 'en-US': 'Sale', 'es-ES': 'Venta' },
  palette_buyer: { 'pt-BR': 'Comprador', 'en-US': 'Buyer', 'es-ES': 'Comprador' },
  palette_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  palette_product: { 'pt-BR': 'Produto', 'en-US': 'Product', 'es-ES': 'Producto' },
  paletteNothing: { 'pt-BR': 'Nada encontrado.', 'en-US': 'Nothing found.', 'es-ES': 'Nada encontrado.' },
  forbiddenTitle: {
    'pt-BR': 'Você não tem acesso a esta página',
    'en-US': 'You cannot access this page',
    'es-ES': 'No tiene acceso a esta página',
  },
  forbiddenText: {
    'pt-BR': 'Peça a quem administra a plataforma a permissão abaixo.',
    'en-US': 'Ask an administrator of the platform for the permission below.',
    'es-ES': 'Pida a quien administra la plataforma el permiso de abajo.',
  },
  forbiddenFlag: {
    'pt-BR': 'Permissão',
    'en-US': 'Permission',
    'es-ES': 'Permiso',
  },
  notFoundTitle: {
    'pt-BR': 'Página não encontrada',
    'en-US': 'Page not found',
    'es-ES': 'Página no encontrada',
  },
  notFoundText: {
    'pt-BR': 'O endereço não existe, ou o que havia nele foi removido.',
    'en-US': 'This address does not exist, or its content was removed.',
    'es-ES': 'La dirección no existe o su contenido fue eliminado.',
  },
  unavailableTitle: {
    'pt-BR': 'O sistema está indisponível',
    'en-US': 'The system is unavailable',
    'es-ES': 'El sistema no está disponible',
  },
  unavailableText: {
    'pt-BR': 'Nada foi perdido. Tente de novo em alguns segundos.',
    'en-US': 'Nothing was lost. Try again in a few seconds.',
    'es-ES': 'No se perdió nada. Inténtelo de nuevo en unos segundos.',
  },
  brokenTitle: {
    'pt-BR': 'Algo deu errado do nosso lado',
    'en-US': 'Something went wrong on our side',
    'es-ES': 'Algo salió mal de nuestro lado',
  },
  brokenText: {
    'pt-BR': 'A falha foi registrada. Se continuar, informe o código abaixo ao suporte.',
    'en-US': 'The failure was recorded. If it continues, give support the code below.',
    'es-ES': 'El fallo quedó registrado. Si continúa, indique al soporte el código de abajo.',
  },
  help: { 'pt-BR': 'Ajuda', 'en-US': 'Help', 'es-ES': 'Ayuda' },
  termsOfUse: { 'pt-BR': 'Termos de uso', 'en-US': 'Terms of use', 'es-ES': 'Términos de uso' },
  privacyPolicy: { 'pt-BR': 'Privacidade', 'en-US': 'Privacy', 'es-ES': 'Privacidad' },
  poweredBy: { 'pt-BR': 'Tecnologia Guichê', 'en-US': 'Powered by Guichê', 'es-ES': 'Tecnología Guichê' },
  tryAgain: {
    'pt-BR': 'Tentar de novo',
    'en-US': 'Try again',
    'es-ES': 'Intentar de nuevo',
  },
  requestId: {
    'pt-BR': 'Código para o suporte',
    'en-US': 'Code for support',
    'es-ES': 'Código para el soporte',
  },
});
