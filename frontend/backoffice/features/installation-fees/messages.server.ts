import { defineMessages } from '@guiche/i18n';
import { settingsMessages } from '../settings/messages.server';

/** The fees of the installation; the fields are those of the settings of a platform. */
export const installationFeesMessages = {
  ...settingsMessages,
  ...defineMessages({
    feesTitle: {
      'pt-BR': 'Tarifas da instalação',
      'en-US': 'Fees of the installation',
      'es-ES': 'Tarifas de la instalación',
    },
    feesText: {
      'pt-BR': 'Valem para as plataformas sem tarifas próprias. Pedidos guardam as tarifas da compra.',
      'en-US': 'For platforms without own fees. Orders keep the fees of their purchase.',
      'es-ES':
        'Valen para las plataformas sin tarifas propias. Los pedidos guardan las tarifas de la compra.',
    },
    feesFor: {
      'pt-BR':
        '{platforms, plural, one {# plataforma segue estas tarifas} other {# plataformas seguem estas tarifas}}, com {sellers, plural, one {# vendedor} other {# vendedores}}.',
      'en-US':
        '{platforms, plural, one {# platform has these fees} other {# platforms have these fees}}, with {sellers, plural, one {# seller} other {# sellers}}.',
      'es-ES':
        '{platforms, plural, one {# plataforma sigue estas tarifas} other {# plataformas siguen estas tarifas}}, con {sellers, plural, one {# vendedor} other {# vendedores}}.',
    },
    feesHistory: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial' },
    feesNoHistory: {
      'pt-BR': 'Ainda não houve alterações.',
      'en-US': 'Nothing was changed yet.',
      'es-ES': 'Todavía no hubo cambios.',
    },
  }),
};
