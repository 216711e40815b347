import { data, redirect } from '@remix-run/node';
import type { components } from '@guiche/api-client';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FieldValue, type FormRules } from '../../forms/field-text';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { MANAGER_FORM, NEW_MANAGER_FORM, RULE_FORM, TRANSFER_FORM } from './manager-forms';
import { LOST_FACTOR_FORM } from '../lost-factor/lost-factor-form';
import { lostFactorMessages } from '../lost-factor/messages.server';
import { managerMessages } from './messages.server';

const LIST = '/admin-root/manage-managers';
/** Sellers that the page offers to choose from; more are transferred together. */
const SELLERS_SHOWN = 100;

type Rule = components['schemas']['RuleValuesDto'];

export function loadNewManager({ locale }: AreaCall) {
  return Promise.resolve({
    locale,
    texts: compileMessages(managerMessages, locale),
    initial: { name: '', email: '', code: '' },
  });
}

/** Sends the invitation and goes to the page of the manager. */
export async function inviteManager({ api, form, locale, valueOf }: AreaActionCall) {
  const read = readForm(form, NEW_MANAGER_FORM, locale);
  if (!read.ok) return data(read.reply, { status: 422 });
  const answer = await api.post('/api/admin/managers', { body: read.values });
  if (!answer.ok && answer.problem.status === 422)
    return data(refusedReply(form, NEW_MANAGER_FORM, answer.problem), { status: 422 });
  throw redirect(`${LIST}/${valueOf(answer).id}`);
}

/** A manager: data, rule with its history, sellers, and to whom they can go. */
export async function loadManager({ api, valueOf, locale, params }: AreaCall) {
  const path = { params: { id: params.id ?? '' } };
  const [shown, rule, portfolio] = await Promise.all([
    api.get('/api/admin/managers/{id}', path),
    api.get('/api/admin/managers/{id}/rule', path),
    api.get('/api/admin/managers/{id}/sellers', path),
  ]);
  const texts = {
    ...compileMessages(managerMessages, locale),
    ...compileMessages(lostFactorMessages, locale),
  };
  const manager = valueOf(shown);
  const { items: sellers, managers: others } = valueOf(portfolio);
  const { present, history, newest } = valueOf(rule);
  const words = (value: Rule) => ruleWords(value, locale);
  return {
    ...{ locale, texts, manager, newest },
    ...{ sellers: sellers.slice(0, SELLERS_SHOWN), others },
    initial: {
      name: manager.name,
      code: manager.code ?? '',
      blocked: manager.status === 'BLOCKED' ? 'on' : '',
      managerReason: '',
    },
    initialRule: ruleTexts(present, locale),
    presentWords: words(present),
    history: history.map(({ value, ...version }) => ({ ...version, words: words(value) })),
  };
}

function ruleTexts(rule: Rule, locale: AreaCall['locale']): Record<keyof typeof RULE_FORM, string> {
  const values = rule as unknown as Readonly<Record<string, FieldValue | null>>;
  const texts = Object.entries(RULE_FORM as FormRules).map(([name, one]) => [
    name,
    fieldText(one, values[name] ?? undefined, locale),
  ]);
  return Object.fromEntries(texts) as Record<keyof typeof RULE_FORM, string>;
}

