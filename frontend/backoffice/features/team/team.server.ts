import { data, redirect } from '@remix-run/node';
import { TEAM_ROLES, type TeamRole } from '@guiche/access';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { teamMessages } from './messages.server';
import { INVITE_FORM, MEMBER_FORM } from './team-forms';

const TEAM = '/platform/my-profile/team';
const SHOWN_PROBLEMS = [403, 404, 409, 422, 429];

/** The members of the account, and whether the reader needs a code. */
export async function loadTeam({ api, valueOf, locale }: AreaCall) {
  const [team, factor] = await Promise.all([api.get('/api/platform/team'), api.get('/api/second-factor')]);
  return {
    locale,
    texts: compileMessages(teamMessages, locale),
    members: valueOf(team).items,
    needsCode: valueOf(factor).isActive,
  };
}

/** Invites a member. */
export async function inviteMember({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, INVITE_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { role, ...values } = read.values;
  const answer = await api.post('/api/platform/team', { body: { ...values, role: roleOf(role) } });
  if (answer.ok) {
    const empty = { name: '', email: '', role: 'READER', password: '', code: '' };
    return data({ ...savedReply(form, INVITE_FORM), values: empty });
  }
  const { problem } = answer;
  if (!SHOWN_PROBLEMS.includes(problem.status)) valueOf(answer);
  return data(refusedReply(form, INVITE_FORM, problem), { status: problem.status });
}

/** One member. Somebody who was removed meanwhile leads back to the team. */
export async function loadMember(call: AreaCall) {
  const { members, ...shown } = await loadTeam(call);
  const member = members.find(({ id }) => id === call.params.id);
  if (!member) throw redirect(TEAM, { status: 303 });
  return { ...shown, member };
}

/** Saves the role, removes the member (`remove`) or sends the invitation again (`inviteAgain`). */
export async function changeMember(call: AreaActionCall) {
  const { api, form, intent, locale, params, valueOf } = call;
  const address = { params: { id: params.id ?? '' } };
  if (intent === 'inviteAgain') {
    valueOf(await api.post('/api/platform/team/{id}/invitation', address));
    return data(savedReply(form, MEMBER_FORM));
  }
  const read = readForm(form, MEMBER_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const { role, ...proof } = read.values;
  const version = Number(form.get('version'));
  const answer =
    intent === 'remove'
      ? await api.post('/api/platform/team/{id}/removal', { ...address, body: proof })
      : await api.put('/api/platform/team/{id}', {
          ...address,
          body: { ...proof, role: roleOf(role), version },
        });
  if (answer.ok) throw redirect(TEAM, { status: 303 });
  const { problem } = answer;
  if (!SHOWN_PROBLEMS.includes(problem.status)) valueOf(answer);
  return data(refusedReply(form, MEMBER_FORM, problem), { status: problem.status });
}

const roleOf = (text: string): TeamRole => TEAM_ROLES.find((role) => role === text) ?? 'READER';
