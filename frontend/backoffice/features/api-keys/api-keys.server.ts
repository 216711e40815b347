import { data } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { API_KEY_FORM } from './api-key-form';
import { apiKeyMessages } from './messages.server';

/** The API keys of the signed-in seller. */
export async function loadApiKeys({ api, valueOf, locale }: AreaCall) {
  const [keys, factor] = await Promise.all([
    api.get('/api/platform/api-keys'),
    api.get('/api/second-factor'),
  ]);
  return {
    locale,
    texts: compileMessages(apiKeyMessages, locale),
    keys: valueOf(keys).items,
    needsCode: valueOf(factor).isActive,
  };
}

/** Creates a key, which the answer shows once, or revokes one (`revoke`, with its `id`). */
export async function changeApiKeys({ api, form, intent, locale, valueOf }: AreaActionCall) {
  if (intent === 'revoke') {
    const params = { id: String(form.get('id') ?? '') };
    valueOf(await api.delete('/api/platform/api-keys/{id}', { params }));
    return data({ revoked: true, key: null, form: null });
  }
  const read = readForm(form, API_KEY_FORM, locale);
  if (!read.ok) return data({ revoked: false, key: null, form: read.reply }, { status: 422 });
  const { scope, ...values } = read.values;
  const answer = await api.post('/api/platform/api-keys', {
    body: { ...values, scope: scope === 'WRITE' ? 'WRITE' : 'READ' },
  });
  if (answer.ok) {
    const saved = savedReply(form, API_KEY_FORM);
    const values = { name: '', scope: 'READ', password: '', code: '' };
    return data({ revoked: false, key: answer.data.key, form: { ...saved, values } });
  }
  const { problem } = answer;
  if (![409, 422, 429].includes(problem.status)) valueOf(answer);
  const refused = refusedReply(form, API_KEY_FORM, problem);
  return data({ revoked: false, key: null, form: refused }, { status: problem.status });
}
