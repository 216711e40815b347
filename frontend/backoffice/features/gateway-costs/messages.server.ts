import { defineMessages } from '@guiche/i18n';
import { settingsMessages } from '../settings/messages.server';

/** What a provider takes of a sale; the fields are those of the fees of a platform. */
export const gatewayCostsMessages = {
  ...settingsMessages,
  ...defineMessages({
    costsTitle: {
      'pt-BR': 'Custo do provedor: {name}',
      'en-US': 'Cost of the provider: {name}',
      'es-ES': 'Costo del proveedor: {name}',
    },
    costsText: {
      'pt-BR':
        'O que o provedor cobra por pagamento, por forma e número de parcelas. Cada venda guarda o custo que valia quando foi cobrada.',
      'en-US':
        'What the provider charges for a payment, by method and number of installments. Each sale keeps the cost that held when it was charged.',
      'es-ES':
        'Lo que cobra el proveedor por pago, por forma y número de cuotas. Cada venta guarda el costo que valía cuando se cobró.',
    },
    costsBack: {
      'pt-BR': 'Voltar para a conta',
      'en-US': 'Back to the account',
      'es-ES': 'Volver a la cuenta',
    },
    costsBrands: { 'pt-BR': 'Por bandeira', 'en-US': 'By card brand', 'es-ES': 'Por marca' },
    costsBrandsText: {
      'pt-BR': 'Uma linha da bandeira vale antes da linha geral do cartão, quando a bandeira é conhecida.',
      'en-US': 'A row of a brand holds before the general row of cards, where the brand is known.',
      'es-ES': 'Una fila de la marca vale antes de la fila general de tarjetas, cuando se conoce la marca.',
    },
    costsBrandNone: {
      'pt-BR': 'como os outros cartões',
      'en-US': 'as other cards',
      'es-ES': 'como las otras tarjetas',
    },
    costsOfBrand: {
      'pt-BR': 'Custo da bandeira {brand}',
      'en-US': 'Cost of the brand {brand}',
      'es-ES': 'Costo de la marca {brand}',
    },
    costsOfAll: {
      'pt-BR': 'Custo dos outros cartões e formas',
      'en-US': 'Cost of other cards and methods',
      'es-ES': 'Costo de las otras tarjetas y formas',
    },
    costsBrandRemove: {
      'pt-BR': 'Usar o custo dos outros cartões',
      'en-US': 'Use the cost of other cards',
      'es-ES': 'Usar el costo de las otras tarjetas',
    },
    costsHistory: { 'pt-BR': 'Versões', 'en-US': 'Versions', 'es-ES': 'Versiones' },
    costsNoHistory: {
      'pt-BR': 'Ainda não houve alterações: vale o custo de quando a conta foi conectada.',
      'en-US': 'Nothing was changed yet: the cost is that of when the account was connected.',
      'es-ES': 'Todavía no hubo cambios: vale el costo de cuando se conectó la cuenta.',
    },
    costsHolds: {
      'pt-BR': 'Em vigor desde {from}',
      'en-US': 'In effect since {from}',
      'es-ES': 'En vigor desde {from}',
    },
    costsHoldsUntil: {
      'pt-BR': 'Em vigor desde {from}, até {until}',
      'en-US': 'In effect since {from}, until {until}',
      'es-ES': 'En vigor desde {from}, hasta {until}',
    },
    costsStarts: {
      'pt-BR': 'Vale a partir de {from}',
      'en-US': 'Starts on {from}',
      'es-ES': 'Vale a partir de {from}',
    },
    costsStartsUntil: {
      'pt-BR': 'Vale a partir de {from}, até {until}',
      'en-US': 'Starts on {from}, until {until}',
      'es-ES': 'Vale a partir de {from}, hasta {until}',
    },
    costsEnded: {
      'pt-BR': 'Valeu de {from} até {until}',
      'en-US': 'Held from {from} until {until}',
      'es-ES': 'Valió desde {from} hasta {until}',
    },
    costsReplaced: {
      'pt-BR': 'Substituída antes de valer, em {from}',
      'en-US': 'Replaced before it began, on {from}',
      'es-ES': 'Reemplazada antes de valer, el {from}',
    },
  }),
};
