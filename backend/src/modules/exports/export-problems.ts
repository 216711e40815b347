import { problems } from '../../runtime/errors/index.js';

export const exportProblem = problems({
  exportNotReady: {
    status: 409,
    'pt-BR': 'O arquivo ainda não está pronto.',
    'en-US': 'The file is not ready yet.',
    'es-ES': 'El archivo aún no está listo.',
  },
  exportExpired: {
    status: 410,
    'pt-BR': 'Este arquivo expirou. Exporte de novo.',
    'en-US': 'This file has expired. Export it again.',
    'es-ES': 'Este archivo expiró. Exporte de nuevo.',
  },
  tooManyExports: {
    status: 409,
    'pt-BR': 'Já há três arquivos em preparação. Espere um deles terminar.',
    'en-US': 'Three files are being prepared already. Wait for one of them to finish.',
    'es-ES': 'Ya hay tres archivos en preparación. Espere a que termine uno.',
  },
});
