import type { Texts } from '@guiche/i18n';

/** What a reviewer answers with yes or no. */
export type Question =
  | 'wholeInPhoto'
  | 'legible'
  | 'valid'
  | 'samePerson'
  | 'sameDocument'
  | 'faceVisible'
  | 'recent'
  | 'sameName'
  | 'complete'
  | 'registered'
  | 'sameCompany';

export const QUESTIONS: Readonly<Record<Question, Texts>> = {
  wholeInPhoto: {
    'pt-BR': 'Documento inteiro na foto',
    'en-US': 'Whole document in the photo',
    'es-ES': 'Documento entero en la foto',
  },
  legible: { 'pt-BR': 'Texto legível', 'en-US': 'Text is legible', 'es-ES': 'Texto legible' },
  valid: { 'pt-BR': 'Dentro da validade', 'en-US': 'Still valid', 'es-ES': 'Vigente' },
  samePerson: {
    'pt-BR': 'Mesma pessoa do cadastro',
    'en-US': 'Same person as registered',
    'es-ES': 'Misma persona del registro',
  },
  sameDocument: {
    'pt-BR': 'Mesmo documento da frente',
    'en-US': 'Same document as the front',
    'es-ES': 'Mismo documento del frente',
  },
  faceVisible: { 'pt-BR': 'Rosto visível', 'en-US': 'Face is visible', 'es-ES': 'Rostro visible' },
  recent: {
    'pt-BR': 'Dos últimos 90 dias',
    'en-US': 'Of the last 90 days',
    'es-ES': 'De los últimos 90 días',
  },
  sameName: {
    'pt-BR': 'Mesmo nome do cadastro',
    'en-US': 'Same name as registered',
    'es-ES': 'Mismo nombre del registro',
  },
  complete: { 'pt-BR': 'Todas as páginas', 'en-US': 'All pages', 'es-ES': 'Todas las páginas' },
  registered: {
    'pt-BR': 'Registro na junta comercial',
    'en-US': 'Registered at the board of trade',
    'es-ES': 'Registro mercantil',
  },
  sameCompany: {
    'pt-BR': 'Mesma empresa do cadastro',
    'en-US': 'Same company as registered',
    'es-ES': 'Misma empresa del registro',
  },
};

/** Whether every question was answered with yes. */
export const isApprovable = (
  questions: readonly Question[],
  answers: Readonly<Record<string, boolean>>,
): boolean => questions.every((question) => answers[question] === true);
