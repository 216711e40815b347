import { defineMessages } from '@guiche/i18n';

/** Gateways that are data. */
export const definitionMessages = defineMessages({
  title: { 'pt-BR': 'Provedores por dados', 'en-US': 'Providers as data', 'es-ES': 'Proveedores por datos' },
  text: {
    'pt-BR':
      'Um provedor novo sem código: cole a definição, confira o que ela faz e guarde como versão. Uma versão nunca muda; cobranças antigas seguem com a sua.',
    'en-US':
      'A new provider without code: paste the definition, check what it does, and keep it as a version. A version never changes; old charges go on with theirs.',
    'es-ES':
      'Un proveedor nuevo sin código: pegue la definición, revise qué hace y guárdela como versión. Una versión nunca cambia; los cobros anteriores siguen con la suya.',
  },
  versions: { 'pt-BR': 'Versões', 'en-US': 'Versions', 'es-ES': 'Versiones' },
  empty: {
    'pt-BR': 'Nenhum provedor foi definido por dados.',
    'en-US': 'No provider was defined as data.',
    'es-ES': 'Ningún proveedor fue definido por datos.',
  },
  version: { 'pt-BR': 'versão {version}', 'en-US': 'version {version}', 'es-ES': 'versión {version}' },
  accounts: {
    'pt-BR': '{accounts, plural, one {# conta} other {# contas}}',
    'en-US': '{accounts, plural, one {# account} other {# accounts}}',
    'es-ES': '{accounts, plural, one {# cuenta} other {# cuentas}}',
  },
  formTitle: { 'pt-BR': 'Nova versão', 'en-US': 'New version', 'es-ES': 'Nueva versión' },
  definition: { 'pt-BR': 'Definição (JSON)', 'en-US': 'Definition (JSON)', 'es-ES': 'Definición (JSON)' },
  sample: {
    'pt-BR': 'Exemplo da documentação (JSON)',
    'en-US': 'Example of the documentation (JSON)',
    'es-ES': 'Ejemplo de la documentación (JSON)',
  },
  sampleHint: {
    'pt-BR':
      'Uma operação com a resposta documentada, ou um webhook. Mostra o que seria enviado e entendido.',
    'en-US':
      'An operation with its documented answer, or a webhook. Shows what would be sent and understood.',
    'es-ES': 'Una operación con la respuesta documentada, o un aviso. Muestra qué se enviaría y entendería.',
  },
  rehearse: { 'pt-BR': 'Conferir', 'en-US': 'Check', 'es-ES': 'Revisar' },
  define: { 'pt-BR': 'Guardar como versão', 'en-US': 'Keep as a version', 'es-ES': 'Guardar como versión' },
  defineText: {
    'pt-BR': 'Para guardar, informe o motivo e a sua senha.',
    'en-US': 'To keep it, enter a reason and your password.',
    'es-ES': 'Para guardarla, indique el motivo y su contraseña.',
  },
  problems: {
    'pt-BR': 'Esta definição não pode ser usada',
    'en-US': 'This definition cannot be used',
    'es-ES': 'Esta definición no puede usarse',
  },
  usable: {
    'pt-BR': '{id} versão {version} pode ser usada',
    'en-US': '{id} version {version} can be used',
    'es-ES': '{id} versión {version} puede usarse',
  },
  kept: {
    'pt-BR': '{id} versão {version} está em uso em todos os processos',
    'en-US': '{id} version {version} is in use in every process',
    'es-ES': '{id} versión {version} está en uso en todos los procesos',
  },
  capabilities: {
    'pt-BR': 'Operações: {names}',
    'en-US': 'Operations: {names}',
    'es-ES': 'Operaciones: {names}',
  },
  sent: { 'pt-BR': 'Enviado e entendido', 'en-US': 'Sent and understood', 'es-ES': 'Enviado y entendido' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  password: { 'pt-BR': 'Sua senha', 'en-US': 'Your password', 'es-ES': 'Su contraseña' },
  code: {
    'pt-BR': 'Código do autenticador',
    'en-US': 'Code of the authenticator',
    'es-ES': 'Código del autenticador',
  },
});
