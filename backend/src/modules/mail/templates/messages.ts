import { defineMessages } from '@guiche/i18n';

/** The words of the mails. `{platform}` is the name of the platform. */
export const MAIL_MESSAGES = defineMessages({
  greeting: { 'pt-BR': 'Olá, {name}', 'en-US': 'Hello, {name}', 'es-ES': 'Hola, {name}' },
  passwordRecovery_subject: {
    'pt-BR': 'Nova senha para {platform}',
    'en-US': 'New password for {platform}',
    'es-ES': 'Nueva contraseña para {platform}',
  },
  passwordRecovery_text: {
    'pt-BR':
      'Recebemos um pedido de nova senha para a sua conta. O link abaixo vale por {minutes} minutos e funciona uma vez.',
    'en-US':
      'We received a request for a new password for your account. The link below is valid for {minutes} minutes and works once.',
    'es-ES':
      'Recibimos una solicitud de nueva contraseña para su cuenta. El enlace siguiente vale {minutes} minutos y funciona una vez.',
  },
  passwordRecovery_button: {
    'pt-BR': 'Criar nova senha',
    'en-US': 'Set a new password',
    'es-ES': 'Crear nueva contraseña',
  },
  passwordRecovery_note: {
    'pt-BR': 'Se você não pediu, ignore esta mensagem: a sua senha continua a mesma.',
    'en-US': 'If you did not ask for it, ignore this message: your password stays the same.',
    'es-ES': 'Si no la pidió, ignore este mensaje: su contraseña sigue igual.',
  },
  passwordChanged_subject: {
    'pt-BR': 'Sua senha de {platform} foi alterada',
    'en-US': 'Your password for {platform} was changed',
    'es-ES': 'Su contraseña de {platform} fue cambiada',
  },
  passwordChanged_text: {
    'pt-BR': 'A senha da sua conta foi alterada e todas as sessões foram encerradas.',
    'en-US': 'The password of your account was changed, and all sessions were ended.',
    'es-ES': 'La contraseña de su cuenta fue cambiada y todas las sesiones se cerraron.',
  },
  passwordChanged_note: {
    'pt-BR': 'Se não foi você, crie uma nova senha agora e fale com o suporte.',
    'en-US': 'If this was not you, set a new password now and contact support.',
    'es-ES': 'Si no fue usted, cree una nueva contraseña ahora y hable con el soporte.',
  },
  passkeyAdded_subject: {
    'pt-BR': 'Nova chave de acesso na sua conta de {platform}',
    'en-US': 'New passkey for your account at {platform}',
    'es-ES': 'Nueva clave de acceso en su cuenta de {platform}',
  },
  passkeyAdded_text: {
    'pt-BR': 'A chave de acesso “{passkey}” foi adicionada. Com ela, você entra sem senha.',
    'en-US': 'The passkey “{passkey}” was added. With it you sign in without a password.',
    'es-ES': 'Se agregó la clave de acceso “{passkey}”. Con ella entra sin contraseña.',
  },
  passkeyAdded_note: {
    'pt-BR': 'Se não foi você, remova a chave, troque a senha agora e fale com o suporte.',
    'en-US': 'If this was not you, remove the passkey, change your password now and contact support.',
    'es-ES': 'Si no fue usted, elimine la clave, cambie la contraseña ahora y hable con el soporte.',
  },
  passkeyRemoved_subject: {
    'pt-BR': 'Chave de acesso removida da sua conta de {platform}',
    'en-US': 'Passkey removed from your account at {platform}',
    'es-ES': 'Clave de acceso eliminada de su cuenta de {platform}',
  },
  passkeyRemoved_text: {
    'pt-BR': 'A chave de acesso “{passkey}” foi removida e não abre mais a sua conta.',
    'en-US': 'The passkey “{passkey}” was removed and does not open your account any more.',
    'es-ES': 'La clave de acceso “{passkey}” fue eliminada y ya no abre su cuenta.',
  },
  passkeyRemoved_note: {
    'pt-BR': 'Se não foi você, troque a senha agora e fale com o suporte.',
    'en-US': 'If this was not you, change your password now and contact support.',
    'es-ES': 'Si no fue usted, cambie la contraseña ahora y hable con el soporte.',
  },
  secondFactorReset_subject: {
    'pt-BR': 'Segundo fator removido da sua conta de {platform}',
    'en-US': 'Second factor removed from your account at {platform}',
    'es-ES': 'Segundo factor eliminado de su cuenta de {platform}',
  },
  secondFactorReset_text: {
    'pt-BR':
      'A equipe removeu o autenticador e as chaves de acesso da sua conta, porque recebeu um aviso de que foram perdidos. As suas sessões foram encerradas. Entre com a senha e cadastre um novo segundo fator.',
    'en-US':
      'Staff removed the authenticator and the passkeys of your account, because they were told that these were lost. Your sessions ended. Sign in with your password and add a new second factor.',
    'es-ES':
      'El equipo eliminó el autenticador y las claves de acceso de su cuenta, porque recibió un aviso de que se perdieron. Sus sesiones se cerraron. Entre con la contraseña y registre un nuevo segundo factor.',
  },
  secondFactorReset_note: {
    'pt-BR': 'Se não foi você quem pediu, troque a senha agora e fale com o suporte.',
    'en-US': 'If you did not ask for it, change your password now and contact support.',
    'es-ES': 'Si no lo pidió usted, cambie la contraseña ahora y hable con el soporte.',
  },
  managerMessage_subject: {
    'pt-BR': 'Mensagem do seu gerente em {platform}',
    'en-US': 'Message of your manager at {platform}',
    'es-ES': 'Mensaje de su gerente en {platform}',
  },
  managerMessage_text: { 'pt-BR': '{message}', 'en-US': '{message}', 'es-ES': '{message}' },
  managerMessage_note: {
    'pt-BR': '{manager} escreveu esta mensagem. Responda para {email}. Ninguém da equipe pede a sua senha.',
    'en-US': '{manager} wrote this message. Answer to {email}. Nobody of the staff asks for your password.',
    'es-ES': '{manager} escribió este mensaje. Responda a {email}. Nadie del equipo pide su contraseña.',
  },
  exportReady_subject: {
    'pt-BR': 'Seu arquivo de {platform} está pronto',
    'en-US': 'Your file from {platform} is ready',
    'es-ES': 'Su archivo de {platform} está listo',
  },
  exportReady_text: {
    'pt-BR': 'O arquivo que você pediu está pronto. O link vale por {days} dias e funciona só na sua conta.',
    'en-US':
      'The file you asked for is ready. The link is valid for {days} days and works only in your account.',
    'es-ES': 'El archivo que pidió está listo. El enlace vale {days} días y funciona solo en su cuenta.',
  },
  exportReady_button: {
    'pt-BR': 'Baixar arquivo',
    'en-US': 'Download the file',
    'es-ES': 'Descargar archivo',
  },
  exportReady_note: {
    'pt-BR': 'Se não foi você quem pediu, fale com o suporte.',
    'en-US': 'If you did not ask for it, contact support.',
    'es-ES': 'Si no lo pidió usted, hable con el soporte.',
  },
  invitation_subject: {
    'pt-BR': 'Convite para administrar {platform}',
    'en-US': 'Invitation to run {platform}',
    'es-ES': 'Invitación para administrar {platform}',
  },
  invitation_text: {
    'pt-BR':
      '{inviter} convidou você para a equipe. Crie a sua senha pelo link abaixo, que vale por {days} dias e funciona uma vez.',
    'en-US':
      '{inviter} invited you to the staff. Set your password with the link below, which is valid for {days} days and works once.',
    'es-ES':
      '{inviter} le invitó al equipo. Cree su contraseña con el enlace siguiente, que vale {days} días y funciona una vez.',
  },
  invitation_button: { 'pt-BR': 'Criar senha', 'en-US': 'Set a password', 'es-ES': 'Crear contraseña' },
  invitation_note: {
    'pt-BR': 'Se você não esperava este convite, ignore esta mensagem.',
    'en-US': 'If you did not expect this invitation, ignore this message.',
    'es-ES': 'Si no esperaba esta invitación, ignore este mensaje.',
  },
  emailConfirmation_subject: {
    'pt-BR': 'Confirme o seu e-mail em {platform}',
    'en-US': 'Confirm your e-mail address at {platform}',
    'es-ES': 'Confirme su correo en {platform}',
  },
  emailConfirmation_text: {
    'pt-BR': 'O seu código é {code}. Ele vale por {minutes} minutos.',
    'en-US': 'Your code is {code}. It is valid for {minutes} minutes.',
    'es-ES': 'Su código es {code}. Vale {minutes} minutos.',
  },
  emailConfirmation_note: {
    'pt-BR': 'Se você não abriu uma conta, ignore esta mensagem.',
    'en-US': 'If you did not open an account, ignore this message.',
    'es-ES': 'Si no abrió una cuenta, ignore este mensaje.',
  },
  bankAccountAdded_subject: {
    'pt-BR': 'Nova conta de recebimento em {platform}',
    'en-US': 'New account to be paid to at {platform}',
    'es-ES': 'Nueva cuenta de cobro en {platform}',
  },
  bankAccountAdded_text: {
    'pt-BR': 'Uma conta bancária ou chave PIX foi cadastrada na sua conta. Ela vale depois da nossa análise.',
    'en-US': 'A bank account or PIX key was added to your account. It can be used after our review.',
    'es-ES': 'Se agregó una cuenta bancaria o clave PIX a su cuenta. Vale después de nuestra revisión.',
  },
  bankAccountAdded_note: {
    'pt-BR': 'Se não foi você, troque a sua senha agora e fale com o suporte.',
    'en-US': 'If this was not you, change your password now and contact support.',
    'es-ES': 'Si no fue usted, cambie su contraseña ahora y contacte al soporte.',
  },
  documentRejected_subject: {
    'pt-BR': 'Envie de novo um documento para {platform}',
    'en-US': 'Send a document to {platform} again',
    'es-ES': 'Envíe de nuevo un documento a {platform}',
  },
  documentRejected_text: {
    'pt-BR': 'Precisamos que envie de novo este documento: {document}. Motivo: {reason}',
    'en-US': 'Please send this document again: {document}. Reason: {reason}',
    'es-ES': 'Necesitamos que envíe de nuevo este documento: {document}. Motivo: {reason}',
  },
  documentRejected_button: {
    'pt-BR': 'Enviar de novo',
    'en-US': 'Send it again',
    'es-ES': 'Enviar de nuevo',
  },
  documentRejected_note: {
    'pt-BR': 'Os outros documentos continuam como estão.',
    'en-US': 'The other documents stay as they are.',
    'es-ES': 'Los otros documentos siguen como están.',
  },
  documentsApproved_subject: {
    'pt-BR': 'Seus documentos foram aprovados em {platform}',
    'en-US': 'Your documents were approved at {platform}',
    'es-ES': 'Sus documentos fueron aprobados en {platform}',
  },
  documentsApproved_text: {
    'pt-BR': 'Conferimos todos os seus documentos. A sua conta está ativa.',
    'en-US': 'We checked all your documents. Your account is active.',
    'es-ES': 'Revisamos todos sus documentos. Su cuenta está activa.',
  },
  documentsApproved_button: {
    'pt-BR': 'Abrir a minha conta',
    'en-US': 'Open my account',
    'es-ES': 'Abrir mi cuenta',
  },
  documentsApproved_note: {
    'pt-BR': 'Você não precisa fazer mais nada.',
    'en-US': 'You do not need to do anything else.',
    'es-ES': 'No necesita hacer nada más.',
  },
  alreadyRegistered_subject: {
    'pt-BR': 'Você já tem uma conta em {platform}',
    'en-US': 'You already have an account at {platform}',
    'es-ES': 'Ya tiene una cuenta en {platform}',
  },
  alreadyRegistered_text: {
    'pt-BR':
      'Alguém tentou abrir uma conta com este e-mail. Entre com a senha que você já tem, ou peça uma nova na página de entrada.',
    'en-US':
      'Somebody tried to open an account with this e-mail address. Sign in with the password you have, or ask for a new one on the sign-in page.',
    'es-ES':
      'Alguien intentó abrir una cuenta con este correo. Entre con la contraseña que ya tiene, o pida una nueva en la página de entrada.',
  },
  alreadyRegistered_note: {
    'pt-BR': 'Se não foi você, nada mudou na sua conta.',
    'en-US': 'If this was not you, nothing changed in your account.',
    'es-ES': 'Si no fue usted, nada cambió en su cuenta.',
  },
  customerSignIn_subject: {
    'pt-BR': 'Seu acesso às compras em {platform}',
    'en-US': 'Your access to your purchases at {platform}',
    'es-ES': 'Su acceso a las compras en {platform}',
  },
  customerSignIn_text: {
    'pt-BR':
      'Use o botão abaixo ou digite este código na página: {code}. O código e o botão valem por {minutes} minutos e funcionam uma vez.',
    'en-US':
      'Use the button below, or enter this code on the page: {code}. The code and the button are valid for {minutes} minutes and work once.',
    'es-ES':
      'Use el botón siguiente o ingrese este código en la página: {code}. El código y el botón valen {minutes} minutos y funcionan una vez.',
  },
  customerSignIn_button: {
    'pt-BR': 'Ver minhas compras',
    'en-US': 'See my purchases',
    'es-ES': 'Ver mis compras',
  },
  customerSignIn_note: {
    'pt-BR': 'Se você não pediu, ignore esta mensagem. Não passe o código a ninguém.',
    'en-US': 'If you did not ask for it, ignore this message. Give the code to nobody.',
    'es-ES': 'Si no lo pidió, ignore este mensaje. No dé el código a nadie.',
  },
  purchaseApproved_subject: {
    'pt-BR': 'Compra aprovada em {platform}: {product}',
    'en-US': 'Your purchase at {platform} is approved: {product}',
    'es-ES': 'Compra aprobada en {platform}: {product}',
  },
  purchaseApproved_text: {
    'pt-BR': 'Seu pagamento de {amount} foi confirmado. Produto: {product}. Pedido: {code}.',
    'en-US': 'Your payment of {amount} was confirmed. Product: {product}. Order: {code}.',
    'es-ES': 'Su pago de {amount} fue confirmado. Producto: {product}. Pedido: {code}.',
  },
  purchaseApproved_button: {
    'pt-BR': 'Acessar minha compra',
    'en-US': 'Open my purchase',
    'es-ES': 'Acceder a mi compra',
  },
  purchaseApproved_note: {
    'pt-BR':
      'O botão entra direto, sem senha, uma vez, por {days} dias. Depois, peça um código na página de entrada. Não encaminhe este e-mail.',
    'en-US':
      'The button signs you in without a password, once, for {days} days. After that, ask for a code on the sign-in page. Do not forward this e-mail.',
    'es-ES':
      'El botón entra directo, sin contraseña, una vez, por {days} días. Después, pida un código en la página de entrada. No reenvíe este correo.',
  },
  orderShipped_subject: {
    'pt-BR': 'Seu pedido em {platform} foi enviado: {product}',
    'en-US': 'Your order at {platform} is on its way: {product}',
    'es-ES': 'Su pedido en {platform} fue enviado: {product}',
  },
  orderShipped_text: {
    'pt-BR': '{product} foi enviado por {carrier}. O código de rastreio é {trackingCode}.',
    'en-US': '{product} was sent by {carrier}. The tracking code is {trackingCode}.',
    'es-ES': '{product} fue enviado por {carrier}. El código de seguimiento es {trackingCode}.',
  },
  orderShipped_button: {
    'pt-BR': 'Acompanhar o pedido',
    'en-US': 'Follow the order',
    'es-ES': 'Seguir el pedido',
  },
  orderShipped_note: {
    'pt-BR': 'O botão entra direto, sem senha, uma vez, por {days} dias. Não encaminhe este e-mail.',
    'en-US': 'The button signs you in without a password, once, for {days} days. Do not forward this e-mail.',
    'es-ES': 'El botón entra directo, sin contraseña, una vez, por {days} días. No reenvíe este correo.',
  },
  accessAgain_subject: {
    'pt-BR': 'Seu acesso em {platform}: {product}',
    'en-US': 'Your access at {platform}: {product}',
    'es-ES': 'Su acceso en {platform}: {product}',
  },
  accessAgain_text: {
    'pt-BR': 'Enviamos de novo o acesso à sua compra: {product}.',
    'en-US': 'Here is the access to your purchase again: {product}.',
    'es-ES': 'Enviamos de nuevo el acceso a su compra: {product}.',
  },
  accessAgain_button: {
    'pt-BR': 'Acessar minha compra',
    'en-US': 'Open my purchase',
    'es-ES': 'Acceder a mi compra',
  },
  accessAgain_note: {
    'pt-BR': 'O botão entra direto, sem senha, uma vez, por {days} dias. Não encaminhe este e-mail.',
    'en-US': 'The button signs you in without a password, once, for {days} days. Do not forward this e-mail.',
    'es-ES': 'El botón entra directo, sin contraseña, una vez, por {days} días. No reenvíe este correo.',
  },
  addressCorrected_subject: {
    'pt-BR': 'Uma compra em {platform} mudou de e-mail',
    'en-US': 'A purchase at {platform} moved to another e-mail address',
    'es-ES': 'Una compra en {platform} cambió de correo',
  },
  addressCorrected_text: {
    'pt-BR': 'A compra de {product} passou deste e-mail para {address}. Ela não aparece mais nesta conta.',
    'en-US': 'The purchase of {product} moved from this address to {address}. This account no longer has it.',
    'es-ES': 'La compra de {product} pasó de este correo a {address}. Ya no aparece en esta cuenta.',
  },
  addressCorrected_note: {
    'pt-BR': 'Se a compra é sua e você não pediu a correção, fale com o suporte.',
    'en-US': 'If the purchase is yours and you did not ask for this, contact support.',
    'es-ES': 'Si la compra es suya y no pidió la corrección, contacte al soporte.',
  },
  refundCode_subject: {
    'pt-BR': 'Código do seu pedido de reembolso em {platform}',
    'en-US': 'The code of your request for a refund at {platform}',
    'es-ES': 'Código de su solicitud de reembolso en {platform}',
  },
  refundCode_text: {
    'pt-BR': 'Digite este código na página: {code}. Ele vale por {minutes} minutos e funciona uma vez.',
    'en-US': 'Enter this code on the page: {code}. It is valid for {minutes} minutes and works once.',
    'es-ES': 'Ingrese este código en la página: {code}. Vale {minutes} minutos y funciona una vez.',
  },
  refundCode_note: {
    'pt-BR': 'Se você não pediu reembolso, ignore esta mensagem. Não passe o código a ninguém.',
    'en-US': 'If you did not ask for a refund, ignore this message. Give the code to nobody.',
    'es-ES': 'Si no pidió un reembolso, ignore este mensaje. No dé el código a nadie.',
  },
  refundRequested_subject: {
    'pt-BR': 'Pedido de reembolso {protocol} em {platform}',
    'en-US': 'Request for a refund {protocol} at {platform}',
    'es-ES': 'Solicitud de reembolso {protocol} en {platform}',
  },
  refundRequested_text: {
    'pt-BR': 'Recebemos o seu pedido de reembolso de {product}. O protocolo é {protocol}.',
    'en-US': 'We received your request for a refund of {product}. The number is {protocol}.',
    'es-ES': 'Recibimos su solicitud de reembolso de {product}. El protocolo es {protocol}.',
  },
  refundRequested_button: {
    'pt-BR': 'Acompanhar o pedido',
    'en-US': 'Follow the request',
    'es-ES': 'Seguir la solicitud',
  },
  refundRequested_note: {
    'pt-BR': 'Guarde o número do protocolo. Se você não fez este pedido, fale com o suporte.',
    'en-US': 'Keep the number. If you did not ask for this, contact support.',
    'es-ES': 'Guarde el número de protocolo. Si no hizo esta solicitud, hable con el soporte.',
  },
  refundToDecide_subject: {
    'pt-BR': '{platform}: um comprador pede reembolso, protocolo {protocol}',
    'en-US': '{platform}: a buyer asks for a refund, number {protocol}',
    'es-ES': '{platform}: un comprador pide reembolso, protocolo {protocol}',
  },
  refundToDecide_text: {
    'pt-BR': 'Um comprador de {product} pede o dinheiro de volta fora do prazo garantido. Você decide.',
    'en-US': 'A buyer of {product} asks for the money back after the guaranteed days. You decide.',
    'es-ES': 'Un comprador de {product} pide el dinero fuera del plazo garantizado. Usted decide.',
  },
  refundToDecide_button: {
    'pt-BR': 'Ver o pedido',
    'en-US': 'See the request',
    'es-ES': 'Ver la solicitud',
  },
  refundToDecide_note: {
    'pt-BR': 'Protocolo {protocol}. O comprador recebe a sua resposta por e-mail.',
    'en-US': 'Number {protocol}. The buyer gets your answer by mail.',
    'es-ES': 'Protocolo {protocol}. El comprador recibe su respuesta por correo.',
  },
  refundRefused_subject: {
    'pt-BR': 'Pedido de reembolso {protocol} em {platform}: recusado',
    'en-US': 'Request for a refund {protocol} at {platform}: refused',
    'es-ES': 'Solicitud de reembolso {protocol} en {platform}: rechazada',
  },
  refundRefused_text: {
    'pt-BR':
      'O vendedor não aceitou devolver o valor de {product}, pedido fora do prazo (protocolo {protocol}). Motivo: {reason}',
    'en-US':
      'The seller did not agree to give the money for {product} back, which was asked for late (number {protocol}). Reason: {reason}',
    'es-ES':
      'El vendedor no aceptó devolver el importe de {product}, pedido fuera de plazo (protocolo {protocol}). Motivo: {reason}',
  },
  refundRefused_note: {
    'pt-BR': 'Se o produto tem defeito ou não chegou, responda ao suporte com o número do protocolo.',
    'en-US': 'If the product is defective or did not arrive, write to support with this number.',
    'es-ES': 'Si el producto tiene defecto o no llegó, escriba al soporte con el número de protocolo.',
  },
  receiverActive_subject: {
    'pt-BR': 'Seu cadastro em {provider} está ativo em {platform}',
    'en-US': 'Your registration at {provider} is active at {platform}',
    'es-ES': 'Su registro en {provider} está activo en {platform}',
  },
  receiverActive_text: {
    'pt-BR': 'O provedor {provider} aprovou seu cadastro. Suas vendas já podem ser pagas por ele.',
    'en-US': 'The provider {provider} approved your registration. Your sales can be paid through it.',
    'es-ES': 'El proveedor {provider} aprobó su registro. Sus ventas ya pueden pagarse por él.',
  },
  receiverActive_button: { 'pt-BR': 'Ver o cadastro', 'en-US': 'Show it', 'es-ES': 'Ver el registro' },
  receiverActive_note: {
    'pt-BR': 'Se não foi você que pediu, troque a senha e fale com o suporte.',
    'en-US': 'If you did not request it, change your password and contact support.',
    'es-ES': 'Si no fue usted quien lo pidió, cambie la contraseña y hable con el soporte.',
  },
  receiverRejected_subject: {
    'pt-BR': 'Seu cadastro em {provider} não foi aceito em {platform}',
    'en-US': 'Your registration at {provider} was not accepted at {platform}',
    'es-ES': 'Su registro en {provider} no fue aceptado en {platform}',
  },
  receiverRejected_text: {
    'pt-BR': 'O cadastro no provedor {provider} não foi aceito. Motivo: {reason}',
    'en-US': 'The registration at the provider {provider} was not accepted. Reason: {reason}',
    'es-ES': 'El registro en el proveedor {provider} no fue aceptado. Motivo: {reason}',
  },
  receiverRejected_button: { 'pt-BR': 'Pedir de novo', 'en-US': 'Request again', 'es-ES': 'Pedir de nuevo' },
  receiverRejected_note: {
    'pt-BR': 'Seu saldo na plataforma não muda.',
    'en-US': 'Your balance at the platform does not change.',
    'es-ES': 'Su saldo en la plataforma no cambia.',
  },
  withdrawalPaid_subject: {
    'pt-BR': 'Seu saque de {amount} em {platform} foi pago',
    'en-US': 'Your withdrawal of {amount} at {platform} was paid',
    'es-ES': 'Su retiro de {amount} en {platform} fue pagado',
  },
  withdrawalPaid_text: {
    'pt-BR': 'Pagamos {amount} em {destination}. O comprovante está na página dos seus saques.',
    'en-US': 'We paid {amount} to {destination}. The receipt is on the page of your withdrawals.',
    'es-ES': 'Pagamos {amount} en {destination}. El comprobante está en la página de sus retiros.',
  },
  withdrawalPaid_button: { 'pt-BR': 'Ver saques', 'en-US': 'Show withdrawals', 'es-ES': 'Ver retiros' },
  withdrawalPaid_note: {
    'pt-BR': 'Se não foi você que pediu, troque a senha agora e fale com o suporte.',
    'en-US': 'If this was not you, set a new password now and contact support.',
    'es-ES': 'Si no fue usted, cree una nueva contraseña ahora y hable con el soporte.',
  },
  anticipationOffered_subject: {
    'pt-BR': 'Nova taxa para a sua antecipação em {platform}',
    'en-US': 'A new rate for your anticipation at {platform}',
    'es-ES': 'Nueva tasa para su anticipo en {platform}',
  },
  anticipationOffered_text: {
    'pt-BR': 'Com a nova taxa de {fee} você recebe {net}. Motivo: {reason}',
    'en-US': 'With the new fee of {fee} you receive {net}. Reason: {reason}',
    'es-ES': 'Con la nueva tasa de {fee} usted recibe {net}. Motivo: {reason}',
  },
  anticipationOffered_button: { 'pt-BR': 'Responder', 'en-US': 'Answer', 'es-ES': 'Responder' },
  anticipationOffered_note: {
    'pt-BR': 'Nada é pago sem o seu aceite. As vendas continuam a liberar no dia delas.',
    'en-US': 'Nothing is paid before you accept. The sales are released on their day.',
    'es-ES': 'Nada se paga sin su aceptación. Las ventas se liberan en su día.',
  },
  chargeSent_subject: {
    'pt-BR': 'Cobrança de {amount} em {platform}',
    'en-US': 'A charge of {amount} at {platform}',
    'es-ES': 'Cobro de {amount} en {platform}',
  },
  chargeSent_text: {
    'pt-BR': 'Há uma cobrança de {amount} ({reference}), com vencimento em {due}.',
    'en-US': 'There is a charge of {amount} ({reference}), due on {due}.',
    'es-ES': 'Hay un cobro de {amount} ({reference}), con vencimiento el {due}.',
  },
  chargeSent_button: { 'pt-BR': 'Ver cobranças', 'en-US': 'Show charges', 'es-ES': 'Ver cobros' },
  chargeSent_note: {
    'pt-BR': 'A plataforma pode descontar o valor do seu saldo.',
    'en-US': 'The platform may take the amount from your balance.',
    'es-ES': 'La plataforma puede descontar el importe de su saldo.',
  },
  invoiceSent_subject: {
    'pt-BR': 'Fatura de {amount} da plataforma {platform}',
    'en-US': 'An invoice of {amount} for {platform}',
    'es-ES': 'Factura de {amount} de la plataforma {platform}',
  },
  invoiceSent_text: {
    'pt-BR': 'A fatura {reference} da sua plataforma é de {amount} e vence em {due}.',
    'en-US': 'The invoice {reference} of your platform is {amount}, due on {due}.',
    'es-ES': 'La factura {reference} de su plataforma es de {amount} y vence el {due}.',
  },
  invoiceSent_button: { 'pt-BR': 'Ver fatura', 'en-US': 'Show the invoice', 'es-ES': 'Ver la factura' },
  invoiceSent_note: {
    'pt-BR': 'A página mostra como o valor se compõe. {payment}',
    'en-US': 'The page shows what the amount is made of. {payment}',
    'es-ES': 'La página muestra cómo se compone el importe. {payment}',
  },
  invoiceOverdue_subject: {
    'pt-BR': 'Fatura vencida de {amount} da plataforma {platform}',
    'en-US': 'An overdue invoice of {amount} for {platform}',
    'es-ES': 'Factura vencida de {amount} de la plataforma {platform}',
  },
  invoiceOverdue_text: {
    'pt-BR': 'A fatura {reference} da sua plataforma, de {amount}, venceu em {due} e não foi paga.',
    'en-US': 'The invoice {reference} of your platform, {amount}, was due on {due} and is not paid.',
    'es-ES': 'La factura {reference} de su plataforma, de {amount}, venció el {due} y no fue pagada.',
  },
  invoiceOverdue_button: { 'pt-BR': 'Ver fatura', 'en-US': 'Show the invoice', 'es-ES': 'Ver la factura' },
  invoiceOverdue_note: {
    'pt-BR': 'A operadora pode suspender a plataforma. {payment}',
    'en-US': 'The operator may suspend the platform. {payment}',
    'es-ES': 'La operadora puede suspender la plataforma. {payment}',
  },
  trialEnds_subject: {
    'pt-BR': 'O período de teste de {platform} vai até {end}',
    'en-US': 'The trial of {platform} lasts until {end}',
    'es-ES': 'El período de prueba de {platform} dura hasta el {end}',
  },
  trialEnds_text: {
    'pt-BR':
      'O último dia do período de teste é {end}. Depois, a plataforma continua ativa e o plano é cobrado a partir do primeiro mês completo.',
    'en-US':
      'The last day of the trial is {end}. After it the platform stays active, and the plan is billed from the first whole month on.',
    'es-ES':
      'El último día del período de prueba es el {end}. Después la plataforma sigue activa y el plan se cobra desde el primer mes completo.',
  },
  trialEnds_button: { 'pt-BR': 'Ver as faturas', 'en-US': 'Show the invoices', 'es-ES': 'Ver las facturas' },
  trialEnds_note: {
    'pt-BR': 'Fale com a operadora se quiser outro prazo.',
    'en-US': 'Contact the operator if you want another day.',
    'es-ES': 'Contacte a la operadora si desea otro plazo.',
  },
  disputeOpened_subject: {
    'pt-BR': 'Contestação de {amount} em {platform}',
    'en-US': 'A dispute of {amount} at {platform}',
    'es-ES': 'Disputa de {amount} en {platform}',
  },
  disputeOpened_text: {
    'pt-BR':
      'Um comprador contestou uma venda sua de {amount}. O valor fica bloqueado até o resultado. A defesa pode ser enviada até {due}: acrescente o que você sabe.',
    'en-US':
      'A buyer disputes a sale of yours of {amount}. The money is blocked until there is a result. A defence can be sent until {due}: add what you know.',
    'es-ES':
      'Un comprador disputa una venta suya de {amount}. El importe queda bloqueado hasta el resultado. La defensa puede enviarse hasta el {due}: agregue lo que sabe.',
  },
  disputeOpened_button: {
    'pt-BR': 'Ver a contestação',
    'en-US': 'Show the dispute',
    'es-ES': 'Ver la disputa',
  },
  disputeOpened_note: {
    'pt-BR': 'Você recebe este e-mail porque a venda é sua.',
    'en-US': 'You get this mail because the sale is yours.',
    'es-ES': 'Recibe este correo porque la venta es suya.',
  },
  disputeDueSoon_subject: {
    'pt-BR': 'Último dia para a defesa de {amount} em {platform}',
    'en-US': 'Last day for the defence of {amount} at {platform}',
    'es-ES': 'Último día para la defensa de {amount} en {platform}',
  },
  disputeDueSoon_text: {
    'pt-BR': 'O prazo da defesa de uma contestação de {amount} termina em {due} e nada foi enviado.',
    'en-US': 'The deadline for the defence of a dispute of {amount} is {due}, and nothing was sent.',
    'es-ES': 'El plazo de la defensa de una disputa de {amount} termina el {due} y no se envió nada.',
  },
  disputeDueSoon_button: {
    'pt-BR': 'Ver a contestação',
    'en-US': 'Show the dispute',
    'es-ES': 'Ver la disputa',
  },
  disputeDueSoon_note: {
    'pt-BR': 'Você recebe este e-mail porque a venda é sua.',
    'en-US': 'You get this mail because the sale is yours.',
    'es-ES': 'Recibe este correo porque la venta es suya.',
  },
  disputeWon_subject: {
    'pt-BR': 'Contestação de {amount} ganha em {platform}',
    'en-US': 'A dispute of {amount} at {platform} was won',
    'es-ES': 'Disputa de {amount} ganada en {platform}',
  },
  disputeWon_text: {
    'pt-BR':
      'A contestação de {amount}, com defesa até {due}, foi decidida a seu favor. O valor foi desbloqueado ou devolvido ao seu saldo.',
    'en-US':
      'The dispute of {amount}, to be answered until {due}, was decided in your favour. The money is no longer blocked, or is in your balance again.',
    'es-ES':
      'La disputa de {amount}, con defensa hasta el {due}, se decidió a su favor. El importe fue desbloqueado o devuelto a su saldo.',
  },
  disputeWon_button: {
    'pt-BR': 'Ver a contestação',
    'en-US': 'Show the dispute',
    'es-ES': 'Ver la disputa',
  },
  disputeWon_note: {
    'pt-BR': 'Você recebe este e-mail porque a venda é sua.',
    'en-US': 'You get this mail because the sale is yours.',
    'es-ES': 'Recibe este correo porque la venta es suya.',
  },
  disputeLost_subject: {
    'pt-BR': 'Contestação de {amount} perdida em {platform}',
    'en-US': 'A dispute of {amount} at {platform} was lost',
    'es-ES': 'Disputa de {amount} perdida en {platform}',
  },
  disputeLost_text: {
    'pt-BR':
      'A contestação de {amount}, com defesa até {due}, foi decidida a favor do comprador. A página mostra quanto voltou e o motivo.',
    'en-US':
      'The dispute of {amount}, to be answered until {due}, was decided in favour of the buyer. The page shows how much went back, and why.',
    'es-ES':
      'La disputa de {amount}, con defensa hasta el {due}, se decidió a favor del comprador. La página muestra cuánto volvió y el motivo.',
  },
  disputeLost_button: {
    'pt-BR': 'Ver a contestação',
    'en-US': 'Show the dispute',
    'es-ES': 'Ver la disputa',
  },
  disputeLost_note: {
    'pt-BR': 'Você recebe este e-mail porque a venda é sua.',
    'en-US': 'You get this mail because the sale is yours.',
    'es-ES': 'Recibe este correo porque la venta es suya.',
  },
  productPauses_subject: {
    'pt-BR': '{product} será pausado em {platform}',
    'en-US': '{product} will be paused at {platform}',
    'es-ES': '{product} se pausará en {platform}',
  },
  productPauses_text: {
    'pt-BR':
      '{producer} vai pausar {product} em {end}. Até lá o seu link vende e a sua comissão vale como combinado. Depois, o produto pode voltar a ser vendido.',
    'en-US':
      '{producer} will pause {product} on {end}. Until then your link sells, and your commission is as agreed. The product may be sold again later.',
    'es-ES':
      '{producer} pausará {product} el {end}. Hasta entonces su enlace vende y su comisión vale como se acordó. Después, el producto puede volver a venderse.',
  },
  productPauses_button: {
    'pt-BR': 'Ver o que promovo',
    'en-US': 'Show what I promote',
    'es-ES': 'Ver lo que promuevo',
  },
  productPauses_note: {
    'pt-BR': 'Você recebe este e-mail porque promove o produto.',
    'en-US': 'You get this mail because you promote the product.',
    'es-ES': 'Recibe este correo porque promueve el producto.',
  },
  productDeleted_subject: {
    'pt-BR': '{product} vai terminar em {platform}',
    'en-US': '{product} will end at {platform}',
    'es-ES': '{product} va a terminar en {platform}',
  },
  productDeleted_text: {
    'pt-BR':
      '{producer} vai excluir {product} em {end}. Até lá o seu link vende e a sua comissão vale como combinado. Depois, a sua afiliação termina; se o produto for vendido antes, ele é pausado em vez de excluído. O que você já ganhou continua seu.',
    'en-US':
      '{producer} will delete {product} on {end}. Until then your link sells, and your commission is as agreed. Then your affiliation ends; a product that is sold before is paused instead of deleted. What you have earned stays yours.',
    'es-ES':
      '{producer} eliminará {product} el {end}. Hasta entonces su enlace vende y su comisión vale como se acordó. Después termina su afiliación; si el producto se vende antes, se pausa en lugar de eliminarse. Lo que ya ganó sigue siendo suyo.',
  },
  productDeleted_button: {
    'pt-BR': 'Ver o que promovo',
    'en-US': 'Show what I promote',
    'es-ES': 'Ver lo que promuevo',
  },
  productDeleted_note: {
    'pt-BR': 'Você recebe este e-mail porque promove o produto.',
    'en-US': 'You get this mail because you promote the product.',
    'es-ES': 'Recibe este correo porque promueve el producto.',
  },
  productDeletedUnsold_subject: {
    'pt-BR': '{product} vai terminar em {platform}',
    'en-US': '{product} will end at {platform}',
    'es-ES': '{product} va a terminar en {platform}',
  },
  productDeletedUnsold_text: {
    'pt-BR':
      '{producer} vai excluir {product} em {end}. O produto não está à venda agora. Nessa data, a sua afiliação termina; se o produto for vendido antes, ele é pausado em vez de excluído. O que você já ganhou continua seu.',
    'en-US':
      '{producer} will delete {product} on {end}. The product is not on sale now. Your affiliation ends on that date; a product that is sold before is paused instead of deleted. What you have earned stays yours.',
    'es-ES':
      '{producer} eliminará {product} el {end}. El producto no está a la venta ahora. En esa fecha termina su afiliación; si el producto se vende antes, se pausa en lugar de eliminarse. Lo que ya ganó sigue siendo suyo.',
  },
  productDeletedUnsold_button: {
    'pt-BR': 'Ver o que promovo',
    'en-US': 'Show what I promote',
    'es-ES': 'Ver lo que promuevo',
  },
  productDeletedUnsold_note: {
    'pt-BR': 'Você recebe este e-mail porque promove o produto.',
    'en-US': 'You get this mail because you promote the product.',
    'es-ES': 'Recibe este correo porque promueve el producto.',
  },
  productStays_subject: {
    'pt-BR': '{product} continua à venda em {platform}',
    'en-US': '{product} stays on sale at {platform}',
    'es-ES': '{product} sigue a la venta en {platform}',
  },
  productStays_text: {
    'pt-BR':
      '{producer} desistiu de terminar {product} em {end}. O seu link e a sua comissão valem como antes.',
    'en-US':
      '{producer} will not end {product} on {end} after all. Your link and your commission are as before.',
    'es-ES': '{producer} ya no terminará {product} el {end}. Su enlace y su comisión valen como antes.',
  },
  productStays_button: {
    'pt-BR': 'Ver o que promovo',
    'en-US': 'Show what I promote',
    'es-ES': 'Ver lo que promuevo',
  },
  productStays_note: {
    'pt-BR': 'Você recebe este e-mail porque promove o produto.',
    'en-US': 'You get this mail because you promote the product.',
    'es-ES': 'Recibe este correo porque promueve el producto.',
  },
  productStaysUnsold_subject: {
    'pt-BR': 'O fim de {product} em {platform} foi desfeito',
    'en-US': '{product} will not end at {platform} after all',
    'es-ES': 'El fin de {product} en {platform} fue revertido',
  },
  productStaysUnsold_text: {
    'pt-BR':
      '{producer} desistiu de terminar {product} em {end}. A sua afiliação vale como antes, mas o produto não está à venda agora e o seu link não vende.',
    'en-US':
      '{producer} will not end {product} on {end} after all. Your affiliation is as before, but the product is not on sale now, and your link does not sell.',
    'es-ES':
      '{producer} ya no terminará {product} el {end}. Su afiliación vale como antes, pero el producto no está a la venta ahora y su enlace no vende.',
  },
  productStaysUnsold_button: {
    'pt-BR': 'Ver o que promovo',
    'en-US': 'Show what I promote',
    'es-ES': 'Ver lo que promuevo',
  },
  productStaysUnsold_note: {
    'pt-BR': 'Você recebe este e-mail porque promove o produto.',
    'en-US': 'You get this mail because you promote the product.',
    'es-ES': 'Recibe este correo porque promueve el producto.',
  },
  withdrawalReturned_subject: {
    'pt-BR': 'Seu saque de {amount} em {platform} não foi pago',
    'en-US': 'Your withdrawal of {amount} at {platform} was not paid',
    'es-ES': 'Su retiro de {amount} en {platform} no fue pagado',
  },
  withdrawalReturned_text: {
    'pt-BR':
      'O saque de {amount} para {destination} não foi pago. O valor voltou ao seu saldo. Motivo: {reason}',
    'en-US':
      'The withdrawal of {amount} to {destination} was not paid. The money is in your balance again. Reason: {reason}',
    'es-ES':
      'El retiro de {amount} a {destination} no fue pagado. El importe volvió a su saldo. Motivo: {reason}',
  },
  withdrawalReturned_button: { 'pt-BR': 'Ver saques', 'en-US': 'Show withdrawals', 'es-ES': 'Ver retiros' },
  withdrawalReturned_note: {
    'pt-BR': 'Você pode pedir um novo saque quando o motivo estiver resolvido.',
    'en-US': 'You may request another withdrawal when the reason is resolved.',
    'es-ES': 'Puede pedir otro retiro cuando el motivo esté resuelto.',
  },
  support: {
    'pt-BR': 'Dúvidas? Escreva para {email}.',
    'en-US': 'Questions? Write to {email}.',
    'es-ES': '¿Dudas? Escriba a {email}.',
  },
});
