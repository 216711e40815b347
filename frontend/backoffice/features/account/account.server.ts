import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { PASSKEY_INTENTS, changePasskeys } from '../passkeys/own-passkeys.server';
import { browserName } from './browser-name';
import { accountMessages } from './messages.server';
import { PASSWORD_INTENT, changeOwnPassword } from './own-password.server';
import { FACTOR_INTENTS, changeSecondFactor } from './second-factor.server';

/** The signed-in person and their active sessions. */
export async function loadAccount({ api, valueOf, locale, request }: AreaCall) {
  const [current, sessions, factor, passkeys, devices] = await Promise.all([
    api.get('/api/sessions/current'),
    api.get('/api/sessions'),
    api.get('/api/second-factor'),
    api.get('/api/passkeys'),
    api.get('/api/sessions/devices'),
  ]);
  return {
    locale,
    texts: compileMessages(accountMessages, locale),
    user: valueOf(current).user,
    mustAddSecondFactor: valueOf(current).mustAddSecondFactor,
    sessions: valueOf(sessions).items,
    devices: valueOf(devices).items,
    factor: valueOf(factor),
    passkeys: valueOf(passkeys).items,
    recoveryPath: `/recover-password?area=${valueOf(current).area}`,
    device: browserName(request.headers.get('user-agent')) ?? '',
  };
}

/** Changes the second factor, passkeys, the password or sessions. */
export async function changeAccount(call: AreaActionCall) {
  if (call.intent === PASSWORD_INTENT) return changeOwnPassword(call);
  if (PASSKEY_INTENTS.includes(call.intent)) return changePasskeys(call);
  return FACTOR_INTENTS.includes(call.intent) ? changeSecondFactor(call) : changeSessions(call);
}

/** Ends one session (`end`, with its `id`) or all others (`endOthers`), or forgets a browser (`forgetDevice`). A session that has ended before is no problem. */
async function changeSessions({ api, valueOf, form, intent }: AreaActionCall) {
  if (intent === 'endOthers') {
    valueOf(await api.delete('/api/sessions'));
    return { ended: true };
  }
  const params = { id: String(form.get('id') ?? '') };
  if (intent === 'forgetDevice') {
    const forgotten = await api.delete('/api/sessions/devices/{id}', { params });
    if (forgotten.ok || forgotten.problem.code !== 'notFound') valueOf(forgotten);
    return { forgotten: true };
  }
  const answer = await api.delete('/api/sessions/{id}', { params });
  if (!answer.ok && answer.problem.code === 'notFound') return { ended: true };
  valueOf(answer);
  return { ended: true };
}
