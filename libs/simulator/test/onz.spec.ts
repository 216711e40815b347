import { describe, expect, it } from '@jest/globals';
import { parseBrCode } from '@guiche/brazil';
import type { SimulatorResponse, Call } from './support/client.js';
import { waitFor } from './support/listener.js';
import { testSimulator } from './support/simulator-harness.js';

const KEY = '40a0932d-1918-4eee-845d-35a2da1690dc';
const TXID = '7978c0c97ea847e78e8849634473c1f1';

describe('ONZ', () => {
  const world = testSimulator();

  async function bank(client = 'client-1'): Promise<Call> {
    const body = { client_id: client, client_secret: 's', grant_type: 'client_credentials' };
    const { status, json } = await world.as('onz')('POST', '/oauth/token', { body });
    expect(status).toBe(200);
    return world.as('onz', { authorization: `Bearer ${String(json['access_token'])}` });
  }

  function order(overrides: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      calendario: { expiracao: 3600 },
      devedor: { cpf: '52998224725', nome: 'Maria da Silva' },
      valor: { original: '37.00' },
      chave: KEY,
      solicitacaoPagador: 'Pedido 1',
      infoAdicionais: [{ nome: 'attempt', valor: 'attempt-1' }],
      ...overrides,
    };
  }

  async function created(call: Call): Promise<string> {
    const { status, json } = await call('POST', '/cob', { body: order() });
    expect(status).toBe(201);
    return String(json['txid']);
  }

  const listen = (call: Call): Promise<SimulatorResponse> =>
    call('PUT', `/webhook/${KEY}`, { body: { webhookUrl: `${world.merchant.url}/hook` } });
  const act = (id: string, name: string) => world.control('POST', `/charges/ONZ/${id}/${name}`);

  it('gives tokens to forms and to JSON, for five minutes', async () => {
    const answer = await world.as('onz')('POST', '/oauth/token', {
      body: 'client_id=client-1&client_secret=s&grant_type=client_credentials',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json).toMatchObject({ expires_in: 300, token_type: 'Bearer' });

    const call = await bank();
    const txid = await created(call);
    world.clock.now = new Date(world.clock.now.getTime() + 299_999);
    expect((await call('GET', `/cob/${txid}`)).status).toBe(200);
    world.clock.now = new Date(world.clock.now.getTime() + 1);
    expect((await call('GET', `/cob/${txid}`)).status).toBe(401);
  });

  it.each([
    ['no secret', { client_id: 'c', grant_type: 'client_credentials' }],
    ['another grant', { client_id: 'c', client_secret: 's', grant_type: 'password' }],
    ["the other API's style", { clientId: 'c', clientSecret: 's', grantType: 'client_credentials' }],
  ])('refuses a token for %s', async (_what, body) => {
    const { status, json } = await world.as('onz')('POST', '/oauth/token', { body });
    expect(status).toBe(401);
    expect(json['detail']).toBe('Credenciais inválidas APC-001');
  });

  it.each([[{}], [{ authorization: 'Bearer made-up' }], [{ authorization: 'Basic YTpi' }]])(
    'refuses a charge without a known token: %j',
    async (headers) => {
      const refused = await world.as('onz', headers)('POST', '/cob', { body: order() });
      expect(refused.status).toBe(401);
      expect(refused.contentType).toMatch('application/problem+json');
      expect((await world.control('GET', '/charges')).text).toBe('[]');
    },
  );

  it('creates a charge as the standard answers it', async () => {
    const { status, json } = await (await bank())('POST', '/cob', { body: order() });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      revisao: 0,
      calendario: { criacao: '2030-01-01T12:00:00.000Z', expiracao: 3600 },
      devedor: { cpf: '52998224725', nome: 'Maria da Silva' },
      valor: { original: '37.00', modalidadeAlteracao: 0 },
      chave: KEY,
      txid: expect.stringMatching(/^[0-9a-f]{32}$/),
      status: 'ATIVA',
      infoAdicionais: [{ nome: 'attempt', valor: 'attempt-1' }],
    });
    expect(json).not.toHaveProperty('pix');
    expect(parseBrCode(String(json['pixCopiaECola'])).location).toBe(json['location']);
  });

  it('creates, pays and sends the envelope webhook to the registered address itself', async () => {
    const call = await bank();
    expect(await listen(call)).toMatchObject({ status: 200, text: '' });
    const txid = await created(call);
    await act(txid, 'pay');

    const [webhook] = await world.merchant.until(1);
    const { json: read } = await call('GET', `/cob/${txid}`);
    const [pix] = read['pix'] as { endToEndId: string }[];
    expect(read).toMatchObject({ status: 'CONCLUIDA', pix: [{ txid, valor: '37.00', devolucoes: [] }] });
    expect(webhook?.path).toBe('/hook');
    expect(webhook?.body).toMatchObject({
      type: 'RECEIVE',
      data: {
        txId: txid,
        status: 'LIQUIDATED',
        webhookType: 'RECEIVE',
        payment: { amount: '37.00', currency: 'BRL' },
        endToEndId: pix?.endToEndId,
      },
    });
    expect((await call('GET', `/pix/${pix?.endToEndId}`)).json).toEqual(pix);
  });

  it.each([
    ['standard', (pix: unknown) => ({ pix: [pix] })],
    ['object', (pix: unknown) => ({ pix })],
    ['bare', (pix: unknown) => pix],
  ])('posts the %s shape to the address + /pix', async (shape, expected) => {
    const call = await bank();
    await listen(call);
    await world.control('POST', '/onz/webhook-shape', { body: { shape } });
    const txid = await created(call);
    await act(txid, 'pay');
    const [webhook] = await world.merchant.until(1);
    const [pix] = (await call('GET', `/cob/${txid}`)).json['pix'] as unknown[];
    expect(webhook?.path).toBe('/hook/pix');
    expect(webhook?.body).toEqual(expected(pix));
  });

  it('PUT with the same txid revises the same unpaid charge', async () => {
    const call = await bank();
    const first = await call('PUT', `/cob/${TXID}`, { body: order() });
    const again = await call('PUT', `/cob/${TXID}`, { body: order({ valor: { original: '38.00' } }) });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toMatchObject({ txid: TXID, revisao: 1, valor: { original: '38.00' } });
    expect(again.json['pixCopiaECola']).toBe(first.json['pixCopiaECola']);
    expect(JSON.parse((await world.control('GET', '/charges')).text)).toMatchObject([{ amount: 3800 }]);

    await act(TXID, 'pay');
    expect((await call('PUT', `/cob/${TXID}`, { body: order() })).status).toBe(400);
    const otherMerchant = await bank('client-2');
    expect((await otherMerchant('PUT', `/cob/${TXID}`, { body: order() })).status).toBe(400);
    expect((await otherMerchant('GET', `/cob/${TXID}`)).status).toBe(404);
  });

  it('stays ATIVA after its expiry, and late money enters', async () => {
    const call = await bank();
    const txid = await created(call);
    await act(txid, 'expire');
    const { json } = await call('GET', `/cob/${txid}`);
    expect(json).toMatchObject({ status: 'ATIVA', calendario: { expiracao: 0 } });
    await act(txid, 'pay');
    expect((await call('GET', `/cob/${txid}`)).json['status']).toBe('CONCLUIDA');
  });

  it('revises and removes a charge by PATCH; a removed one takes no money', async () => {
    const call = await bank();
    const txid = await created(call);
    const revised = await call('PATCH', `/cob/${txid}`, { body: { valor: { original: '40.00' } } });
    expect(revised.json).toMatchObject({ revisao: 1, valor: { original: '40.00' }, chave: KEY });
    const removed = await call('PATCH', `/cob/${txid}`, {
      body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' },
    });
    expect(removed.json).toMatchObject({ revisao: 2, status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    expect((await act(txid, 'pay')).status).toBe(409);
  });

  it('lists the charges of a period, page by page, oldest first', async () => {
    const call = await bank();
    const txids = [];
    for (let i = 0; i < 3; i += 1) {
      txids.push(await created(call));
      world.clock.now = new Date(world.clock.now.getTime() + 1_000);
    }
    await created(await bank('client-2'));
    const period = 'inicio=2030-01-01T12:00:00Z&fim=2030-01-01T12:00:02Z';
    const page = async (more: string): Promise<Record<string, unknown>> =>
      (await call('GET', `/cob?${period}${more}`)).json;

    expect(await page('')).toMatchObject({ cobs: txids.map((txid) => ({ txid })) });
    expect(await page('&paginacao.itensPorPagina=2&paginacao.paginaAtual=1')).toMatchObject({
      cobs: [{ txid: txids[2] }],
      parametros: {
        paginacao: { paginaAtual: 1, itensPorPagina: 2, quantidadeDePaginas: 2, quantidadeTotalDeItens: 3 },
      },
    });
    expect(await page('&status=CONCLUIDA')).toMatchObject({ cobs: [] });
    const before = 'inicio=2030-01-01T11:00:00Z&fim=2030-01-01T11:59:59Z';
    expect((await call('GET', `/cob?${before}`)).json['cobs']).toEqual([]);
  });

  it.each(['', '?inicio=2030-01-01T12:00:00Z', '?inicio=ontem&fim=hoje'])(
    'refuses a list without its period: "%s"',
    async (query) => {
      const { status, json } = await (await bank())('GET', `/cob${query}`);
      expect(status).toBe(400);
      expect(json['type']).toBe('https://pix.bcb.gov.br/api/v2/error/CobConsultaInvalida');
    },
  );

  it('refunds by end-to-end id: accepted first, settled later, reported, once per id', async () => {
    const call = await bank();
    await listen(call);
    const txid = await created(call);
    const endToEndId = (await act(txid, 'pay')).json['endToEndId'] as string;
    const path = `/pix/${endToEndId}/devolucao/refund1`;
    const refund = await call('PUT', path, { body: { valor: '7.00' } });
    expect(refund.status).toBe(201);
    expect(refund.json).toMatchObject({ id: 'refund1', valor: '7.00', status: 'EM_PROCESSAMENTO' });

    const webhooks = await world.merchant.until(2);
    expect(webhooks[1]?.body).toMatchObject({
      type: 'REFUND',
      data: { txId: txid, payment: { amount: '7.00' } },
    });
    expect((await call('GET', path)).json).toMatchObject({
      status: 'DEVOLVIDO',
      horario: { solicitacao: '2030-01-01T12:00:00.000Z', liquidacao: '2030-01-01T12:00:00.000Z' },
    });

    expect((await call('PUT', path, { body: { valor: '7.00' } })).json['status']).toBe('DEVOLVIDO');
    expect((await call('PUT', path, { body: { valor: '8.00' } })).status).toBe(400);
    const tooMuch = await call('PUT', `/pix/${endToEndId}/devolucao/refund2`, { body: { valor: '30.01' } });
    expect(tooMuch.status).toBe(400);
    expect((await call('GET', `/cob/${txid}`)).json['pix']).toMatchObject([
      { devolucoes: [{ id: 'refund1' }] },
    ]);
    expect((await call('GET', `/pix/${endToEndId}/devolucao/refund2`)).status).toBe(404);
  });

  it('knows no Pix of an unpaid charge', async () => {
    const call = await bank();
    await created(call);
    const none = await call('PUT', '/pix/null/devolucao/refund1', { body: { valor: '1.00' } });
    expect(none.status).toBe(404);
    expect(none.json['type']).toBe('https://pix.bcb.gov.br/api/v2/error/PixNaoEncontrado');
  });

  it('shows a fraud claim as a return that the merchant did not request', async () => {
    const call = await bank();
    await listen(call);
    const txid = await created(call);
    await act(txid, 'pay');
    await act(txid, 'chargeback');
    const webhooks = await world.merchant.until(2);
    expect(webhooks.map(({ body }) => body['type'])).toEqual(['RECEIVE', 'REFUND']);
    const { json } = await call('GET', `/cob/${txid}`);
    expect(json['pix']).toMatchObject([
      { devolucoes: [{ natureza: 'MED_FRAUDE', valor: '37.00', status: 'DEVOLVIDO' }] },
    ]);
  });

  it('stores one webhook per key and merchant', async () => {
    const call = await bank();
    expect((await call('GET', `/webhook/${KEY}`)).status).toBe(404);
    await listen(call);
    expect((await call('GET', `/webhook/${KEY}`)).json).toEqual({
      webhookUrl: `${world.merchant.url}/hook`,
      chave: KEY,
      criacao: '2030-01-01T12:00:00.000Z',
    });
    expect((await (await bank('client-2'))('GET', `/webhook/${KEY}`)).status).toBe(404);
    expect((await call('PUT', `/webhook/${KEY}`, { body: { webhookUrl: 'nowhere' } })).status).toBe(400);
    expect((await call('DELETE', `/webhook/${KEY}`)).status).toBe(204);
    expect((await call('GET', `/webhook/${KEY}`)).status).toBe(404);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no calendario', { calendario: undefined }, 'cob.calendario'],
    ['no chave', { chave: undefined }, 'cob.chave'],
    ['no valor', { valor: undefined }, 'cob.valor'],
    ['a number for the amount', { valor: { original: 37 } }, 'cob.valor.original'],
    ['one decimal', { valor: { original: '37.0' } }, 'cob.valor.original'],
    ['nothing', { valor: { original: '0.00' } }, 'cob.valor.original'],
    ['a text as expiry', { calendario: { expiracao: '3600' } }, 'cob.calendario.expiracao'],
    ['a payer without a name', { devedor: { cpf: '52998224725' } }, 'cob.devedor.nome'],
    ['a payer without a document', { devedor: { nome: 'Maria' } }, 'cob.devedor'],
    ['two documents', { devedor: { nome: 'M', cpf: '52998224725', cnpj: '12345678000195' } }, 'cob.devedor'],
    ['a CPF with punctuation', { devedor: { nome: 'M', cpf: '529.982.247-25' } }, 'cob.devedor'],
    ['a long text', { solicitacaoPagador: 'x'.repeat(141) }, 'cob.solicitacaoPagador'],
    ['a fact without a value', { infoAdicionais: [{ nome: 'a' }] }, 'cob.infoAdicionais[0].valor'],
  ])('refuses a charge with %s, and books nothing', async (_what, change, propriedade) => {
    const refused = await (await bank())('POST', '/cob', { body: order(change) });
    expect(refused.status).toBe(400);
    expect(refused.contentType).toMatch('application/problem+json');
    expect(refused.json).toMatchObject({
      type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida',
      status: 400,
      violacoes: [{ propriedade }],
    });
    expect((await world.control('GET', '/charges')).text).toBe('[]');
  });

  it('refuses a txid that is too short', async () => {
    const { status, json } = await (await bank())('PUT', '/cob/short', { body: order() });
    expect(status).toBe(400);
    expect(json['violacoes']).toMatchObject([{ propriedade: 'cob.txid' }]);
  });

  it('pays automatically when configured', async () => {
    const call = await bank();
    await world.control('POST', '/autopay', { body: { provider: 'ONZ', afterMs: 1 } });
    const txid = await created(call);
    await waitFor('the charge to be paid', async () => {
      return (await call('GET', `/cob/${txid}`)).json['status'] === 'CONCLUIDA';
    });
  });
});