/** A rule in one sentence. */
function ruleWords(rule: Rule, locale: AreaCall['locale']): string {
  const t = translator<typeof managerMessages>(compileMessages(managerMessages, locale), locale);
  const texts = ruleTexts(rule, locale);
  const parts = [
    `${texts.basisPoints}% ${t(`of_${rule.base}` as 'of_FEE')}`,
    rule.pixBasisPoints === null ? '' : `PIX ${texts.pixBasisPoints}%`,
    rule.cardBasisPoints === null ? '' : `${t('card')} ${texts.cardBasisPoints}%`,
    rule.billetBasisPoints === null ? '' : `Boleto ${texts.billetBasisPoints}%`,
    rule.cap === null ? '' : `${t('upTo')} R$ ${texts.cap}`,
    rule.months === null ? '' : t('monthsWords', { count: rule.months }),
    rule.until === null ? '' : `${t('untilWords')} ${rule.until.split('-').reverse().join('/')}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export interface ManagerReply {
  /** Which form of the page was answered. */
  readonly of: 'manager' | 'rule' | 'transfer' | 'history' | 'factor';
  readonly form: ServerFormReply | null;
  readonly message: string | null;
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: Parameters<typeof refusedReply>[2] };

/**
 * Changes the manager, the rule (`rule`, `cancel`, `undo`), transfers sellers (`transfer`), removes the second factor (`resetFactor`) or
 * invites again (`inviteAgain`).
 */
export async function changeManager(call: AreaActionCall) {
  const { api, form, intent, params, locale, valueOf } = call;
  const id = params.id ?? '';
  switch (intent) {
    case 'inviteAgain':
      valueOf(await api.post('/api/admin/managers/{id}/invitation', { params: { id } }));
      return reply('history', null, sentence(locale, 'invited'));
    case 'rule':
      return changeRule(call, id);
    case 'transfer':
      return transfer(call, id);
    case 'resetFactor':
      return resetFactor(call, id);
    case 'cancel':
    case 'undo':
      return changeHistory(call, id);
    default: {
      const read = readForm(form, MANAGER_FORM, locale);
      if (!read.ok) return reply('manager', read.reply, null, 422);
      const { managerReason: reason, ...values } = read.values;
      const body = { ...values, reason, version: Number(form.get('version')) };
      return answered(
        call,
        'manager',
        MANAGER_FORM,
        await api.put('/api/admin/managers/{id}', { params: { id }, body }),
      );
    }
  }
}

async function changeRule(call: AreaActionCall, id: string) {
  const { api, form, locale } = call;
  const read = readForm(form, RULE_FORM, locale);
  if (!read.ok) return reply('rule', read.reply, null, 422);
  const basedOn = String(form.get('basedOn') ?? '') || undefined;
  const body = { ...read.values, basedOn } as never;
  return answered(
    call,
    'rule',
    RULE_FORM,
    await api.put('/api/admin/managers/{id}/rule', { params: { id }, body }),
  );
}

async function transfer(call: AreaActionCall, id: string) {
  const { api, form, locale } = call;
  const read = readForm(form, TRANSFER_FORM, locale);
  if (!read.ok) return reply('transfer', read.reply, null, 422);
  const { to, transferFrom: validFrom, transferReason: reason } = read.values;
  const sellerIds = form.getAll('sellerIds').map(String);
  const everybody = form.get('everybody') === 'on';
  if (sellerIds.length === 0 && !everybody)
    return reply('transfer', null, sentence(locale, 'chooseSellers'), 422);
  const body = {
    reason,
    ...(to && { to }),
    ...(validFrom && { validFrom }),
    ...(!everybody && { sellerIds }),
  };
  const answer = await api.post('/api/admin/managers/{id}/transfers', { params: { id }, body });
  if (!answer.ok) return answered(call, 'transfer', TRANSFER_FORM, answer);
  return reply('transfer', null, sentence(locale, answer.data.hasMore ? 'transferredMore' : 'transferred'));
}

async function resetFactor(call: AreaActionCall, id: string) {
  const { api, form, locale } = call;
  const read = readForm(form, LOST_FACTOR_FORM, locale);
  if (!read.ok) return reply('factor', read.reply, null, 422);
  const path = '/api/admin/managers/{id}/second-factor-reset';
  const body = { reason: read.values.factorReason };
  return answered(call, 'factor', LOST_FACTOR_FORM, await api.post(path, { params: { id }, body }));
}

async function changeHistory({ api, form, intent, valueOf }: AreaActionCall, id: string) {
  const params = { id, version: String(form.get('version') ?? '') };
  const answer =
    intent === 'cancel'
      ? await api.delete('/api/admin/managers/{id}/rule/{version}', { params })
      : await api.post('/api/admin/managers/{id}/rule/{version}/undo', {
          params,
          body: { reason: String(form.get('undoReason') ?? '') },
        });
  if (!answer.ok && [409, 422].includes(answer.problem.status))
    return reply('history', null, answer.problem.title, answer.problem.status);
  valueOf(answer);
  return reply('history', null, null);
}

function answered(call: AreaActionCall, of: ManagerReply['of'], rules: FormRules, answer: Answer) {
  if (!answer.ok) {
    const { problem } = answer;
    if (![409, 422].includes(problem.status)) call.valueOf(answer as never);
    return reply(of, refusedReply(call.form, rules, problem), null, problem.status);
  }
  const saved: ServerFormReply = savedReply(call.form, rules);
  return reply(
    of,
    { ...saved, values: { ...saved.values, reason: '', managerReason: '', validFrom: '' } },
    null,
  );
}

const reply = (of: ManagerReply['of'], form: ServerFormReply | null, message: string | null, status = 200) =>
  data<ManagerReply>({ of, form, message }, { status });

const sentence = (
  locale: AreaCall['locale'],
  key: 'invited' | 'chooseSellers' | 'transferred' | 'transferredMore',
) => translator<typeof managerMessages>(compileMessages(managerMessages, locale), locale)(key);
