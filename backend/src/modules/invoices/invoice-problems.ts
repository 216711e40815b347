import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const invoiceProblem = problems({
  invoiceMoved: {
    status: 409,
    'pt-BR': 'A situação da fatura mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US': 'The status of the invoice changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado de la factura cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  invoiceDiscountTooLarge: {
    status: 409,
    'pt-BR': 'O desconto precisa ser menor que o valor da fatura.',
    'en-US': 'The discount must be less than the amount of the invoice.',
    'es-ES': 'El descuento debe ser menor que el importe de la factura.',
  },
  invoiceWriteOffProposed: {
    status: 409,
    'pt-BR': 'Já há uma baixa proposta: confirme ou recuse.',
    'en-US': 'A write-off is proposed already: confirm or refuse it.',
    'es-ES': 'Ya hay una baja propuesta: confírmela o rechácela.',
  },
  noInvoiceWriteOffProposed: {
    status: 409,
    'pt-BR': 'Não há baixa proposta.',
    'en-US': 'No write-off is proposed.',
    'es-ES': 'No hay una baja propuesta.',
  },
  invoiceWriteOffNeedsAnother: {
    status: 409,
    'pt-BR': 'Quem propôs a baixa não pode confirmá-la.',
    'en-US': 'Whoever proposed the write-off cannot confirm it.',
    'es-ES': 'Quien propuso la baja no puede confirmarla.',
  },
  planChanged: {
    status: 409,
    'pt-BR': 'Outra pessoa mudou o plano. Recarregue a página e confira. Nada foi salvo.',
    'en-US': 'Somebody else changed the plan. Reload the page and check. Nothing was saved.',
    'es-ES': 'Otra persona cambió el plan. Recargue la página y verifique. No se guardó nada.',
  },
});

export const invoiceDueDayTexts: Texts = {
  'pt-BR': 'Informe um dia de hoje até daqui a dois anos.',
  'en-US': 'Enter a day from today on, within two years.',
  'es-ES': 'Indique un día desde hoy, hasta dentro de dos años.',
};

export const invoiceDiscountTexts: Texts = {
  'pt-BR': 'Informe o valor do desconto.',
  'en-US': 'Enter the amount of the discount.',
  'es-ES': 'Indique el importe del descuento.',
};

export const unknownPlatformTexts: Texts = {
  'pt-BR': 'Esta plataforma não existe.',
  'en-US': 'This platform does not exist.',
  'es-ES': 'Esta plataforma no existe.',
};

export const planMonthTexts: Texts = {
  'pt-BR': 'Informe este mês ou um dos próximos 24, como 2026-03.',
  'en-US': 'Enter this month or one of the next 24, such as 2026-03.',
  'es-ES': 'Indique este mes o uno de los próximos 24, como 2026-03.',
};
