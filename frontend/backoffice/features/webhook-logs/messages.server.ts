import { defineMessages } from '@guiche/i18n';

/** A stored webhook, what a replay would do, and replays of many. */
export const webhookMessages = defineMessages({
  previewTitle: {
    'pt-BR': 'Se for reprocessado agora',
    'en-US': 'If it is replayed now',
    'es-ES': 'Si se reprocesa ahora',
  },
  previewText: {
    'pt-BR': 'Lido de novo pelo adaptador de hoje e comparado com o pagamento como está. Nada foi alterado.',
    'en-US':
      'Read again by the adapter of today and compared with the payment as it is. Nothing was changed.',
    'es-ES': 'Leído de nuevo por el adaptador de hoy y comparado con el pago como está. Nada cambió.',
  },
  signature: { 'pt-BR': 'Prova', 'en-US': 'Proof', 'es-ES': 'Prueba' },
  reading_proven: {
    'pt-BR': 'Comprovado pelo provedor',
    'en-US': 'Proven by the provider',
    'es-ES': 'Comprobado por el proveedor',
  },
  reading_hint: {
    'pt-BR': 'Sem prova: o provedor será consultado',
    'en-US': 'Without proof: the provider is queried',
    'es-ES': 'Sin prueba: se consultará al proveedor',
  },
  reading_payout: {
    'pt-BR': 'Aviso de um saque',
    'en-US': 'News of a payout',
    'es-ES': 'Aviso de un retiro',
  },
  reading_forged: {
    'pt-BR': 'Prova errada: não é aceito',
    'en-US': 'Wrong proof: not trusted',
    'es-ES': 'Prueba incorrecta: no se acepta',
  },
  reading_ignored: {
    'pt-BR': 'Tipo de evento que é ignorado',
    'en-US': 'A kind of event that is ignored',
    'es-ES': 'Tipo de evento que se ignora',
  },
  reading_mustThrow: {
    'pt-BR': 'Tipo de evento que não é traduzido',
    'en-US': 'A kind of event that is not translated',
    'es-ES': 'Tipo de evento que no se traduce',
  },
  reading_unreadable: {
    'pt-BR': 'Não está no formato do provedor',
    'en-US': 'Not in the format of the provider',
    'es-ES': 'No está en el formato del proveedor',
  },
  notReadable: {
    'pt-BR': 'O endereço é desconhecido ou a conta não existe mais, então ninguém pode ler este webhook.',
    'en-US': 'The address is unknown or the account is gone, so nobody can read this webhook.',
    'es-ES': 'La dirección es desconocida o la cuenta ya no existe, así que nadie puede leer este webhook.',
  },
  effect: { 'pt-BR': 'Efeito', 'en-US': 'Effect', 'es-ES': 'Efecto' },
  effect_change: { 'pt-BR': 'O pagamento muda', 'en-US': 'The payment changes', 'es-ES': 'El pago cambia' },
  effect_nothing: { 'pt-BR': 'Nada muda', 'en-US': 'Nothing changes', 'es-ES': 'Nada cambia' },
  effect_forbidden: {
    'pt-BR': 'Recusado; abre um item de revisão',
    'en-US': 'Refused; opens a review item',
    'es-ES': 'Rechazado; abre un elemento de revisión',
  },
  effect_ask: {
    'pt-BR': 'O provedor é consultado, e a resposta decide',
    'en-US': 'The provider is queried, and its answer decides',
    'es-ES': 'Se consulta al proveedor, y su respuesta decide',
  },
  effect_unmatched: {
    'pt-BR': 'Nenhuma cobrança desta conta corresponde',
    'en-US': 'No charge of this account fits',
    'es-ES': 'Ningún cobro de esta cuenta corresponde',
  },
  rule: { 'pt-BR': 'Regra de tradução', 'en-US': 'Mapping rule', 'es-ES': 'Regla de traducción' },
  meaning_settled: { 'pt-BR': 'pago', 'en-US': 'paid', 'es-ES': 'pagado' },
  meaning_awaiting: { 'pt-BR': 'aguardando', 'en-US': 'waiting', 'es-ES': 'esperando' },
  meaning_declined: { 'pt-BR': 'recusado', 'en-US': 'declined', 'es-ES': 'rechazado' },
  meaning_refused: { 'pt-BR': 'erro da chamada', 'en-US': 'call refused', 'es-ES': 'error de la llamada' },
  meaning_refunded: { 'pt-BR': 'reembolsado', 'en-US': 'refunded', 'es-ES': 'reembolsado' },
  meaning_chargedBack: { 'pt-BR': 'contestado', 'en-US': 'charged back', 'es-ES': 'contracargo' },
  meaning_notFound: { 'pt-BR': 'não encontrado', 'en-US': 'not found', 'es-ES': 'no encontrado' },
  meaning_unknown: {
    'pt-BR': 'não diz a situação',
    'en-US': 'tells no status',
    'es-ES': 'no dice el estado',
  },
  status: { 'pt-BR': 'Situação do pagamento', 'en-US': 'Payment status', 'es-ES': 'Estado del pago' },
  status_PENDING: { 'pt-BR': 'Pendente', 'en-US': 'Pending', 'es-ES': 'Pendiente' },
  status_APPROVED: { 'pt-BR': 'Aprovado', 'en-US': 'Approved', 'es-ES': 'Aprobado' },
  status_REJECTED: { 'pt-BR': 'Recusado', 'en-US': 'Rejected', 'es-ES': 'Rechazado' },
  status_CANCELED: { 'pt-BR': 'Cancelado', 'en-US': 'Canceled', 'es-ES': 'Cancelado' },
  status_REFUNDED: { 'pt-BR': 'Reembolsado', 'en-US': 'Refunded', 'es-ES': 'Reembolsado' },
  status_CHARGEBACK: { 'pt-BR': 'Contestado', 'en-US': 'Charged back', 'es-ES': 'Contracargo' },
  externalId: {
    'pt-BR': 'Código no provedor',
    'en-US': 'Id at the provider',
    'es-ES': 'Código en el proveedor',
  },
  event: { 'pt-BR': 'Evento', 'en-US': 'Event', 'es-ES': 'Evento' },
  payment: { 'pt-BR': 'Pagamento', 'en-US': 'Payment', 'es-ES': 'Pago' },
  paymentWebhooks: {
    'pt-BR': 'Ver os webhooks desta cobrança',
    'en-US': 'See the webhooks of this charge',
    'es-ES': 'Ver los avisos de este cobro',
  },
  books: { 'pt-BR': 'Livro-razão', 'en-US': 'Ledger', 'es-ES': 'Libro mayor' },
  ledger_approve: { 'pt-BR': 'registra a venda', 'en-US': 'posts the sale', 'es-ES': 'registra la venta' },
  ledger_refund: {
    'pt-BR': 'registra o reembolso',
    'en-US': 'posts the refund',
    'es-ES': 'registra el reembolso',
  },
  ledger_chargeback: {
    'pt-BR': 'registra a contestação',
    'en-US': 'posts the chargeback',
    'es-ES': 'registra el contracargo',
  },
  ledger_restore: {
    'pt-BR': 'devolve a contestação ganha',
    'en-US': 'posts the won dispute',
    'es-ES': 'registra la disputa ganada',
  },
  ledger_approveAndRefund: {
    'pt-BR': 'registra a venda e o reembolso',
    'en-US': 'posts the sale and the refund',
    'es-ES': 'registra la venta y el reembolso',
  },
  ledger_approveAndChargeback: {
    'pt-BR': 'registra a venda e a contestação',
    'en-US': 'posts the sale and the chargeback',
    'es-ES': 'registra la venta y el contracargo',
  },
  ledger_none: { 'pt-BR': 'sem lançamento', 'en-US': 'no posting', 'es-ES': 'sin registro' },
  replayTitle: { 'pt-BR': 'Reprocessar', 'en-US': 'Replay', 'es-ES': 'Reprocesar' },
  replayText: {
    'pt-BR': 'Passa pelo mesmo caminho de um webhook que chega. Repetir não tem efeito a mais.',
    'en-US': 'Takes the same way as a webhook that arrives. Repeating it has no further effect.',
    'es-ES': 'Sigue el mismo camino que un aviso que llega. Repetirlo no tiene más efecto.',
  },
  notReplayable: {
    'pt-BR': 'Não pode ser reprocessado: ainda está em processamento ou chegou a um endereço desconhecido.',
    'en-US': 'Cannot be replayed: it is still being processed, or came to an unknown address.',
    'es-ES': 'No se puede reprocesar: aún se procesa o llegó a una dirección desconocida.',
  },
  replay: { 'pt-BR': 'Reprocessar', 'en-US': 'Replay', 'es-ES': 'Reprocesar' },
  resolveTitle: {
    'pt-BR': 'Marcar como resolvido',
    'en-US': 'Mark as resolved',
    'es-ES': 'Marcar como resuelto',
  },
  resolveText: {
    'pt-BR': 'Para um webhook que não precisa de mais nada. O webhook não muda.',
    'en-US': 'For a webhook that needs nothing more. The webhook does not change.',
    'es-ES': 'Para un aviso que no necesita nada más. El aviso no cambia.',
  },
  note: { 'pt-BR': 'O que foi visto', 'en-US': 'What was found', 'es-ES': 'Qué se encontró' },
  resolve: { 'pt-BR': 'Marcar como resolvido', 'en-US': 'Mark as resolved', 'es-ES': 'Marcar como resuelto' },
  resolved: { 'pt-BR': 'Resolvido', 'en-US': 'Resolved', 'es-ES': 'Resuelto' },
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
  deliveryTitle: { 'pt-BR': 'O que chegou', 'en-US': 'What arrived', 'es-ES': 'Lo que llegó' },
  deliveryText: {
    'pt-BR': 'Segredos, cartões e dados pessoais não aparecem.',
    'en-US': 'Secrets, cards and personal data are not shown.',
    'es-ES': 'Los secretos, las tarjetas y los datos personales no aparecen.',
  },
  headers: { 'pt-BR': 'Cabeçalhos', 'en-US': 'Headers', 'es-ES': 'Encabezados' },
  body: { 'pt-BR': 'Corpo', 'en-US': 'Body', 'es-ES': 'Cuerpo' },
  bodyCut: {
    'pt-BR': 'Só o começo: o corpo é longo demais para uma página.',
    'en-US': 'Only the beginning: the body is too long for a page.',
    'es-ES': 'Solo el comienzo: el cuerpo es demasiado largo para una página.',
  },
  curl: { 'pt-BR': 'Como comando curl', 'en-US': 'As a curl command', 'es-ES': 'Como comando curl' },
  curlText: {
    'pt-BR': 'Sem segredos: complete o token e os cabeçalhos ocultos.',
    'en-US': 'Without secrets: fill in the token and the masked headers.',
    'es-ES': 'Sin secretos: complete el token y los encabezados ocultos.',
  },
  testCase: { 'pt-BR': 'Como caso de teste', 'en-US': 'As a test case', 'es-ES': 'Como caso de prueba' },
  testCaseText: {
    'pt-BR':
      'Salve em fixtures/{file} do provedor e complete o que está oculto com os dados da conta de teste.',
    'en-US':
      'Save it as fixtures/{file} of the provider, and fill in what is masked with the data of the test account.',
    'es-ES':
      'Guárdelo en fixtures/{file} del proveedor y complete lo oculto con los datos de la cuenta de prueba.',
  },
  copy: { 'pt-BR': 'Copiar', 'en-US': 'Copy', 'es-ES': 'Copiar' },
  copied: { 'pt-BR': 'Copiado', 'en-US': 'Copied', 'es-ES': 'Copiado' },
  backToLogs: {
    'pt-BR': 'Voltar para os webhooks',
    'en-US': 'Back to the webhooks',
    'es-ES': 'Volver a los avisos',
  },
  manyTitle: {
    'pt-BR': 'Reprocessar vários webhooks',
    'en-US': 'Replay many webhooks',
    'es-ES': 'Reprocesar varios avisos',
  },
  manyText: {
    'pt-BR': 'Escolha quais, confira quantos são e confirme. No máximo 1.000 por vez, de uma plataforma.',
    'en-US': 'Choose which, see how many they are, and confirm. At most 1,000 at once, of one platform.',
    'es-ES': 'Elija cuáles, vea cuántos son y confirme. Como máximo 1.000 por vez, de una plataforma.',
  },
  platform: { 'pt-BR': 'Plataforma', 'en-US': 'Platform', 'es-ES': 'Plataforma' },
  provider: { 'pt-BR': 'Provedor', 'en-US': 'Provider', 'es-ES': 'Proveedor' },
  providerHint: {
    'pt-BR': 'Por exemplo, ASAAS. Vazio: todos.',
    'en-US': 'For example, ASAAS. Empty: all.',
    'es-ES': 'Por ejemplo, ASAAS. Vacío: todos.',
  },
  result: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
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
  receivedFrom: { 'pt-BR': 'Recebidos de', 'en-US': 'Received from', 'es-ES': 'Recibidos desde' },
  until: { 'pt-BR': 'até', 'en-US': 'until', 'es-ES': 'hasta' },
  count: { 'pt-BR': 'Contar', 'en-US': 'Count', 'es-ES': 'Contar' },
  counted: {
    'pt-BR':
      '{webhooks, plural, =0 {Nenhum webhook corresponde.} one {# webhook será reprocessado.} other {# webhooks serão reprocessados.}}',
    'en-US':
      '{webhooks, plural, =0 {No webhook fits.} one {# webhook will be replayed.} other {# webhooks will be replayed.}}',
    'es-ES':
      '{webhooks, plural, =0 {Ningún aviso corresponde.} one {# aviso se reprocesará.} other {# avisos se reprocesarán.}}',
  },
  countedMore: {
    'pt-BR': 'São mais de 1.000. Escolha um período menor.',
    'en-US': 'These are more than 1,000. Choose a shorter period.',
    'es-ES': 'Son más de 1.000. Elija un período menor.',
  },
  runs: { 'pt-BR': 'Últimos reprocessamentos', 'en-US': 'Latest replays', 'es-ES': 'Últimos reprocesos' },
  runsEmpty: {
    'pt-BR': 'Nenhum grupo de webhooks foi reprocessado.',
    'en-US': 'No group of webhooks was replayed.',
    'es-ES': 'No se reprocesó ningún grupo de avisos.',
  },
  progress: {
    'pt-BR': '{done} de {webhooks} prontos · {applied} aplicados · {failed} com falha',
    'en-US': '{done} of {webhooks} done · {applied} applied · {failed} failed',
    'es-ES': '{done} de {webhooks} listos · {applied} aplicados · {failed} con fallo',
  },
  allProviders: {
    'pt-BR': 'todos os provedores',
    'en-US': 'all providers',
    'es-ES': 'todos los proveedores',
  },
});
