import type { Texts } from '@guiche/i18n';

/** Of a period that ends before it begins, or is longer than a year. */
export const periodTexts: Texts = {
  'pt-BR': 'Escolha um período de até 366 dias que termine depois de começar.',
  'en-US': 'Choose a period of at most 366 days that ends after it begins.',
  'es-ES': 'Elija un período de hasta 366 días que termine después de comenzar.',
};

/** Of a day in the future. */
export const futureTexts: Texts = {
  'pt-BR': 'Escolha um dia que já passou ou o dia de hoje.',
  'en-US': 'Choose today or a day in the past.',
  'es-ES': 'Elija hoy o un día pasado.',
};

/** Of days of the journal that are not closed. */
export const notClosedTexts: Texts = {
  'pt-BR': 'O razão só tem dias fechados. Cada dia fecha dez minutos depois da meia-noite.',
  'en-US': 'The journal has closed days only. Each day is closed ten minutes after midnight.',
  'es-ES': 'El diario solo tiene días cerrados. Cada día se cierra diez minutos después de medianoche.',
};

/** Of a workbook with more rows than a sheet holds. */
export const tooManyRowsTexts: Texts = {
  'pt-BR': 'Uma planilha XLSX tem até 1.000.000 de linhas. Escolha CSV ou JSON, ou um período menor.',
  'en-US': 'An XLSX sheet has at most 1,000,000 rows. Choose CSV or JSON, or a shorter period.',
  'es-ES': 'Una hoja XLSX tiene hasta 1.000.000 de filas. Elija CSV o JSON, o un período menor.',
};
