import type { Texts } from '@guiche/i18n';

/** Why a document is refused. */
export type RejectionReason =
  | 'cropped'
  | 'unreadable'
  | 'expired'
  | 'outdated'
  | 'otherPerson'
  | 'wrongDocument'
  | 'altered'
  | 'faceHidden'
  | 'incomplete'
  | 'notSigned'
  | 'other';

/** The seller reads exactly these sentences. */
export const REJECTION_REASONS: Readonly<Record<RejectionReason, Texts>> = {
  cropped: {
    'pt-BR': 'O documento está cortado na foto.',
    'en-US': 'The document is cut off in the photo.',
    'es-ES': 'El documento está cortado en la foto.',
  },
  unreadable: {
    'pt-BR': 'Não é possível ler o documento.',
    'en-US': 'The document cannot be read.',
    'es-ES': 'No se puede leer el documento.',
  },
  expired: {
    'pt-BR': 'O documento está vencido.',
    'en-US': 'The document has expired.',
    'es-ES': 'El documento está vencido.',
  },
  outdated: {
    'pt-BR': 'O documento tem mais de 90 dias.',
    'en-US': 'The document is older than 90 days.',
    'es-ES': 'El documento tiene más de 90 días.',
  },
  otherPerson: {
    'pt-BR': 'Os dados não são os do cadastro.',
    'en-US': 'The data is not that of the account.',
    'es-ES': 'Los datos no son los del registro.',
  },
  wrongDocument: {
    'pt-BR': 'Este não é o documento pedido.',
    'en-US': 'This is not the document that was asked for.',
    'es-ES': 'Este no es el documento solicitado.',
  },
  altered: {
    'pt-BR': 'O arquivo parece editado. Envie uma foto ou o arquivo original.',
    'en-US': 'The file looks edited. Send a photo or the original file.',
    'es-ES': 'El archivo parece editado. Envíe una foto o el archivo original.',
  },
  faceHidden: {
    'pt-BR': 'O rosto não aparece por inteiro.',
    'en-US': 'The face cannot be seen completely.',
    'es-ES': 'El rostro no se ve por completo.',
  },
  incomplete: { 'pt-BR': 'Faltam páginas.', 'en-US': 'Pages are missing.', 'es-ES': 'Faltan páginas.' },
  notSigned: {
    'pt-BR': 'Falta a assinatura ou o registro.',
    'en-US': 'The signature or the registration is missing.',
    'es-ES': 'Falta la firma o el registro.',
  },
  other: { 'pt-BR': 'Outro motivo.', 'en-US': 'Another reason.', 'es-ES': 'Otro motivo.' },
};
