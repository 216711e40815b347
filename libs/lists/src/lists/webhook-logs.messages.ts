import { defineMessages } from '@guiche/i18n';

/** The words of the list webhook-logs. */
export const webhookLogsListMessages = defineMessages({
  title: { 'pt-BR': 'Webhooks', 'en-US': 'Webhooks', 'es-ES': 'Webhooks' },
  empty: {
    'pt-BR': 'Os avisos que os provedores enviam aparecem aqui.',
    'en-US': 'The webhooks that providers send appear here.',
    'es-ES': 'Los avisos que envían los proveedores aparecen aquí.',
  },
  column_at: { 'pt-BR': 'Recebido', 'en-US': 'Received', 'es-ES': 'Recibido' },
  column_provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  column_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  column_result: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  column_detail: { 'pt-BR': 'Detalhe', 'en-US': 'Detail', 'es-ES': 'Detalle' },
  column_tries: { 'pt-BR': 'Tentativas', 'en-US': 'Attempts', 'es-ES': 'Intentos' },
  column_processed: { 'pt-BR': 'Processado', 'en-US': 'Processed', 'es-ES': 'Procesado' },
  column_attempt: { 'pt-BR': 'Cobrança', 'en-US': 'Charge', 'es-ES': 'Cobro' },
  column_time: { 'pt-BR': 'Tempo (ms)', 'en-US': 'Time (ms)', 'es-ES': 'Tiempo (ms)' },
  column_resolved: { 'pt-BR': 'Resolvido', 'en-US': 'Resolved', 'es-ES': 'Resuelto' },
  column_payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  replayMany: { 'pt-BR': 'Reprocessar vários', 'en-US': 'Replay many', 'es-ES': 'Reprocesar varios' },
  filter_q: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  filter_result: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  filter_platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  filter_attempt: { 'pt-BR': 'Cobrança', 'en-US': 'Charge', 'es-ES': 'Cobro' },
  result_RECEIVED: { 'pt-BR': 'Recebido', 'en-US': 'Received', 'es-ES': 'Recibido' },
  result_APPLIED: { 'pt-BR': 'Aplicado', 'en-US': 'Applied', 'es-ES': 'Aplicado' },
  result_DUPLICATE: { 'pt-BR': 'Repetido', 'en-US': 'Duplicate', 'es-ES': 'Repetido' },
  result_IGNORED: { 'pt-BR': 'Ignorado', 'en-US': 'Ignored', 'es-ES': 'Ignorado' },
  result_UNKNOWN_WORD: {
    'pt-BR': 'Situação desconhecida',
    'en-US': 'Unknown status',
    'es-ES': 'Estado desconocido',
  },
  result_FAILED: { 'pt-BR': 'Falhou', 'en-US': 'Failed', 'es-ES': 'Falló' },
  result_QUARANTINED: { 'pt-BR': 'Em quarentena', 'en-US': 'Quarantined', 'es-ES': 'En cuarentena' },
});
