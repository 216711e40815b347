import type { Texts } from '@guiche/i18n';
import { problems } from '../../runtime/errors/index.js';

export const chargeProblem = problems({
  chargeMoved: {
    status: 409,
    'pt-BR': 'A situação da cobrança mudou e não permite isso. Recarregue a página. Nada foi feito.',
    'en-US': 'The status of the charge changed and does not allow this. Reload the page. Nothing was done.',
    'es-ES': 'El estado del cobro cambió y no permite esto. Recargue la página. No se hizo nada.',
  },
  nothingAvailable: {
    status: 409,
    'pt-BR': 'O vendedor não tem saldo disponível. Nada foi descontado.',
    'en-US': 'The seller has nothing available. Nothing was taken.',
    'es-ES': 'El vendedor no tiene saldo disponible. No se descontó nada.',
  },
  debtorUnknown: {
    status: 409,
    'pt-BR': 'Informe seu CPF ou CNPJ em Meus dados para pagar por PIX ou boleto.',
    'en-US': 'Enter your CPF or CNPJ in your data to pay by PIX or boleto.',
    'es-ES': 'Indique su CPF o CNPJ en Mis datos para pagar por PIX o boleto.',
  },
  chargeNotPayable: {
    status: 409,
    'pt-BR':
      'Esta forma de pagamento não está disponível para este valor. Escolha outra ou fale com o suporte.',
    'en-US': 'This way to pay is not available for this amount. Choose another one or contact support.',
    'es-ES': 'Esta forma de pago no está disponible para este importe. Elija otra o hable con el soporte.',
  },
  balanceEmpty: {
    status: 409,
    'pt-BR': 'Você não tem saldo disponível. Nada foi pago.',
    'en-US': 'You have nothing available. Nothing was paid.',
    'es-ES': 'No tiene saldo disponible. No se pagó nada.',
  },
  chargeIsDebt: {
    status: 409,
    'pt-BR': 'Esta cobrança pede um saldo negativo: cada venda já o paga sozinha.',
    'en-US': 'This charge asks for a debt, which every sale pays by itself.',
    'es-ES': 'Este cobro pide una deuda, que cada venta paga por sí sola.',
  },
  chargeIsAgreement: {
    status: 409,
    'pt-BR': 'É uma parcela de um acordo: não pode ser cancelada nem descontada. Proponha a baixa.',
    'en-US':
      'It is an instalment of an agreement, which is neither canceled nor discounted. Propose a write-off.',
    'es-ES': 'Es una cuota de un acuerdo: no puede cancelarse ni descontarse. Proponga la baja.',
  },
  chargePartlyPaid: {
    status: 409,
    'pt-BR': 'Uma parte já foi paga: a cobrança não pode ser cancelada. Dê desconto ou baixa no restante.',
    'en-US': 'A part was paid already, so it cannot be canceled. Discount or write off the rest.',
    'es-ES': 'Una parte ya fue pagada: el cobro no puede cancelarse. Descuente o dé de baja el resto.',
  },
  discountTooLarge: {
    status: 409,
    'pt-BR': 'O desconto precisa ser menor que o valor em aberto.',
    'en-US': 'The discount must be less than what is left to pay.',
    'es-ES': 'El descuento debe ser menor que el importe pendiente.',
  },
});

/** E-mails of a new charge of which no seller is known. */
export const unknownSellersTexts = (emails: readonly string[]): Texts => ({
  'pt-BR': `Não há vendedor com: ${emails.join(', ')}`,
  'en-US': `No seller has: ${emails.join(', ')}`,
  'es-ES': `No hay vendedor con: ${emails.join(', ')}`,
});

/** E-mails of sellers who owe less than what a charge of a negative balance asks for. */
export const owesLessTexts = (emails: readonly string[]): Texts => ({
  'pt-BR': `O saldo negativo é menor do que o valor cobrado, ou já tem cobrança ou acordo: ${emails.join(', ')}`,
  'en-US': `Less is owed than what is charged, or the debt is charged or agreed on already: ${emails.join(', ')}`,
  'es-ES': `El saldo negativo es menor que lo cobrado, o ya tiene un cobro o un acuerdo: ${emails.join(', ')}`,
});

export const dueDayTexts: Texts = {
  'pt-BR': 'Informe um dia de hoje até daqui a dois anos.',
  'en-US': 'Enter a day from today on, within two years.',
  'es-ES': 'Indique un día desde hoy, hasta dentro de dos años.',
};

export const discountTexts: Texts = {
  'pt-BR': 'Informe o valor do desconto.',
  'en-US': 'Enter the amount of the discount.',
  'es-ES': 'Indique el importe del descuento.',
};
