import { defineMessages } from '@guiche/i18n';

/** The comparison of two checkouts of an offer. */
export const checkoutTestMessages = defineMessages({
  testLink: { 'pt-BR': 'Teste A/B', 'en-US': 'A/B test', 'es-ES': 'Prueba A/B' },
  testBack: {
    'pt-BR': 'Checkouts do produto',
    'en-US': 'Checkouts of the product',
    'es-ES': 'Checkouts del producto',
  },
  testTitle: {
    'pt-BR': 'Teste A/B: {offer}',
    'en-US': 'A/B test: {offer}',
    'es-ES': 'Prueba A/B: {offer}',
  },
  testText: {
    'pt-BR':
      'Metade das visitas vê a versão A e metade a versão B, por sorteio. Quem volta vê a mesma versão. O preço é igual nas duas.',
    'en-US':
      'Half of the visits see variant A and half variant B, by chance. Who returns sees the same one. The price is the same in both.',
    'es-ES':
      'La mitad de las visitas ve la versión A y la mitad la versión B, por sorteo. Quien vuelve ve la misma. El precio es igual en ambas.',
  },
  testRunning: { 'pt-BR': 'Em andamento', 'en-US': 'Running', 'es-ES': 'En curso' },
  testOver: { 'pt-BR': 'Encerrado', 'en-US': 'Ended', 'es-ES': 'Terminada' },
  testResults: { 'pt-BR': 'Resultado', 'en-US': 'Result', 'es-ES': 'Resultado' },
  testVariant: { 'pt-BR': 'Versão {variant}', 'en-US': 'Variant {variant}', 'es-ES': 'Versión {variant}' },
  testViews: { 'pt-BR': 'Visitas', 'en-US': 'Visits', 'es-ES': 'Visitas' },
  testStarts: {
    'pt-BR': 'Formulários iniciados',
    'en-US': 'Started forms',
    'es-ES': 'Formularios iniciados',
  },
  testOrders: { 'pt-BR': 'Pedidos', 'en-US': 'Orders', 'es-ES': 'Pedidos' },
  testSales: { 'pt-BR': 'Vendas pagas', 'en-US': 'Paid sales', 'es-ES': 'Ventas pagadas' },
  testConversion: { 'pt-BR': 'Conversão', 'en-US': 'Conversion', 'es-ES': 'Conversión' },
  testValue: { 'pt-BR': 'Valor vendido', 'en-US': 'Value sold', 'es-ES': 'Valor vendido' },
  testValuePerView: {
    'pt-BR': 'Valor por visita',
    'en-US': 'Value per visit',
    'es-ES': 'Valor por visita',
  },
  testTooFew: {
    'pt-BR':
      'Ainda há poucos dados para comparar. Espere ao menos 7 dias completos ({days, plural, =0 {ainda não passou nenhum} one {passou 1} other {passaram #}}), 100 visitas em cada versão e 10 vendas pagas no total: cada dia da semana vende de um jeito.',
    'en-US':
      'There is too little data to compare yet. Wait for at least 7 full days ({days, plural, =0 {none has passed} one {1 has passed} other {# have passed}}), 100 visits of each variant and 10 paid sales in all: each day of the week sells differently.',
    'es-ES':
      'Aún hay pocos datos para comparar. Espere al menos 7 días completos ({days, plural, =0 {aún no pasó ninguno} one {pasó 1} other {pasaron #}}), 100 visitas en cada versión y 10 ventas pagadas en total: cada día de la semana vende distinto.',
  },
  testNeeded: {
    'pt-BR':
      'Para ver uma diferença de um quinto na conversão (por exemplo, de 5,0 % para 6,0 %) são precisas cerca de {views} visitas em cada versão. Diferenças maiores aparecem antes.',
    'en-US':
      'To see a difference of a fifth of the conversion (from 5.0% to 6.0%, for example), about {views} visits of each variant are needed. Larger differences show earlier.',
    'es-ES':
      'Para ver una diferencia de un quinto en la conversión (por ejemplo, de 5,0 % a 6,0 %) se necesitan cerca de {views} visitas en cada versión. Las diferencias mayores aparecen antes.',
  },
  testOpen: {
    'pt-BR':
      'Ainda não dá para dizer qual vende mais: a diferença pode ser acaso. Com 95 % de confiança, a cada 100 visitas a versão B faz entre {less} vendas a menos e {more} a mais que a versão A.',
    'en-US':
      'It cannot be said yet which one sells more: the difference may be chance. With 95 % confidence, of each 100 visits variant B makes between {less} sales fewer and {more} more than variant A.',
    'es-ES':
      'Aún no se puede decir cuál vende más: la diferencia puede ser casualidad. Con 95 % de confianza, de cada 100 visitas la versión B hace entre {less} ventas menos y {more} más que la versión A.',
  },
  testBetter: {
    'pt-BR': 'A versão {better} vende mais.',
    'en-US': 'Variant {better} sells more.',
    'es-ES': 'La versión {better} vende más.',
  },
  testHowMuch: {
    'pt-BR':
      'Com 95 % de confiança, a cada 100 visitas ela faz entre {least} e {most} vendas a mais que a versão {other}. O cálculo já considera que você olha todo dia: em no máximo 1 de cada 20 testes de versões iguais surge uma conclusão errada.',
    'en-US':
      'With 95 % confidence, of each 100 visits it makes between {least} and {most} sales more than variant {other}. The calculation allows for looking every day: at most 1 of 20 tests of equal variants ever comes to a wrong conclusion.',
    'es-ES':
      'Con 95 % de confianza, de cada 100 visitas hace entre {least} y {most} ventas más que la versión {other}. El cálculo ya considera que usted mira cada día: como máximo 1 de cada 20 pruebas de versiones iguales llega alguna vez a una conclusión errónea.',
  },
  testWinner: {
    'pt-BR': 'Você ficou com a versão {variant}.',
    'en-US': 'You went on with variant {variant}.',
    'es-ES': 'Usted se quedó con la versión {variant}.',
  },
  testEnd: { 'pt-BR': 'Encerrar o teste', 'en-US': 'End the test', 'es-ES': 'Terminar la prueba' },
  testEndText: {
    'pt-BR': 'Todas as visitas passam a ver uma só versão. Um teste encerrado não continua; comece outro.',
    'en-US': 'All visits then see one variant. A test that ended does not go on; begin another one.',
    'es-ES':
      'Todas las visitas ven entonces una sola versión. Una prueba terminada no continúa; empiece otra.',
  },
  testKeep: {
    'pt-BR': 'Ficar com a versão {variant}',
    'en-US': 'Keep variant {variant}',
    'es-ES': 'Quedarse con la versión {variant}',
  },
  testStop: {
    'pt-BR': 'Encerrar sem escolher',
    'en-US': 'End without a choice',
    'es-ES': 'Terminar sin elegir',
  },
  testNew: { 'pt-BR': 'Novo teste', 'en-US': 'New test', 'es-ES': 'Nueva prueba' },
  testFirst: {
    'pt-BR': 'Versão A: {name}, que a oferta mostra hoje.',
    'en-US': 'Variant A: {name}, which the offer shows today.',
    'es-ES': 'Versión A: {name}, que la oferta muestra hoy.',
  },
  testSecond: { 'pt-BR': 'Versão B', 'en-US': 'Variant B', 'es-ES': 'Versión B' },
  testStart: { 'pt-BR': 'Começar o teste', 'en-US': 'Start the test', 'es-ES': 'Empezar la prueba' },
  testNoChoice: {
    'pt-BR': 'Crie e publique outro checkout deste produto para compará-lo.',
    'en-US': 'Create and publish another checkout of this product to compare it.',
    'es-ES': 'Cree y publique otro checkout de este producto para compararlo.',
  },
});
