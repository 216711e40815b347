import { problems } from '../../runtime/errors/index.js';

export const contentProblem = problems({
  tooManyFiles: {
    status: 422,
    'pt-BR': 'Um produto entrega no máximo 30 arquivos.',
    'en-US': 'A product delivers 30 files at most.',
    'es-ES': 'Un producto entrega como máximo 30 archivos.',
  },
  noDownloadsLeft: {
    status: 409,
    'pt-BR': 'Você já baixou este arquivo o número de vezes permitido. Fale com o vendedor.',
    'en-US': 'You have downloaded this file as often as allowed. Contact the seller.',
    'es-ES': 'Ya descargó este archivo las veces permitidas. Contacte al vendedor.',
  },
  tooManyAreas: {
    status: 422,
    'pt-BR': 'Você pode ter no máximo 100 áreas de membros.',
    'en-US': 'You can have 100 members areas at most.',
    'es-ES': 'Puede tener como máximo 100 áreas de miembros.',
  },
  tooManyLessons: {
    status: 422,
    'pt-BR': 'Uma área tem no máximo 50 módulos e 300 aulas.',
    'en-US': 'An area has 50 modules and 300 lessons at most.',
    'es-ES': 'Un área tiene como máximo 50 módulos y 300 lecciones.',
  },
  tooManyLessonFiles: {
    status: 422,
    'pt-BR': 'Uma aula tem no máximo 20 arquivos.',
    'en-US': 'A lesson has 20 files at most.',
    'es-ES': 'Una lección tiene como máximo 20 archivos.',
  },
  moduleHasLessons: {
    status: 409,
    'pt-BR': 'Este módulo tem aulas. Mova ou exclua as aulas antes.',
    'en-US': 'This module has lessons. Move or delete them first.',
    'es-ES': 'Este módulo tiene lecciones. Muévalas o elimínelas antes.',
  },
  lessonOpensLater: {
    status: 409,
    'pt-BR': 'Esta aula ainda não abriu.',
    'en-US': 'This lesson is not open yet.',
    'es-ES': 'Esta lección todavía no se abrió.',
  },
  courseNotFinished: {
    status: 409,
    'pt-BR': 'Conclua todas as aulas para receber o certificado.',
    'en-US': 'Finish every lesson to get the certificate.',
    'es-ES': 'Complete todas las lecciones para recibir el certificado.',
  },
});

/** What to say beside a field. */
export const LESSON_TEXTS = {
  videoUrl: {
    'pt-BR': 'Use o endereço de um vídeo do YouTube ou do Vimeo.',
    'en-US': 'Use the address of a video on YouTube or Vimeo.',
    'es-ES': 'Use la dirección de un video de YouTube o Vimeo.',
  },
} as const;

/** What stands on a certificate, beside names. */
export const CERTIFICATE_TEXTS = {
  'pt-BR': { heading: 'Certificado de conclusão', sentence: 'concluiu todas as aulas de', load: '{hours} h' },
  'en-US': { heading: 'Certificate of completion', sentence: 'finished every lesson of', load: '{hours} h' },
  'es-ES': {
    heading: 'Certificado de finalización',
    sentence: 'completó todas las lecciones de',
    load: '{hours} h',
  },
} as const;
