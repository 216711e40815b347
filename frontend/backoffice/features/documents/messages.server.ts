import { defineMessages } from '@guiche/i18n';

/** The documents of a seller, as the seller sees them. */
export const ownDocumentsMessages = defineMessages({
  title: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  text: {
    'pt-BR':
      'Envie fotos nítidas ou PDF, até {megabytes} MB cada. A nossa equipe confere em até dois dias e só ela vê os arquivos.',
    'en-US':
      'Send sharp photos or PDF files of up to {megabytes} MB each. Our staff check them within two days, and only they see the files.',
    'es-ES':
      'Envíe fotos nítidas o PDF de hasta {megabytes} MB. Nuestro equipo los revisa en dos días y solo él ve los archivos.',
  },
  progress: {
    'pt-BR': '{approved} de {required} obrigatórios aprovados',
    'en-US': '{approved} of {required} required documents approved',
    'es-ES': '{approved} de {required} obligatorios aprobados',
  },
  accountActive: {
    'pt-BR': 'Conta verificada. Não falta nenhum documento.',
    'en-US': 'Account verified. No document is missing.',
    'es-ES': 'Cuenta verificada. No falta ningún documento.',
  },
  taxIdFirst: {
    'pt-BR': 'Informe o seu CPF ou CNPJ antes de enviar documentos.',
    'en-US': 'Enter your CPF or CNPJ before you send documents.',
    'es-ES': 'Indique su CPF o CNPJ antes de enviar documentos.',
  },
  toProfile: { 'pt-BR': 'Abrir meus dados', 'en-US': 'Open my data', 'es-ES': 'Abrir mis datos' },
  optional: { 'pt-BR': 'opcional', 'en-US': 'optional', 'es-ES': 'opcional' },
  status_MISSING: { 'pt-BR': 'Falta enviar', 'en-US': 'Missing', 'es-ES': 'Falta enviar' },
  status_OPTIONAL: { 'pt-BR': 'Não enviado', 'en-US': 'Not sent', 'es-ES': 'No enviado' },
  status_PENDING: { 'pt-BR': 'Em análise', 'en-US': 'Under review', 'es-ES': 'En revisión' },
  status_ACTIVE: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  status_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  sentAt: { 'pt-BR': 'Enviado em', 'en-US': 'Sent', 'es-ES': 'Enviado el' },
  open: { 'pt-BR': 'Ver arquivo', 'en-US': 'Open the file', 'es-ES': 'Ver archivo' },
  earlier: {
    'pt-BR': 'Envios anteriores ({count})',
    'en-US': 'Earlier files ({count})',
    'es-ES': 'Envíos anteriores ({count})',
  },
  camera: { 'pt-BR': 'Tirar foto', 'en-US': 'Take a photo', 'es-ES': 'Tomar foto' },
  file: { 'pt-BR': 'Escolher arquivo', 'en-US': 'Choose a file', 'es-ES': 'Elegir archivo' },
  send: { 'pt-BR': 'Enviar', 'en-US': 'Send', 'es-ES': 'Enviar' },
  replace: { 'pt-BR': 'Enviar outro', 'en-US': 'Send another', 'es-ES': 'Enviar otro' },
  sending: { 'pt-BR': 'Enviando…', 'en-US': 'Sending…', 'es-ES': 'Enviando…' },
  checking: { 'pt-BR': 'Conferindo o arquivo…', 'en-US': 'Checking the file…', 'es-ES': 'Verificando…' },
  cancel: { 'pt-BR': 'Cancelar envio', 'en-US': 'Stop sending', 'es-ES': 'Cancelar envío' },
  uploaded: {
    'pt-BR': 'Upload realizado com sucesso!',
    'en-US': 'The file was uploaded.',
    'es-ES': '¡Carga realizada con éxito!',
  },
  failed: {
    'pt-BR': 'Houve um erro ao tentar realizar o upload, contate o suporte',
    'en-US': 'The upload failed. Contact support.',
    'es-ES': 'Hubo un error al intentar la carga, contacte al soporte',
  },
  interrupted: {
    'pt-BR': 'O envio foi interrompido. Verifique a conexão e tente de novo.',
    'en-US': 'The upload was interrupted. Check the connection and try again.',
    'es-ES': 'El envío se interrumpió. Revise la conexión e inténtelo de nuevo.',
  },
  chooseFirst: {
    'pt-BR': 'Escolha um arquivo primeiro.',
    'en-US': 'Choose a file first.',
    'es-ES': 'Elija primero un archivo.',
  },
  tooLarge: {
    'pt-BR': 'O arquivo é grande demais. O máximo é {megabytes} MB.',
    'en-US': 'The file is too large. The limit is {megabytes} MB.',
    'es-ES': 'El archivo es demasiado grande. El máximo es {megabytes} MB.',
  },
});

