import { defineMessages } from '@guiche/i18n';

/** The comparison with the records of the providers. */
export const reconcileMessages = defineMessages({
  title: { 'pt-BR': 'Conciliação', 'en-US': 'Reconciliation', 'es-ES': 'Conciliación' },
  text: {
    'pt-BR':
      'Cada dia é comparado com os registros dos provedores seis horas depois de terminar. O que o provedor responde é aplicado, e cada diferença abre um item de revisão.',
    'en-US':
      'Each day is compared with the records of the providers six hours after its end. The answer of the provider is applied, and each difference opens a review item.',
    'es-ES':
      'Cada día se compara con los registros de los proveedores seis horas después de terminar. La respuesta del proveedor se aplica, y cada diferencia abre un elemento de revisión.',
  },
  again: { 'pt-BR': 'Comparar de novo', 'en-US': 'Compare again', 'es-ES': 'Comparar de nuevo' },
  againText: {
    'pt-BR': 'Dias que já terminaram, no máximo 31. As diferenças encontradas antes ficam.',
    'en-US': 'Days that are over, 31 at most. Differences that were found before stay.',
    'es-ES': 'Días que ya terminaron, como máximo 31. Las diferencias encontradas antes quedan.',
  },
  from: { 'pt-BR': 'De', 'en-US': 'From', 'es-ES': 'Desde' },
  until: { 'pt-BR': 'Até', 'en-US': 'Until', 'es-ES': 'Hasta' },
  reason: { 'pt-BR': 'Motivo', 'en-US': 'Reason', 'es-ES': 'Motivo' },
  reasonHint: {
    'pt-BR': 'Fica no registro de auditoria.',
    'en-US': 'Kept in the audit log.',
    'es-ES': 'Queda en el registro de auditoría.',
  },
  runs: { 'pt-BR': 'Últimas comparações', 'en-US': 'Latest comparisons', 'es-ES': 'Últimas comparaciones' },
  empty: {
    'pt-BR': 'Nenhum dia foi comparado ainda.',
    'en-US': 'No day was compared yet.',
    'es-ES': 'Ningún día fue comparado aún.',
  },
  counts: {
    'pt-BR':
      '{compared} comparadas · {agreeing} iguais · {unanswered} sem resposta · {differences} diferenças',
    'en-US': '{compared} compared · {agreeing} agree · {unanswered} unanswered · {differences} differences',
    'es-ES':
      '{compared} comparadas · {agreeing} iguales · {unanswered} sin respuesta · {differences} diferencias',
  },
  firstDifferences: {
    'pt-BR': 'As primeiras {shown} de {all} diferenças.',
    'en-US': 'The first {shown} of {all} differences.',
    'es-ES': 'Las primeras {shown} de {all} diferencias.',
  },
  finished: { 'pt-BR': 'Concluída', 'en-US': 'Done', 'es-ES': 'Terminada' },
  running: { 'pt-BR': 'Em andamento', 'en-US': 'In progress', 'es-ES': 'En curso' },
  kind_STATUS: { 'pt-BR': 'Situação diferente', 'en-US': 'Different status', 'es-ES': 'Estado distinto' },
  kind_AMOUNT: { 'pt-BR': 'Valor diferente', 'en-US': 'Different amount', 'es-ES': 'Importe distinto' },
  kind_MISSING_THERE: {
    'pt-BR': 'Não existe no provedor',
    'en-US': 'Missing at the provider',
    'es-ES': 'No existe en el proveedor',
  },
  kind_MISSING_HERE: { 'pt-BR': 'Faltava aqui', 'en-US': 'Was missing here', 'es-ES': 'Faltaba aquí' },
  difference: { 'pt-BR': 'Diferença', 'en-US': 'Difference', 'es-ES': 'Diferencia' },
  payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  ours: { 'pt-BR': 'Aqui era', 'en-US': 'It was here', 'es-ES': 'Aquí era' },
  theirs: { 'pt-BR': 'No provedor', 'en-US': 'At the provider', 'es-ES': 'En el proveedor' },
  now: { 'pt-BR': 'Hoje aqui', 'en-US': 'Here today', 'es-ES': 'Hoy aquí' },
  corrected: { 'pt-BR': 'corrigido', 'en-US': 'corrected', 'es-ES': 'corregido' },
});
