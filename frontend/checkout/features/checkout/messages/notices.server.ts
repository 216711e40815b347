import { defineMessages } from '@guiche/i18n';

/** Notices above the form. */
export const noticeMessages = defineMessages({
  dismiss: {
    'pt-BR': 'Fechar aviso',
    'en-US': 'Close message',
    'es-ES': 'Cerrar aviso',
  },
  problemsTitle: {
    'pt-BR': 'Confira os campos destacados',
    'en-US': 'Check the highlighted fields',
    'es-ES': 'Revisa los campos destacados',
  },
  confirmTotal: {
    'pt-BR':
      'Com o que você escolheu, o total é {amount}. Nada foi cobrado: confira, preencha o cartão de novo e confirme.',
    'en-US':
      'With what you chose the total is {amount}. Nothing was charged: check it, enter the card again and confirm.',
    'es-ES':
      'Con lo que elegiste, el total es {amount}. No se cobró nada: revísalo, escribe la tarjeta de nuevo y confirma.',
  },
  purchaseInProgress: {
    'pt-BR':
      'Seu pedido já está sendo processado. Aguarde alguns segundos e tente de novo: você não será cobrado duas vezes.',
    'en-US':
      'Your order is already being processed. Wait a few seconds and try again: you will not be charged twice.',
    'es-ES':
      'Tu pedido ya se está procesando. Espera unos segundos e inténtalo de nuevo: no se te cobrará dos veces.',
  },
  priceChanged: {
    'pt-BR': 'O valor da oferta mudou enquanto você preenchia. Confira o novo total antes de continuar.',
    'en-US': 'The price changed while you were filling in the form. Check the new total before you continue.',
    'es-ES': 'El precio cambió mientras rellenabas el formulario. Revisa el nuevo total antes de continuar.',
  },
  formDamaged: {
    'pt-BR': 'O formulário chegou incompleto e nada foi cobrado. Confira os dados e envie de novo.',
    'en-US': 'The form arrived incomplete and nothing was charged. Check the details and send it again.',
    'es-ES': 'El formulario llegó incompleto y no se ha cobrado nada. Revisa los datos y envíalo de nuevo.',
  },
  alreadyOrdered: {
    'pt-BR':
      'Você já fez um pedido nesta página com outros dados. Se quiser mesmo fazer um novo pedido, confirme mais uma vez.',
    'en-US':
      'You already placed an order on this page with other details. If you really want a new order, confirm once more.',
    'es-ES':
      'Ya hiciste un pedido en esta página con otros datos. Si de verdad quieres hacer uno nuevo, confirma otra vez.',
  },
  unavailable: {
    'pt-BR':
      'Não conseguimos falar com o nosso sistema agora. Seus dados continuam aqui: aguarde alguns segundos e tente de novo. Você não será cobrado duas vezes.',
    'en-US':
      'We cannot reach our system right now. Your details are still here: wait a few seconds and try again. You will not be charged twice.',
    'es-ES':
      'No podemos comunicarnos con nuestro sistema ahora. Tus datos siguen aquí: espera unos segundos e inténtalo de nuevo. No se te cobrará dos veces.',
  },
  offline: {
    'pt-BR':
      'Você está sem internet. Seus dados continuam aqui: confira a conexão e tente de novo. Você não será cobrado duas vezes.',
    'en-US':
      'You are offline. Your details are still here: check your connection and try again. You will not be charged twice.',
    'es-ES':
      'No tienes conexión a internet. Tus datos siguen aquí: revisa la conexión e inténtalo de nuevo. No se te cobrará dos veces.',
  },
  noConnection: {
    'pt-BR':
      'A conexão falhou. Seus dados continuam aqui: confira a sua internet e tente de novo. Você não será cobrado duas vezes.',
    'en-US':
      'The connection failed. Your details are still here: check your internet connection and try again. You will not be charged twice.',
    'es-ES':
      'La conexión falló. Tus datos siguen aquí: revisa tu internet e inténtalo de nuevo. No se te cobrará dos veces.',
  },
  rejected: {
    'pt-BR': 'Não foi possível gerar este pagamento. Nada foi cobrado: confira os dados e tente de novo.',
    'en-US': 'This payment could not be created. Nothing was charged: check your details and try again.',
    'es-ES': 'No se pudo generar este pago. No se ha cobrado nada: revisa los datos e inténtalo de nuevo.',
  },
});