/** The review of a document by staff. */
export const reviewMessages = defineMessages({
  back: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  person: { 'pt-BR': 'Pessoa física', 'en-US': 'Person', 'es-ES': 'Persona física' },
  company: { 'pt-BR': 'Empresa', 'en-US': 'Company', 'es-ES': 'Empresa' },
  facts: {
    'pt-BR': '{attempt}º envio, chegou em {submitted}; prazo até {due}.',
    'en-US': 'Submission {attempt}, arrived {submitted}; due {due}.',
    'es-ES': 'Envío {attempt}, llegó el {submitted}; plazo hasta {due}.',
  },
  late: { 'pt-BR': 'Prazo vencido', 'en-US': 'Overdue', 'es-ES': 'Plazo vencido' },
  superseded: {
    'pt-BR': 'O vendedor enviou um arquivo mais novo. Este fica só no histórico.',
    'en-US': 'The seller sent a newer file. This one is history.',
    'es-ES': 'El vendedor envió un archivo más nuevo. Este queda en el historial.',
  },
  previous: { 'pt-BR': 'Anterior', 'en-US': 'Previous', 'es-ES': 'Anterior' },
  next: { 'pt-BR': 'Próximo', 'en-US': 'Next', 'es-ES': 'Siguiente' },
  place: {
    'pt-BR': '{position} de {waiting}',
    'en-US': '{position} of {waiting}',
    'es-ES': '{position} de {waiting}',
  },
  ofSeller: {
    'pt-BR': 'Documentos do vendedor',
    'en-US': 'Documents of the seller',
    'es-ES': 'Documentos del vendedor',
  },
  status_PENDING: { 'pt-BR': 'Pendente', 'en-US': 'Pending', 'es-ES': 'Pendiente' },
  status_ACTIVE: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  status_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  zoomIn: { 'pt-BR': 'Ampliar', 'en-US': 'Zoom in', 'es-ES': 'Ampliar' },
  zoomOut: { 'pt-BR': 'Reduzir', 'en-US': 'Zoom out', 'es-ES': 'Reducir' },
  rotate: { 'pt-BR': 'Girar', 'en-US': 'Rotate', 'es-ES': 'Girar' },
  fit: { 'pt-BR': 'Ajustar', 'en-US': 'Fit', 'es-ES': 'Ajustar' },
  viewer: {
    'pt-BR': 'Ferramentas da imagem',
    'en-US': 'Picture tools',
    'es-ES': 'Herramientas de la imagen',
  },
  openFile: { 'pt-BR': 'Abrir arquivo', 'en-US': 'Open the file', 'es-ES': 'Abrir archivo' },
  isPdf: {
    'pt-BR': 'Este documento é um PDF. Ele abre fora desta página, por segurança.',
    'en-US': 'This document is a PDF. For safety it opens outside this page.',
    'es-ES': 'Este documento es un PDF. Por seguridad se abre fuera de esta página.',
  },
  viewsRecorded: {
    'pt-BR': 'Cada visualização fica no registro.',
    'en-US': 'Each view is recorded.',
    'es-ES': 'Cada visualización queda registrada.',
  },
  compare: {
    'pt-BR': 'Confere com o cadastro?',
    'en-US': 'Does it match the account?',
    'es-ES': '¿Coincide con el registro?',
  },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  taxId: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  phone: { 'pt-BR': 'Telefone', 'en-US': 'Telephone', 'es-ES': 'Teléfono' },
  email: { 'pt-BR': 'E-mail', 'en-US': 'E-mail', 'es-ES': 'Correo' },
  since: { 'pt-BR': 'Cadastro', 'en-US': 'Registered', 'es-ES': 'Registro' },
  masked: {
    'pt-BR': 'CPF e CNPJ mascarados.',
    'en-US': 'CPF and CNPJ are masked.',
    'es-ES': 'CPF y CNPJ enmascarados.',
  },
  reveal: {
    'pt-BR': 'Mostrar por 1 minuto',
    'en-US': 'Show for 1 minute',
    'es-ES': 'Mostrar por 1 minuto',
  },
  revealRecorded: {
    'pt-BR': ', fica no registro.',
    'en-US': '; it is recorded.',
    'es-ES': '; queda registrado.',
  },
  answered: {
    'pt-BR': '{count} de {total} respondidas',
    'en-US': '{count} of {total} answered',
    'es-ES': '{count} de {total} respondidas',
  },
  yes: { 'pt-BR': 'Sim', 'en-US': 'Yes', 'es-ES': 'Sí' },
  no: { 'pt-BR': 'Não', 'en-US': 'No', 'es-ES': 'No' },
  reason: {
    'pt-BR': 'Se recusar, por quê?',
    'en-US': 'If you reject, why?',
    'es-ES': 'Si rechaza, ¿por qué?',
  },
  askAgain: { 'pt-BR': 'Pedir de novo', 'en-US': 'Ask for it again', 'es-ES': 'Pedir de nuevo' },
  askAgainText: {
    'pt-BR':
      'Este documento deixa de valer e o vendedor recebe um e-mail com o motivo. A conta continua ativa enquanto ele envia outro.',
    'en-US':
      'This document counts no more, and the seller gets a mail with the reason. The account stays active while they send another one.',
    'es-ES':
      'Este documento deja de valer y el vendedor recibe un correo con el motivo. La cuenta sigue activa mientras envía otro.',
  },
  chooseReason: { 'pt-BR': 'Escolha um motivo', 'en-US': 'Choose a reason', 'es-ES': 'Elija un motivo' },
  reasonHint: {
    'pt-BR': 'O vendedor lê exatamente este texto.',
    'en-US': 'The seller reads exactly this text.',
    'es-ES': 'El vendedor lee exactamente este texto.',
  },
  note: { 'pt-BR': 'Complemento (opcional)', 'en-US': 'More (optional)', 'es-ES': 'Complemento (opcional)' },
  reject: { 'pt-BR': 'Recusar', 'en-US': 'Reject', 'es-ES': 'Rechazar' },
  approve: { 'pt-BR': 'Aprovar', 'en-US': 'Approve', 'es-ES': 'Aprobar' },
  notApprovable: {
    'pt-BR': 'Para aprovar, responda Sim a todas.',
    'en-US': 'To approve, answer all with yes.',
    'es-ES': 'Para aprobar, responda Sí a todas.',
  },
  refused: {
    'pt-BR': 'A decisão não foi registrada',
    'en-US': 'The decision was not recorded',
    'es-ES': 'La decisión no se registró',
  },
  reload: { 'pt-BR': 'Recarregar', 'en-US': 'Reload', 'es-ES': 'Recargar' },
  decided: { 'pt-BR': 'Decisão', 'en-US': 'Decision', 'es-ES': 'Decisión' },
  decidedBy: {
    'pt-BR': '{status} por {reviewer} em {at}.',
    'en-US': '{status} by {reviewer}, {at}.',
    'es-ES': '{status} por {reviewer} el {at}.',
  },
  after: { 'pt-BR': 'Depois deste', 'en-US': 'After this one', 'es-ES': 'Después de este' },
  byDue: { 'pt-BR': 'fila por prazo', 'en-US': 'by due date', 'es-ES': 'cola por plazo' },
  due: { 'pt-BR': 'vence {due}', 'en-US': 'due {due}', 'es-ES': 'vence {due}' },
  noneWaits: {
    'pt-BR': 'Nenhum outro documento espera.',
    'en-US': 'No other document waits.',
    'es-ES': 'Ningún otro documento espera.',
  },
  history: { 'pt-BR': 'Outros envios', 'en-US': 'Other submissions', 'es-ES': 'Otros envíos' },
  historyItem: {
    'pt-BR': 'Enviado em {submitted}: {status}.',
    'en-US': 'Sent {submitted}: {status}.',
    'es-ES': 'Enviado el {submitted}: {status}.',
  },
  see: { 'pt-BR': 'Ver', 'en-US': 'Open', 'es-ES': 'Ver' },
});
