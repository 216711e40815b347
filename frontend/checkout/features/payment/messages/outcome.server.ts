import { defineMessages } from '@guiche/i18n';

/** The outcome of a payment, and the buyer's options after a refusal. */
export const outcomeMessages = defineMessages({
  goOn: { 'pt-BR': 'Continuar', 'en-US': 'Continue', 'es-ES': 'Continuar' },
  titleApproved: {
    'pt-BR': 'Pagamento confirmado',
    'en-US': 'Payment confirmed',
    'es-ES': 'Pago confirmado',
  },
  titleRejected: {
    'pt-BR': 'Pagamento recusado',
    'en-US': 'Payment declined',
    'es-ES': 'Pago rechazado',
  },
  titleCanceled: {
    'pt-BR': 'Este Pix expirou',
    'en-US': 'This Pix is no longer valid',
    'es-ES': 'Este Pix ya no es válido',
  },
  titleCanceledBillet: {
    'pt-BR': 'Este boleto venceu',
    'en-US': 'This bank slip is no longer valid',
    'es-ES': 'Este boleto ya no es válido',
  },
  titleCanceledCard: {
    'pt-BR': 'Pagamento cancelado',
    'en-US': 'Payment canceled',
    'es-ES': 'Pago cancelado',
  },
  titleRefunded: {
    'pt-BR': 'Pagamento devolvido',
    'en-US': 'Payment refunded',
    'es-ES': 'Pago devuelto',
  },
  titleChargeback: {
    'pt-BR': 'Pagamento contestado',
    'en-US': 'Payment disputed',
    'es-ES': 'Pago disputado',
  },
  approvedLead: {
    'pt-BR': 'Tudo certo! Recebemos seu pagamento e a compra está confirmada.',
    'en-US': 'All done! We received your payment and the purchase is confirmed.',
    'es-ES': '¡Todo listo! Recibimos tu pago y la compra está confirmada.',
  },
  paidTwiceLead: {
    'pt-BR':
      'A sua compra já estava paga e está confirmada. Este segundo pagamento foi separado para devolução: você não precisa fazer nada.',
    'en-US':
      'Your purchase was already paid and is confirmed. This second payment has been set aside to be returned: there is nothing you need to do.',
    'es-ES':
      'Tu compra ya estaba pagada y está confirmada. Este segundo pago se separó para su devolución: no tienes que hacer nada.',
  },
  rejectedLead: {
    'pt-BR': 'O pagamento não foi aceito e nada foi cobrado.',
    'en-US': 'The payment was not accepted and nothing was charged.',
    'es-ES': 'El pago no fue aceptado y no se ha cobrado nada.',
  },
  reasonInsufficientFunds: {
    'pt-BR': 'O banco informou saldo insuficiente.',
    'en-US': 'The bank reported insufficient funds.',
    'es-ES': 'El banco informó de saldo insuficiente.',
  },
  reasonCardRefused: {
    'pt-BR': 'O banco emissor recusou o cartão.',
    'en-US': 'The issuing bank declined the card.',
    'es-ES': 'El banco emisor rechazó la tarjeta.',
  },
  reasonFraudSuspected: {
    'pt-BR': 'O pagamento não passou na análise de segurança.',
    'en-US': 'The payment did not pass the security review.',
    'es-ES': 'El pago no pasó el análisis de seguridad.',
  },
  reasonNotCreated: {
    'pt-BR': 'O banco não conseguiu gerar este código.',
    'en-US': 'The bank could not create this code.',
    'es-ES': 'El banco no pudo generar este código.',
  },
  reasonNotSent: {
    'pt-BR': 'Não foi possível enviar o pagamento ao banco do cartão.',
    'en-US': 'The payment could not be sent to the card issuer.',
    'es-ES': 'No se pudo enviar el pago al banco de la tarjeta.',
  },
  reasonExpired: {
    'pt-BR': 'O prazo para pagar terminou.',
    'en-US': 'The time to pay ran out.',
    'es-ES': 'El plazo para pagar terminó.',
  },
  reasonOther: {
    'pt-BR': 'O banco não informou o motivo.',
    'en-US': 'The bank gave no reason.',
    'es-ES': 'El banco no indicó el motivo.',
  },
  canceledLead: {
    'pt-BR':
      'Nada foi cobrado. Se você já pagou, fique tranquilo: vamos identificar o pagamento assim que ele for confirmado.',
    'en-US':
      'Nothing was charged. If you have already paid, do not worry: the amount is recognized as soon as it arrives.',
    'es-ES':
      'No se ha cobrado nada. Si ya pagaste, no te preocupes: el importe se reconoce en cuanto llegue.',
  },
  renew: {
    'pt-BR': 'Gerar novo código',
    'en-US': 'Get a new code',
    'es-ES': 'Generar nuevo código',
  },
  renewing: {
    'pt-BR': 'Gerando…',
    'en-US': 'Preparing…',
    'es-ES': 'Generando…',
  },
  renewFailed: {
    'pt-BR': 'Não conseguimos gerar um novo código agora. Aguarde alguns segundos e tente de novo.',
    'en-US': 'We could not prepare a new code right now. Wait a few seconds and try again.',
    'es-ES': 'No pudimos generar un nuevo código ahora. Espera unos segundos e inténtalo de nuevo.',
  },
  anotherTitle: {
    'pt-BR': 'Como você quer pagar agora?',
    'en-US': 'How would you like to pay now?',
    'es-ES': '¿Cómo quieres pagar ahora?',
  },
  anotherKept: {
    'pt-BR': 'Seus dados continuam preenchidos: não precisa digitar tudo de novo.',
    'en-US': 'Your details are still filled in: no need to type them again.',
    'es-ES': 'Tus datos siguen rellenados: no hace falta escribirlos de nuevo.',
  },
  againPIX: {
    'pt-BR': 'Pagar com Pix',
    'en-US': 'Pay with Pix',
    'es-ES': 'Pagar con Pix',
  },
  againCREDIT_CARD: {
    'pt-BR': 'Tentar outro cartão',
    'en-US': 'Try another card',
    'es-ES': 'Probar otra tarjeta',
  },
  payWithCREDIT_CARD: {
    'pt-BR': 'Pagar com cartão',
    'en-US': 'Pay by card',
    'es-ES': 'Pagar con tarjeta',
  },
  againBILLET: {
    'pt-BR': 'Pagar com boleto',
    'en-US': 'Pay by bank slip',
    'es-ES': 'Pagar con boleto',
  },
  backToOffer: {
    'pt-BR': 'Voltar para a oferta',
    'en-US': 'Back to the offer',
    'es-ES': 'Volver a la oferta',
  },
  refundedLead: {
    'pt-BR':
      'O valor foi devolvido. Conforme o banco, ele pode levar alguns dias para aparecer na sua conta.',
    'en-US':
      'The amount was returned. Depending on the bank, it may take a few days to show in your account.',
    'es-ES': 'El importe fue devuelto. Según el banco, puede tardar unos días en aparecer en tu cuenta.',
  },
  chargebackLead: {
    'pt-BR': 'Este pagamento foi contestado junto ao banco. O vendedor vai entrar em contato se for preciso.',
    'en-US': 'This payment was disputed with the bank. The seller will contact you if needed.',
    'es-ES': 'Este pago fue disputado con el banco. El vendedor te contactará si hace falta.',
  },
});
