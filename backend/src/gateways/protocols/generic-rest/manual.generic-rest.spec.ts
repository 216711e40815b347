import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Json } from '@guiche/gateway-kit';
import { SAMPLE_CHARGE, sampleAccount } from '../../rehearsal/samples.js';
import { runOperation, stage } from '../../rehearsal/stage.js';
import { genericRest, type GenericRestData } from './index.js';

const MANUAL = readFileSync(join(__dirname, '../../../../../docs/new-gateway.md'), 'utf8');
const EXAMPLE = JSON.parse(/```json\n([\s\S]+?)```/.exec(MANUAL)?.[1] ?? 'null') as GenericRestData;

describe('a gateway of the manual', () => {
  const gateway = new (genericRest(EXAMPLE))();
  const account = sampleAccount('NOVO_BANCO', { apiKey: 'key-of-the-manual' });
  const answered = (cobranca: Json) => ({
    request: { method: '', url: '' },
    reply: { status: 200, body: { cobranca } },
  });
  const reported = { id: 'c-1', referencia: SAMPLE_CHARGE.attemptId, valor: 49.9, copia_e_cola: '000201…' };

  it('sends a charge in the provider’s format, and reads its answer', async () => {
    const { runner, sent } = stage([answered({ ...reported, situacao: 'ATIVA' })]);
    await expect(
      runOperation(runner, gateway, account, { capability: 'chargePix', intent: {} }),
    ).resolves.toEqual({
      kind: 'awaiting',
      reference: 'c-1',
      native: 'ATIVA',
      amount: 4990,
      pix: { copyPaste: '000201…' },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://provider.example/base/cobrancas',
      headers: { 'x-api-key': 'key-of-the-manual' },
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      valor: 49.9,
      referencia: SAMPLE_CHARGE.attemptId,
      pagador: { nome: 'José da Silva', cpf: '52998224725' },
      expira_em_segundos: 86_400,
    });
  });

  it.each([
    ['PAGA', 'settled'],
    ['DEVOLVIDA', 'refunded'],
    ['REMOVIDA', 'declined'],
    ['NOVIDADE', 'awaiting'],
  ])('maps %s to %s in a query, and in a webhook', async (situacao, kind) => {
    const { runner, sent } = stage([answered({ ...reported, situacao })]);
    const queried = await runOperation(runner, gateway, account, {
      capability: 'query',
      intent: { reference: 'c-1' },
    });
    expect(queried).toMatchObject({ kind, reference: 'c-1', amount: 4990 });
    expect(sent[0]?.url).toBe('http://provider.example/base/cobrancas/c-1');
    const rawBody = JSON.stringify({ tipo: 'cobranca.alterada', cobranca: { ...reported, situacao } });
    expect(runner.readWebhook(gateway, account, { headers: {}, rawBody })).toMatchObject({
      kind: 'hint',
      outcome: { kind },
    });
  });

  it('refuses what the manual refuses, with its messages', async () => {
    const { runner, sent } = stage([]);
    const refused = runOperation(runner, gateway, account, { capability: 'chargeBillet', intent: {} });
    await expect(refused).resolves.toMatchObject({ reason: 'notOffered', detail: 'Boleto not implemented' });
    expect(sent).toEqual([]);
  });
});
