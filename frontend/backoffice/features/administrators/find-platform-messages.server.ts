import { defineMessages } from '@guiche/i18n';

/** The search for a platform to choose. */
export const findPlatformMessages = defineMessages({
  findPlatform: {
    'pt-BR': 'Buscar plataforma por nome ou domínio',
    'en-US': 'Find a platform by name or host',
    'es-ES': 'Buscar plataforma por nombre o dominio',
  },
  find: { 'pt-BR': 'Buscar', 'en-US': 'Find', 'es-ES': 'Buscar' },
  foundPlatforms: {
    'pt-BR':
      '{count, plural, =0 {Nenhuma plataforma encontrada.} one {# plataforma encontrada.} other {# plataformas encontradas.}}',
    'en-US': '{count, plural, =0 {No platform found.} one {# platform found.} other {# platforms found.}}',
    'es-ES':
      '{count, plural, =0 {Ninguna plataforma encontrada.} one {# plataforma encontrada.} other {# plataformas encontradas.}}',
  },
});
