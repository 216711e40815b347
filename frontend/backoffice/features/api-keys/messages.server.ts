import { defineMessages } from '@guiche/i18n';

/** The API keys of a seller. */
export const apiKeyMessages = defineMessages({
  title: { 'pt-BR': 'Chaves de API', 'en-US': 'API keys', 'es-ES': 'Claves de API' },
  text: {
    'pt-BR': 'Para os seus próprios programas. Uma chave vê os seus dados; guarde-a como uma senha.',
    'en-US': 'For programs of your own. A key sees your data; keep it like a password.',
    'es-ES': 'Para sus propios programas. Una clave ve sus datos; guárdela como una contraseña.',
  },
  empty: { 'pt-BR': 'Nenhuma chave ainda.', 'en-US': 'No key yet.', 'es-ES': 'Ninguna clave todavía.' },
  created: { 'pt-BR': 'Chave criada', 'en-US': 'Key created', 'es-ES': 'Clave creada' },
  once: {
    'pt-BR': 'Copie agora: ela não é mostrada de novo.',
    'en-US': 'Copy it now: it is not shown again.',
    'es-ES': 'Cópiela ahora: no se muestra de nuevo.',
  },
  createdAt: { 'pt-BR': 'Criada em', 'en-US': 'Created', 'es-ES': 'Creada el' },
  lastUsed: { 'pt-BR': 'usada em', 'en-US': 'used', 'es-ES': 'usada el' },
  neverUsed: { 'pt-BR': 'nunca usada', 'en-US': 'never used', 'es-ES': 'nunca usada' },
  revoke: { 'pt-BR': 'Revogar', 'en-US': 'Revoke', 'es-ES': 'Revocar' },
  revokeNamed: { 'pt-BR': 'Revogar {name}', 'en-US': 'Revoke {name}', 'es-ES': 'Revocar {name}' },
  revoked: {
    'pt-BR': 'Chave revogada. Ela não funciona mais.',
    'en-US': 'Key revoked. It does not work any more.',
    'es-ES': 'Clave revocada. Ya no funciona.',
  },
  newTitle: { 'pt-BR': 'Nova chave', 'en-US': 'New key', 'es-ES': 'Nueva clave' },
  name: { 'pt-BR': 'Nome', 'en-US': 'Name', 'es-ES': 'Nombre' },
  nameHint: { 'pt-BR': 'Para que ela serve.', 'en-US': 'What it is for.', 'es-ES': 'Para qué sirve.' },
  scope: { 'pt-BR': 'Permissão', 'en-US': 'Permission', 'es-ES': 'Permiso' },
  scope_READ: { 'pt-BR': 'só leitura', 'en-US': 'reads only', 'es-ES': 'solo lectura' },
  scope_WRITE: { 'pt-BR': 'leitura e alteração', 'en-US': 'reads and changes', 'es-ES': 'lectura y cambios' },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
  create: { 'pt-BR': 'Criar chave', 'en-US': 'Create the key', 'es-ES': 'Crear clave' },
});
