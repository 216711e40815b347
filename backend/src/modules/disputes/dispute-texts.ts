import type { Texts } from '@guiche/i18n';

export const deadlineTexts: Texts = {
  'pt-BR': 'Informe um dia de hoje em diante.',
  'en-US': 'Enter a day from today on.',
  'es-ES': 'Indique un día de hoy en adelante.',
};

export const returnedPartTexts: Texts = {
  'pt-BR': 'Informe um valor maior que zero e menor que o disputado.',
  'en-US': 'Enter an amount above zero and below the disputed one.',
  'es-ES': 'Indique un importe mayor que cero y menor que el disputado.',
};
