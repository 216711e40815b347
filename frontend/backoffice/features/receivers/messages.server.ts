import { defineMessages } from '@guiche/i18n';

/** What the page of a receiver says to staff. */
export const receiverMessages = defineMessages({
  backToReceivers: {
    'pt-BR': 'Voltar para os recebedores',
    'en-US': 'Back to the receivers',
    'es-ES': 'Volver a los receptores',
  },
  receiverTitle: {
    'pt-BR': 'Recebedor de {name}',
    'en-US': 'Receiver of {name}',
    'es-ES': 'Receptor de {name}',
  },
  factsTitle: { 'pt-BR': 'O pedido', 'en-US': 'The request', 'es-ES': 'La solicitud' },
  toSeller: { 'pt-BR': 'Ver o vendedor', 'en-US': 'See the seller', 'es-ES': 'Ver el vendedor' },
  factState: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  factProvider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  factReceiverId: {
    'pt-BR': 'Código no provedor',
    'en-US': 'Id at the provider',
    'es-ES': 'Código en el proveedor',
  },
  factName: { 'pt-BR': 'Titular', 'en-US': 'Holder', 'es-ES': 'Titular' },
  factEmail: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  factBankAccount: { 'pt-BR': 'Conta bancária', 'en-US': 'Bank account', 'es-ES': 'Cuenta bancaria' },
  factBalance: {
    'pt-BR': 'Saldo no provedor',
    'en-US': 'Balance at the provider',
    'es-ES': 'Saldo en el proveedor',
  },
  balanceOf: { 'pt-BR': '{amount}, em {at}', 'en-US': '{amount}, on {at}', 'es-ES': '{amount}, el {at}' },
  factRequested: { 'pt-BR': 'Pedido em', 'en-US': 'Requested', 'es-ES': 'Solicitado el' },
  factAsks: {
    'pt-BR': 'Consultas ao provedor',
    'en-US': 'Questions to the provider',
    'es-ES': 'Consultas al proveedor',
  },
  factNext: { 'pt-BR': 'Próxima consulta', 'en-US': 'Next question', 'es-ES': 'Próxima consulta' },
  factDetail: {
    'pt-BR': 'Resposta do provedor',
    'en-US': 'Answer of the provider',
    'es-ES': 'Respuesta del proveedor',
  },
  factReason: {
    'pt-BR': 'Motivo dito ao vendedor',
    'en-US': 'Reason told to the seller',
    'es-ES': 'Motivo dicho al vendedor',
  },
  state_SENDING: { 'pt-BR': 'Enviando', 'en-US': 'Being sent', 'es-ES': 'Enviando' },
  state_UNRESOLVED: { 'pt-BR': 'Resposta perdida', 'en-US': 'Answer lost', 'es-ES': 'Respuesta perdida' },
  state_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  state_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  state_REJECTED: { 'pt-BR': 'Rejeitado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  state_REFUSED: { 'pt-BR': 'Não criado', 'en-US': 'Not created', 'es-ES': 'No creado' },
  why_SENDING: {
    'pt-BR': 'O provedor foi chamado agora. Se não responder em dois minutos, alguém precisa conferir lá.',
    'en-US':
      'The provider is being called. If it does not answer within two minutes, somebody must look there.',
    'es-ES': 'Se está llamando al proveedor. Si no responde en dos minutos, alguien debe revisar allí.',
  },
  why_UNRESOLVED: {
    'pt-BR': 'Não se sabe se o provedor criou o recebedor. Nada é enviado de novo até você conferir lá.',
    'en-US':
      'It is not known whether the provider created the receiver. Nothing is sent again until you have looked there.',
    'es-ES':
      'No se sabe si el proveedor creó el receptor. No se envía nada de nuevo hasta que usted lo revise allí.',
  },
  why_PENDING: {
    'pt-BR': 'O provedor analisa o cadastro. A situação é consultada automaticamente.',
    'en-US': 'The provider reviews the registration. It is asked about the status automatically.',
    'es-ES': 'El proveedor revisa el registro. El estado se consulta automáticamente.',
  },
  why_ACTIVE: {
    'pt-BR': 'O vendedor pode receber por este provedor. O saldo é consultado uma vez por dia.',
    'en-US': 'The seller can receive through this provider. The balance is asked for once a day.',
    'es-ES': 'El vendedor puede recibir por este proveedor. El saldo se consulta una vez al día.',
  },
  why_REJECTED: {
    'pt-BR': 'O recebedor não é usado. O vendedor pode corrigir os dados e pedir outro.',
    'en-US': 'The receiver is not used. The seller can correct the data and request another one.',
    'es-ES': 'El receptor no se usa. El vendedor puede corregir los datos y pedir otro.',
  },
  why_REFUSED: {
    'pt-BR': 'O provedor não tem este recebedor. O pedido pode ser feito de novo.',
    'en-US': 'The provider does not have this receiver. It can be requested again.',
    'es-ES': 'El proveedor no tiene este receptor. Se puede pedir de nuevo.',
  },
  askNow: { 'pt-BR': 'Consultar agora', 'en-US': 'Ask now', 'es-ES': 'Consultar ahora' },
  documentsTitle: {
    'pt-BR': 'Documentos enviados',
    'en-US': 'Documents sent',
    'es-ES': 'Documentos enviados',
  },
  documentsText: {
    'pt-BR': 'Cada abertura fica na auditoria. O link vale 60 segundos.',
    'en-US': 'Each view is kept in the audit log. The link is valid for 60 seconds.',
    'es-ES': 'Cada apertura queda en la auditoría. El enlace vale 60 segundos.',
  },
  noDocuments: {
    'pt-BR': 'Nenhum documento aprovado foi enviado.',
    'en-US': 'No approved document was sent.',
    'es-ES': 'No se envió ningún documento aprobado.',
  },
  decisionTitle: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  refuseText: {
    'pt-BR': 'Um recebedor recusado não é mais usado aqui. O vendedor lê o motivo.',
    'en-US': 'A refused receiver is not used here any more. The seller reads the reason.',
    'es-ES': 'Un receptor rechazado ya no se usa aquí. El vendedor lee el motivo.',
  },
  retryText: {
    'pt-BR':
      'Peça de novo com os dados do vendedor e os documentos aprovados agora, ou explique a ele o que corrigir.',
    'en-US':
      'Request it again with the data of the seller and the documents approved now, or tell the seller what to correct.',
    'es-ES':
      'Pídalo de nuevo con los datos del vendedor y los documentos aprobados ahora, o explíquele qué corregir.',
  },
  refuse: { 'pt-BR': 'Recusar recebedor', 'en-US': 'Refuse receiver', 'es-ES': 'Rechazar receptor' },
  retry: { 'pt-BR': 'Pedir de novo', 'en-US': 'Request again', 'es-ES': 'Pedir de nuevo' },
  explain: { 'pt-BR': 'Dizer ao vendedor', 'en-US': 'Tell the seller', 'es-ES': 'Decir al vendedor' },
  settleTitle: {
    'pt-BR': 'O que o provedor mostra',
    'en-US': 'What the provider shows',
    'es-ES': 'Lo que muestra el proveedor',
  },
  settleText: {
    'pt-BR': 'Procure o CPF ou CNPJ no painel do provedor. O código é conferido com ele antes de valer.',
    'en-US':
      'Look for the CPF or CNPJ on the pages of the provider. The id is checked with it before it counts.',
    'es-ES': 'Busque el CPF o CNPJ en el panel del proveedor. El código se comprueba con él antes de valer.',
  },
  receiverId: {
    'pt-BR': 'Código do recebedor',
    'en-US': 'Id of the receiver',
    'es-ES': 'Código del receptor',
  },
  receiverIdHint: {
    'pt-BR': 'Deixe vazio se não foi criado.',
    'en-US': 'Leave it empty if it was not created.',
    'es-ES': 'Déjelo vacío si no se creó.',
  },
  itExists: { 'pt-BR': 'Está no provedor', 'en-US': 'The provider has it', 'es-ES': 'Está en el proveedor' },
  itDoesNotExist: { 'pt-BR': 'Não foi criado', 'en-US': 'It was not created', 'es-ES': 'No se creó' },
  historyTitle: { 'pt-BR': 'Histórico', 'en-US': 'History', 'es-ES': 'Historial' },
  event_SENDING: { 'pt-BR': 'Pedido', 'en-US': 'Requested', 'es-ES': 'Solicitado' },
  event_UNRESOLVED: { 'pt-BR': 'Resposta perdida', 'en-US': 'Answer lost', 'es-ES': 'Respuesta perdida' },
  event_PENDING: {
    'pt-BR': 'Em análise no provedor',
    'en-US': 'Under review at the provider',
    'es-ES': 'En revisión en el proveedor',
  },
  event_ACTIVE: { 'pt-BR': 'Ativo', 'en-US': 'Active', 'es-ES': 'Activo' },
  event_REJECTED: { 'pt-BR': 'Rejeitado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  event_REFUSED: { 'pt-BR': 'Não criado', 'en-US': 'Not created', 'es-ES': 'No creado' },
  event_EXPLAINED: {
    'pt-BR': 'Explicado ao vendedor',
    'en-US': 'Explained to the seller',
    'es-ES': 'Explicado al vendedor',
  },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no histórico e na auditoria.',
    'en-US': 'Kept in the history and in the audit log.',
    'es-ES': 'Queda en el historial y en la auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});
