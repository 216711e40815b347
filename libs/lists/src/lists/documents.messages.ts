import { defineMessages } from '@guiche/i18n';

/** The words of the list documents. */
export const documentsListMessages = defineMessages({
  title: { 'pt-BR': 'Documentos', 'en-US': 'Documents', 'es-ES': 'Documentos' },
  empty: {
    'pt-BR': 'Nenhum documento enviado: os documentos dos vendedores aparecem aqui para a sua análise.',
    'en-US': 'No document yet: the documents of sellers appear here for your review.',
    'es-ES': 'Ningún documento enviado: los documentos de los vendedores aparecen aquí para su revisión.',
  },
  column_seller: { 'pt-BR': 'Vendedor', 'en-US': 'Seller', 'es-ES': 'Vendedor' },
  column_document: { 'pt-BR': 'CPF ou CNPJ', 'en-US': 'CPF or CNPJ', 'es-ES': 'CPF o CNPJ' },
  column_kind: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  column_submitted: { 'pt-BR': 'Enviado em', 'en-US': 'Submitted', 'es-ES': 'Enviado el' },
  column_due: { 'pt-BR': 'Prazo', 'en-US': 'Due', 'es-ES': 'Plazo' },
  column_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  column_reviewer: { 'pt-BR': 'Analisado por', 'en-US': 'Reviewed by', 'es-ES': 'Revisado por' },
  column_reviewed: { 'pt-BR': 'Analisado em', 'en-US': 'Reviewed', 'es-ES': 'Revisado el' },
  filter_q: { 'pt-BR': 'Nome, CPF ou CNPJ', 'en-US': 'Name, CPF or CNPJ', 'es-ES': 'Nombre, CPF o CNPJ' },
  filter_status: { 'pt-BR': 'Situação', 'en-US': 'Status', 'es-ES': 'Estado' },
  filter_kind: { 'pt-BR': 'Documento', 'en-US': 'Document', 'es-ES': 'Documento' },
  kind_photoDocument: {
    'pt-BR': 'Identidade, frente',
    'en-US': 'Identity, front',
    'es-ES': 'Identidad, frente',
  },
  kind_photoDocumentBack: {
    'pt-BR': 'Identidade, verso',
    'en-US': 'Identity, back',
    'es-ES': 'Identidad, dorso',
  },
  kind_photoPersonWithDocument: {
    'pt-BR': 'Selfie com documento',
    'en-US': 'Selfie with document',
    'es-ES': 'Selfie con documento',
  },
  kind_addressProof: {
    'pt-BR': 'Comprovante de endereço',
    'en-US': 'Proof of address',
    'es-ES': 'Prueba de domicilio',
  },
  kind_balanceSheet: {
    'pt-BR': 'Balanço patrimonial',
    'en-US': 'Balance sheet',
    'es-ES': 'Balance patrimonial',
  },
  kind_photoDocumentSocialContract: {
    'pt-BR': 'Contrato social',
    'en-US': 'Articles of association',
    'es-ES': 'Contrato social',
  },
  status_PENDING: { 'pt-BR': 'Pendente', 'en-US': 'Pending', 'es-ES': 'Pendiente' },
  status_ACTIVE: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  status_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
});
