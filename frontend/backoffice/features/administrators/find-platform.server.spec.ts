import { expect, test } from '@jest/globals';
import { rules } from '@guiche/field-rules';
import { data } from '@remix-run/node';
import type { AreaActionCall } from '../../access/area-handlers.server';
import { refusedReply } from '../../forms/read-form.server';
import { findOrSend } from './find-platform.server';

const RULES = { platform: rules.text({ max: 40 }), name: rules.text({ max: 40 }) };
const FEIRA = { value: 'id-of-feira', label: 'Feira Mesa (feira.example.com)' };
const problem = { code: 'validation', errors: { name: ['Informe um nome.'] }, title: '' };

/** Sends a form that is refused, and says what was searched meanwhile. */
async function sent(fields: readonly (readonly [string, string])[], intent = '') {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const searched: string[] = [];
  const { data: reply, init } = await findOrSend({ form, intent } as unknown as AreaActionCall, {
    rules: RULES,
    choices: (q) => {
      searched.push(q);
      return Promise.resolve([FEIRA]);
    },
    send: () => Promise.resolve(data(refusedReply(form, RULES, problem as never), { status: 422 })),
  });
  return { searched, reply, status: init?.status };
}

test('a refused form with a text that was not searched keeps the chosen platform, and searches nothing', async () => {
  const typed = [
    ['q', 'loja'],
    ['platform', 'id-of-loja'],
    ['name', 'Rita'],
  ] as const;
  const { searched, reply, status } = await sent(typed);
  expect([searched, status]).toEqual([[], 422]);
  expect(reply).toMatchObject({ q: 'loja', found: null, errors: { name: 'Informe um nome.' } });
  expect(reply.values).toEqual({ platform: 'id-of-loja', name: 'Rita' });
});

test('a refused form offers again what the last search found', async () => {
  const { searched, reply, status } = await sent([
    ...([['q', 'outra'] as const, ['foundBy', 'feira'] as const] as const),
    ['foundPlatform', `${FEIRA.value} ${FEIRA.label}`],
    ...([['platform', FEIRA.value] as const, ['name', ''] as const] as const),
  ]);
  expect([searched, status]).toEqual([[], 422]);
  expect([reply.q, reply.found]).toEqual(['outra', { q: 'feira', platforms: [FEIRA] }]);
  expect(reply.values).toEqual({ platform: FEIRA.value, name: '' });
});

test('a search offers what it finds, and chooses the only one', async () => {
  const { searched, reply } = await sent([['q', ' feira ']], 'findPlatform');
  expect(searched).toEqual(['feira']);
  expect(reply).toMatchObject({ q: 'feira', found: { q: 'feira', platforms: [FEIRA] }, errors: {} });
  expect(reply.values).toEqual({ platform: FEIRA.value, name: '' });
});
