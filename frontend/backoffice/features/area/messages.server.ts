import { defineMessages } from '@guiche/i18n';

/** The navigation of the areas. */
export const areaMessages = defineMessages({
  area_master: { 'pt-BR': 'Instalação', 'en-US': 'Installation', 'es-ES': 'Instalación' },
  'screen_platform-settings': {
    'pt-BR': 'Configurações',
    'en-US': 'Settings',
    'es-ES': 'Configuración',
  },
  'screen_platform-settings/acquirings': {
    'pt-BR': 'Gateways',
    'en-US': 'Gateways',
    'es-ES': 'Pasarelas',
  },
  account: { 'pt-BR': 'Minha conta', 'en-US': 'My account', 'es-ES': 'Mi cuenta' },
});
