import { defineMessages } from '@guiche/i18n';

/** A payment that is not decided yet, and how to pay it. */
export const pendingMessages = defineMessages({
  titlePending: {
    'pt-BR': 'Pague com Pix',
    'en-US': 'Pay with Pix',
    'es-ES': 'Paga con Pix',
  },
  titleConfirming: {
    'pt-BR': 'Confirmando com o banco',
    'en-US': 'Confirming with the bank',
    'es-ES': 'Confirmando con el banco',
  },
  titleAnalysing: {
    'pt-BR': 'Pagamento em análise',
    'en-US': 'Payment under review',
    'es-ES': 'Pago en revisión',
  },
  titleBillet: {
    'pt-BR': 'Pague o boleto',
    'en-US': 'Pay the bank slip',
    'es-ES': 'Paga el boleto',
  },
  secureEnvironment: {
    'pt-BR': 'Ambiente seguro',
    'en-US': 'Secure checkout',
    'es-ES': 'Entorno seguro',
  },
  pendingLead: {
    'pt-BR': 'Só falta pagar! Esta página atualiza sozinha assim que o pagamento cair.',
    'en-US': 'All that is left is to pay. As soon as the bank tells us, this page changes by itself.',
    'es-ES': 'Solo falta pagar. En cuanto el banco avise, esta página cambia sola.',
  },
  amount: {
    'pt-BR': 'Valor',
    'en-US': 'Amount',
    'es-ES': 'Importe',
  },
  expiresAt: {
    'pt-BR': 'Pague até {time}',
    'en-US': 'Pay by {time}',
    'es-ES': 'Paga antes de {time}',
  },
  timeLeft: {
    'pt-BR': 'Tempo para pagar',
    'en-US': 'Time left to pay',
    'es-ES': 'Tiempo para pagar',
  },
  timeOver: {
    'pt-BR': 'O prazo terminou. Estamos verificando com o banco…',
    'en-US': 'Time is up. We are checking with the bank…',
    'es-ES': 'El plazo terminó. Estamos verificando con el banco…',
  },
  qrAlt: {
    'pt-BR': 'QR Code do Pix de {amount}',
    'en-US': 'Pix QR code for {amount}',
    'es-ES': 'Código QR del Pix de {amount}',
  },
  qrHint: {
    'pt-BR': 'Aponte a câmera do aplicativo do seu banco',
    'en-US': 'Point the camera of your bank app here',
    'es-ES': 'Apunta con la cámara de la aplicación de tu banco',
  },
  codeLabel: {
    'pt-BR': 'Código Pix copia e cola',
    'en-US': 'Pix copy-and-paste code',
    'es-ES': 'Código Pix para copiar y pegar',
  },
  copy: {
    'pt-BR': 'Copiar código Pix',
    'en-US': 'Copy Pix code',
    'es-ES': 'Copiar código Pix',
  },
  copied: {
    'pt-BR': 'Código copiado',
    'en-US': 'Code copied',
    'es-ES': 'Código copiado',
  },
  copiedHint: {
    'pt-BR': 'Agora abra o aplicativo do seu banco e escolha Pix copia e cola.',
    'en-US': 'Now open your bank app and choose Pix copy and paste (copia e cola).',
    'es-ES': 'Ahora abre la aplicación de tu banco y elige Pix copiar y pegar (copia e cola).',
  },
  howTitle: {
    'pt-BR': 'Como pagar',
    'en-US': 'How to pay',
    'es-ES': 'Cómo pagar',
  },
  howOpen: {
    'pt-BR': 'Abra o aplicativo do seu banco e entre em Pix.',
    'en-US': 'Open your bank app and go to Pix.',
    'es-ES': 'Abre la aplicación de tu banco y entra en Pix.',
  },
  howScan: {
    'pt-BR': 'Escolha "Ler QR Code" ou "Pix Copia e Cola" e use o código desta página.',
    'en-US': 'Choose to scan a QR code, or Pix copy and paste, and use the code on this page.',
    'es-ES': 'Elige leer código QR, o Pix copiar y pegar, y usa el código de esta página.',
  },
  howConfirm: {
    'pt-BR': 'Confira o valor e confirme. A aprovação leva poucos segundos.',
    'en-US': 'Check the amount and confirm. Approval takes a few seconds.',
    'es-ES': 'Revisa el importe y confirma. La aprobación tarda unos segundos.',
  },
  checkNow: {
    'pt-BR': 'Já paguei',
    'en-US': 'I have paid',
    'es-ES': 'Ya he pagado',
  },
  watching: {
    'pt-BR': 'Aguardando o pagamento…',
    'en-US': 'Waiting for the payment…',
    'es-ES': 'Esperando el pago…',
  },
  checking: {
    'pt-BR': 'Verificando o pagamento…',
    'en-US': 'Asking the bank…',
    'es-ES': 'Preguntando al banco…',
  },
  notYet: {
    'pt-BR': 'Ainda não identificamos o pagamento. Costuma levar alguns segundos; a página atualiza sozinha.',
    'en-US':
      'The bank has not confirmed yet. It usually takes a few seconds, and this page changes by itself.',
    'es-ES': 'El banco aún no ha confirmado. Suele tardar unos segundos y esta página cambia sola.',
  },
  notYetBillet: {
    'pt-BR': 'Ainda não identificamos o pagamento. Um boleto pago é confirmado em até três dias úteis.',
    'en-US': 'The bank has not confirmed yet. A paid bank slip is confirmed within three business days.',
    'es-ES': 'El banco aún no ha confirmado. Un boleto pagado se confirma en hasta tres días hábiles.',
  },
  unheard: {
    'pt-BR': 'Sem conexão agora. Assim que ela voltar, esta página verifica sozinha.',
    'en-US': 'No connection right now. As soon as it is back, this page checks by itself.',
    'es-ES': 'Sin conexión ahora. En cuanto vuelva, esta página lo comprueba sola.',
  },
  billetLead: {
    'pt-BR': 'Seu boleto está pronto. Depois de pago, a confirmação chega em até três dias úteis.',
    'en-US': 'Your bank slip is ready. Once paid, confirmation takes up to three business days.',
    'es-ES': 'Tu boleto está listo. Después de pagarlo, la confirmación tarda hasta tres días hábiles.',
  },
  analysingLead: {
    'pt-BR': 'O banco do cartão está analisando o pagamento. Isso costuma levar poucos minutos.',
    'en-US': 'The card issuer is reviewing the payment. It usually takes a few minutes.',
    'es-ES': 'El banco de la tarjeta está revisando el pago. Suele tardar pocos minutos.',
  },
  analysingStay: {
    'pt-BR': 'Esta página atualiza sozinha assim que houver resposta. Você não precisa pagar de novo.',
    'en-US': 'This page changes by itself as soon as there is an answer. You do not need to pay again.',
    'es-ES': 'Esta página cambia sola en cuanto haya respuesta. No necesitas pagar otra vez.',
  },
  billetDue: {
    'pt-BR': 'Vence em {date}',
    'en-US': 'Due on {date}',
    'es-ES': 'Vence el {date}',
  },
  billetLabel: {
    'pt-BR': 'Linha digitável',
    'en-US': 'Bank slip line',
    'es-ES': 'Línea del boleto',
  },
  billetCopy: {
    'pt-BR': 'Copiar linha digitável',
    'en-US': 'Copy bank slip line',
    'es-ES': 'Copiar línea del boleto',
  },
  billetCopiedHint: {
    'pt-BR': 'Agora cole no aplicativo do seu banco, em pagar boleto.',
    'en-US': 'Now paste it in your Brazilian bank app, under pay boleto.',
    'es-ES': 'Ahora pégala en la aplicación de tu banco, en pagar boleto.',
  },
  barcodeAlt: {
    'pt-BR': 'Código de barras do boleto de {amount}',
    'en-US': 'Bar code of the bank slip of {amount}',
    'es-ES': 'Código de barras del boleto de {amount}',
  },
  barcodeHint: {
    'pt-BR': 'Ou escaneie o código de barras no app do banco ou na lotérica',
    'en-US': 'Or read the bars with a bank app, or at a lottery shop',
    'es-ES': 'O lee las barras con la aplicación del banco o en la lotérica',
  },
  billetOpen: {
    'pt-BR': 'Abrir o boleto',
    'en-US': 'Open the bank slip',
    'es-ES': 'Abrir el boleto',
  },
  billetHowOpen: {
    'pt-BR': 'Abra o aplicativo do seu banco e escolha pagar boleto.',
    'en-US': 'Open your bank app and choose to pay a boleto.',
    'es-ES': 'Abre la aplicación de tu banco y elige pagar un boleto.',
  },
  billetHowPaste: {
    'pt-BR': 'Cole a linha digitável, ou aponte a câmera para o código de barras.',
    'en-US': 'Paste the line, or point the camera at the barcode.',
    'es-ES': 'Pega la línea, o apunta la cámara al código de barras.',
  },
  billetHowWait: {
    'pt-BR': 'Confira o valor e o vencimento. A confirmação chega em até três dias úteis.',
    'en-US': 'Check the amount and the due date. Confirmation takes up to three business days.',
    'es-ES': 'Revisa el importe y el vencimiento. La confirmación tarda hasta tres días hábiles.',
  },
  confirmingLead: {
    'pt-BR': 'Estamos confirmando com o banco. Isso costuma levar menos de dois minutos.',
    'en-US': 'We are confirming with the bank. It usually takes less than two minutes.',
    'es-ES': 'Estamos confirmando con el banco. Suele tardar menos de dos minutos.',
  },
  confirmingStay: {
    'pt-BR':
      'Pode ficar nesta página: o código aparece aqui assim que ficar pronto. Você não será cobrado duas vezes.',
    'en-US':
      'You can stay on this page: the code appears here as soon as it is ready. You will not be charged twice.',
    'es-ES':
      'Puedes quedarte en esta página: el código aparece aquí en cuanto esté listo. No se te cobrará dos veces.',
  },
  simulator: {
    'pt-BR': 'Simular o pagamento',
    'en-US': 'Simulate the payment',
    'es-ES': 'Simular el pago',
  },
  afterPaying: {
    'pt-BR': 'Depois do pagamento, esta página mostra o comprovante e os próximos passos.',
    'en-US': 'After the payment this page shows the receipt and the next steps.',
    'es-ES': 'Después del pago, esta página muestra el comprobante y los próximos pasos.',
  },
});
