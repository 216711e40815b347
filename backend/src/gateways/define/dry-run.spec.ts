import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { GenericRestData } from '../protocols/generic-rest/index.js';
import { dryRun, type Sample } from './dry-run.js';

const MANUAL = readFileSync(join(__dirname, '../../../../docs/new-gateway.md'), 'utf8');
const [definition, samples] = [...MANUAL.matchAll(/```json\n([\s\S]+?)```/g)].map(
  ([, text]) => JSON.parse(text ?? '') as unknown,
) as [GenericRestData, Sample[]];

it('shows the requests of the definition’s samples, and their results', async () => {
  const [charged, missing, received] = await Promise.all(samples.map((sample) => dryRun(definition, sample)));
  expect(charged?.sent).toMatchObject({
    request: 'POST https://api.novobanco.example/cobrancas',
    body: { valor: 49.9, pagador: { cpf: '52998224725' }, expira_em_segundos: 86_400 },
  });
  expect(charged?.result).toEqual({
    kind: 'awaiting',
    reference: 'c-1',
    amount: 4990,
    native: 'ATIVA',
    pix: { copyPaste: '000201…' },
  });
  expect(missing).toMatchObject({
    sent: { request: 'GET https://api.novobanco.example/cobrancas/c-1' },
    result: { kind: 'notFound' },
  });
  expect(received).toEqual({
    result: {
      kind: 'hint',
      type: 'TRANSACTION',
      reference: 'c-1',
      outcome: { kind: 'settled', reference: 'c-1', amount: 4990, native: 'PAGA' },
    },
  });
});

it('shows the token call of a provider that has one, and an unreadable answer as such', async () => {
  const data: GenericRestData = { id: 'NOVO', name: 'Novo', auth: { kind: 'oauth' } };
  const { sent, result } = await dryRun(data, {
    operation: 'chargePix',
    answer: { body: { id: 'c-1' } },
  });
  expect(sent?.request).toBe('POST https://api.provider.example/payments');
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer granted-token' });
  expect(result).toMatchObject({ kind: 'unknown' });
  await expect(dryRun(data, { operation: 'fly', answer: { body: {} } })).rejects.toThrow(
    'no sample intent for fly',
  );
});

it.each([
  5,
  null,
  {},
  { operation: 'chargePix' },
  { operation: 'chargePix', answer: {} },
  { answer: { body: {} } },
])('refuses %j as a sample', async (sample) => {
  await expect(dryRun(definition, sample as unknown as Sample)).rejects.toThrow(
    'A sample holds a webhook, or an operation with the body of its answer.',
  );
});
