import { data } from '@remix-run/node';
import type { ApiProblem } from '../../../shared/server/api.server';
import type { AreaActionCall } from '../../access/area-handlers.server';
import { challengeCookie, challengeOf, noChallengeCookie } from './passkey-cookie.server';

/** What the section about passkeys shows after a form was sent. */
export interface PasskeyReply {
  /** What the browser needs to create a passkey of this name. */
  readonly prepared: { readonly name: string; readonly options: object } | null;
  /** The passkey was added; with the first second factor, recovery codes, which are shown once. */
  readonly added: { readonly recoveryCodes: readonly string[] } | null;
  /** The passkey whose removal was refused. */
  readonly id: string | null;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly problem: string | null;
}

export const PASSKEY_INTENTS = ['preparePasskey', 'addPasskey', 'removePasskey'];

/** Prepares, adds or removes a passkey of the signed-in person. */
export async function changePasskeys(call: AreaActionCall) {
  const { api, context, form, intent, renewed, request, valueOf } = call;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const code = text('code');
  const proof = { password: String(form.get('password') ?? ''), ...(code !== '' && { code }) };
  const refused = (problem: ApiProblem, id: string | null = null) => {
    if (problem.status === 401 || problem.status === 403) valueOf({ ok: false, problem });
    return data({ passkey: refusal(problem, id) }, { status: problem.status });
  };
  switch (intent) {
    case 'preparePasskey': {
      const answer = await api.post('/api/passkeys/preparation', { body: proof });
      if (!answer.ok) return refused(answer.problem);
      const { token, options } = answer.data;
      const headers = { 'cache-control': 'no-store', 'set-cookie': challengeCookie(context, token) };
      return data({ passkey: replyOf({ prepared: { name: text('name'), options } }) }, { headers });
    }
    case 'addPasskey': {
      const passkey = { name: text('name'), passkey: text('passkey'), challenge: challengeOf(request) };
      const answer = await api.post('/api/passkeys', { body: passkey });
      if (!answer.ok) return refused(answer.problem);
      const { recoveryCodes, token } = answer.data;
      const headers: [string, string][] = [
        ['cache-control', 'no-store'],
        ['set-cookie', noChallengeCookie(context)],
        ['set-cookie', renewed(token)],
      ];
      return data({ passkey: replyOf({ added: { recoveryCodes } }) }, { headers });
    }
    default: {
      const id = text('id');
      const answer = await api.post('/api/passkeys/{id}/removal', { params: { id }, body: proof });
      return answer.ok ? data({ passkey: replyOf({}) }) : refused(answer.problem, id);
    }
  }
}

/** A refused field is shown beside it. */
function refusal({ errors, title }: ApiProblem, id: string | null): PasskeyReply {
  const sentences = Object.entries(errors).map(([name, [first = '']]) => [name, first] as const);
  const problem = sentences.length > 0 ? null : title;
  return replyOf({ id, errors: Object.fromEntries(sentences), problem });
}

const replyOf = (reply: Partial<PasskeyReply>): PasskeyReply => ({
  ...{ prepared: null, added: null, id: null, errors: {}, problem: null },
  ...reply,
});
