import type { DocumentType } from '@guiche/brazil';
import type { Texts } from '@guiche/i18n';
import type { Question } from './questions.js';
import type { RejectionReason } from './rejection-reasons.js';

/** The documents of a seller, by the names of the specification (payments.md §3); the back of a document is a file of its own. */
export type DocumentKind =
  | 'photoDocument'
  | 'photoDocumentBack'
  | 'photoPersonWithDocument'
  | 'photoDocumentSocialContract'
  | 'addressProof'
  | 'balanceSheet';

interface KindRules {
  readonly label: Texts;
  /** What the seller should send. */
  readonly hint: Texts;
  /** From whom it is asked. */
  readonly of: 'all' | 'companies';
  /** What is said while it is missing and demanded (payments.md §5). */
  readonly missing: Texts;
  /** Taken with the camera of a phone. */
  readonly isPhoto: boolean;
  /** What a reviewer answers. Each answer must be yes for an approval. */
  readonly questions: readonly Question[];
  readonly reasons: readonly RejectionReason[];
}

const OF_PHOTOS = ['cropped', 'unreadable', 'expired', 'otherPerson', 'wrongDocument', 'altered'] as const;
const OF_PAPERS = ['unreadable', 'incomplete', 'otherPerson', 'wrongDocument', 'altered'] as const;

/** Everything that differs from one kind to the next, in the order in which they are asked for. */
export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, KindRules>> = {
  photoDocument: {
    label: { 'pt-BR': 'Identidade, frente', 'en-US': 'Identity, front', 'es-ES': 'Identidad, frente' },
    hint: {
      'pt-BR':
        'RG, CNH ou passaporte, inteiro na foto e dentro da validade. De empresa: do sócio responsável.',
      'en-US':
        'Identity card, driving licence or passport, whole in the photo and still valid. Of a company: of the partner in charge.',
      'es-ES':
        'Documento de identidad, licencia de conducir o pasaporte, entero en la foto y vigente. De empresa: del socio responsable.',
    },
    ...{ of: 'all', isPhoto: true },
    missing: {
      'pt-BR': 'Foto do documento é obrigatório.',
      'en-US': 'The photo of the document is required.',
      'es-ES': 'La foto del documento es obligatoria.',
    },
    questions: ['wholeInPhoto', 'legible', 'valid', 'samePerson'],
    reasons: OF_PHOTOS,
  },
  photoDocumentBack: {
    label: { 'pt-BR': 'Identidade, verso', 'en-US': 'Identity, back', 'es-ES': 'Identidad, dorso' },
    hint: {
      'pt-BR': 'Só se o seu documento tem informações no verso.',
      'en-US': 'Only if the back of your document says something.',
      'es-ES': 'Solo si su documento tiene datos en el dorso.',
    },
    ...{ of: 'all', isPhoto: true },
    missing: {
      'pt-BR': 'Verso do documento é obrigatório.',
      'en-US': 'The back of the document is required.',
      'es-ES': 'El dorso del documento es obligatorio.',
    },
    questions: ['wholeInPhoto', 'legible', 'sameDocument'],
    reasons: OF_PHOTOS,
  },
  photoPersonWithDocument: {
    label: {
      'pt-BR': 'Selfie com documento',
      'en-US': 'Selfie with document',
      'es-ES': 'Selfie con documento',
    },
    hint: {
      'pt-BR': 'O seu rosto e o documento na mesma foto, sem óculos escuros ou boné.',
      'en-US': 'Your face and the document in one photo, without sunglasses or cap.',
      'es-ES': 'Su rostro y el documento en la misma foto, sin gafas de sol ni gorra.',
    },
    ...{ of: 'all', isPhoto: true },
    missing: {
      'pt-BR': 'Foto do documento com pessoa é obrigatório.',
      'en-US': 'The photo of the document with the person is required.',
      'es-ES': 'La foto del documento con la persona es obligatoria.',
    },
    questions: ['faceVisible', 'legible', 'samePerson'],
    reasons: ['faceHidden', ...OF_PHOTOS],
  },
  addressProof: {
    label: {
      'pt-BR': 'Comprovante de endereço',
      'en-US': 'Proof of address',
      'es-ES': 'Prueba de domicilio',
    },
    hint: {
      'pt-BR': 'Conta de luz, água, telefone ou banco no seu nome, dos últimos 90 dias.',
      'en-US':
        'A bill for power, water or telephone, or a bank statement, in your name, of the last 90 days.',
      'es-ES': 'Factura de luz, agua, teléfono o banco a su nombre, de los últimos 90 días.',
    },
    ...{ of: 'all', isPhoto: false },
    missing: {
      'pt-BR': 'Comprovante de endereço é obrigatório.',
      'en-US': 'The proof of address is required.',
      'es-ES': 'La prueba de domicilio es obligatoria.',
    },
    questions: ['legible', 'recent', 'sameName'],
    reasons: ['outdated', ...OF_PAPERS],
  },
  balanceSheet: {
    label: { 'pt-BR': 'Balanço patrimonial', 'en-US': 'Balance sheet', 'es-ES': 'Balance patrimonial' },
    hint: {
      'pt-BR': 'O último balanço assinado. De pessoa física: a declaração de bens do imposto de renda.',
      'en-US': 'The last signed balance sheet. Of a person: the declaration of assets of the income tax.',
      'es-ES':
        'El último balance firmado. De persona física: la declaración de bienes del impuesto de renta.',
    },
    ...{ of: 'all', isPhoto: false },
    missing: {
      'pt-BR': 'Balanço patrimonial é obrigatório.',
      'en-US': 'The balance sheet is required.',
      'es-ES': 'El balance patrimonial es obligatorio.',
    },
    questions: ['legible', 'complete', 'sameName'],
    reasons: ['notSigned', ...OF_PAPERS],
  },
  photoDocumentSocialContract: {
    label: { 'pt-BR': 'Contrato social', 'en-US': 'Articles of association', 'es-ES': 'Contrato social' },
    hint: {
      'pt-BR': 'O contrato social ou a última alteração consolidada, com o registro na junta comercial.',
      'en-US': 'The articles of association or their last consolidated version, with the registration.',
      'es-ES': 'El contrato social o su última versión consolidada, con el registro mercantil.',
    },
    ...{ of: 'companies', isPhoto: false },
    missing: {
      'pt-BR': 'Contrato social é obrigatório.',
      'en-US': 'The articles of association are required.',
      'es-ES': 'El contrato social es obligatorio.',
    },
    questions: ['legible', 'complete', 'registered', 'sameCompany'],
    reasons: ['notSigned', ...OF_PAPERS],
  },
};

/** The kinds that a seller may send, in order. */
export function kindsOf(type: DocumentType): DocumentKind[] {
  const kinds = Object.keys(DOCUMENT_KINDS) as DocumentKind[];
  return kinds.filter((kind) => DOCUMENT_KINDS[kind].of === 'all' || type === 'CNPJ');
}

export const isDocumentKind = (text: string): text is DocumentKind => Object.hasOwn(DOCUMENT_KINDS, text);
