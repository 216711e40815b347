import { data, redirect } from '@remix-run/node';
import { translator } from '@guiche/i18n';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import type { ServerFormReply } from '../../forms/form-reply';
import { readForm, savedReply } from '../../forms/read-form.server';
import { needsCodeOf } from '../../forms/send-form.server';
import { platformMessages } from './messages.server';
import { loadPlans, setPlan } from './plan.server';
import { replyTo, type PlatformReply } from './platform-reply.server';
import {
  PLATFORM_ACCESS_FORM,
  PLATFORM_DATA_FORM,
  PLATFORM_GATEWAYS_FORM,
  PLATFORM_PERMISSIONS_FORM,
  PLATFORM_SECRET_FORM,
  PLATFORM_STATUS_FORM,
  PLATFORM_TABS,
  platformLimitsForm,
  type PlatformTab,
} from './platform-forms';

const SECRETS = ['privateKey', 'certCashInUrl', 'certCashOutUrl'] as const;
const SECRET_STEPS = ['use', 'remove', 'removeOnly'] as const;
const STATUSES = ['TRIAL', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;

function tabOf({ params }: AreaCall): PlatformTab {
  const asked = params.tab || PLATFORM_TABS[0];
  const found = PLATFORM_TABS.find((tab) => tab === asked);
  if (!found) throw redirect(`/master-root/platforms/${params.id ?? ''}`);
  return found;
}

/** A platform, which tab is open, and what that tab alone shows. */
export async function loadPlatform(call: AreaCall) {
  const { api, locale, params, valueOf } = call;
  const tab = tabOf(call);
  const address = { params: { id: params.id ?? '' } };
  const [platform, overview, secrets, plans, needsCode] = await Promise.all([
    api.get('/api/master/platforms/{id}', address).then(valueOf),
    tab === 'data' ? api.get('/api/master/platforms/{id}/overview', address).then(valueOf) : null,
    tab === 'secrets' ? api.get('/api/master/platforms/{id}/secrets', address).then(valueOf) : [],
    tab === 'plan' ? loadPlans(call) : [],
    tab === 'secrets' || tab === 'status' ? needsCodeOf(call) : false,
  ]);
  const texts = compileMessages(platformMessages, locale);
  const now = new Date().toISOString();
  return { locale, tab, texts, now, platform, overview, secrets, plans, needsCode };
}

/** Saves the form of a tab. */
export async function changePlatform(call: AreaActionCall) {
  const change = {
    data: setData,
    permissions: setPermissions,
    gateways: setGateways,
    limits: setLimits,
    plan: setPlan,
    secrets: setSecret,
    access: clearAccess,
    status: setStatus,
  };
  const { form, reply } = await change[tabOf(call)](call);
  return data({ form, reply }, { status: reply.saved ? 200 : 422 });
}

const addressOf = ({ params, form }: AreaActionCall) => ({
  address: { params: { id: params.id ?? '' } },
  version: Number(form.get('version')),
});

async function setData(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale } = call;
  const read = readForm(form, PLATFORM_DATA_FORM, locale);
  if (!read.ok) return { form: 'data', reply: read.reply };
  const { address, version } = addressOf(call);
  const body = { ...read.values, version };
  const answer = await api.put('/api/master/platforms/{id}/data', { ...address, body });
  return { form: 'data', reply: replyTo(call, PLATFORM_DATA_FORM, answer) };
}

async function setPermissions(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale } = call;
  const read = readForm(form, PLATFORM_PERMISSIONS_FORM, locale);
  if (!read.ok) return { form: 'permissions', reply: read.reply };
  const { address, version } = addressOf(call);
  const body = { ...read.values, version };
  const answer = await api.put('/api/master/platforms/{id}/permissions', { ...address, body });
  return { form: 'permissions', reply: replyTo(call, PLATFORM_PERMISSIONS_FORM, answer) };
}

async function setGateways(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale } = call;
  const read = readForm(form, PLATFORM_GATEWAYS_FORM, locale);
  if (!read.ok) return { form: 'gateways', reply: read.reply };
  const { address, version } = addressOf(call);
  const gateways = form.getAll('gateways').map(String);
  const body = { ...read.values, gateways, version };
  const answer = await api.put('/api/master/platforms/{id}/gateways', { ...address, body });
  return { form: 'gateways', reply: replyTo(call, PLATFORM_GATEWAYS_FORM, answer) };
}

async function setLimits(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale, valueOf } = call;
  const { address, version } = addressOf(call);
  const { limits: known } = valueOf(await api.get('/api/master/platforms/{id}', address));
  const rules = platformLimitsForm(known);
  const read = readForm(form, rules, locale);
  if (!read.ok) return { form: 'limits', reply: read.reply };
  const { reason, ...numbers } = read.values;
  const limits = Object.entries(numbers).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, value }] : [],
  );
  const body = { limits, reason: String(reason), version };
  const answer = await api.put('/api/master/platforms/{id}/limits', { ...address, body });
  return { form: 'limits', reply: replyTo(call, rules, answer) };
}

/** Only `add` needs a value. */
async function setSecret(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, intent, locale } = call;
  const read = readForm(form, PLATFORM_SECRET_FORM, locale);
  if (!read.ok) return { form: 'secrets', reply: withoutSecrets(read.reply) };
  const { value, ...proof } = read.values;
  const name = SECRETS.find((secret) => secret === proof.name) ?? SECRETS[0];
  const step = SECRET_STEPS.find((one) => one === intent) ?? ('add' as const);
  if (step === 'add' && !value) {
    const errors = {
      value: translator<typeof platformMessages>(
        compileMessages(platformMessages, locale),
        locale,
      )('valueMissing'),
    };
    return {
      form: 'secrets',
      reply: withoutSecrets({ ...savedReply(form, PLATFORM_SECRET_FORM), saved: false, errors }),
    };
  }
  const { address, version } = addressOf(call);
  const body = { ...proof, name, step, version, ...(step === 'add' && { value }) };
  const answer = await api.put('/api/master/platforms/{id}/secrets', { ...address, body });
  return { form: 'secrets', reply: withoutSecrets(replyTo(call, PLATFORM_SECRET_FORM, answer)) };
}

/** Staff sign in from everywhere again. */
async function clearAccess(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, locale } = call;
  const read = readForm(form, PLATFORM_ACCESS_FORM, locale);
  if (!read.ok) return { form: 'access', reply: read.reply };
  const { address, version } = addressOf(call);
  const body = { ...read.values, version };
  const answer = await api.put('/api/master/platforms/{id}/staff-addresses', { ...address, body });
  return { form: 'access', reply: replyTo(call, PLATFORM_ACCESS_FORM, answer) };
}

async function setStatus(call: AreaActionCall): Promise<PlatformReply> {
  const { api, form, intent, locale } = call;
  const named = intent || form.get('status');
  const status = STATUSES.find((one) => one === named) ?? 'ACTIVE';
  const read = readForm(form, PLATFORM_STATUS_FORM, locale);
  if (!read.ok) return { form: 'status', reply: withoutSecrets(read.reply) };
  const { address, version } = addressOf(call);
  const body = { ...read.values, status, version };
  const answer = await api.put('/api/master/platforms/{id}/status', { ...address, body });
  return { form: 'status', reply: withoutSecrets(replyTo(call, PLATFORM_STATUS_FORM, answer)) };
}

const withoutSecrets = (reply: ServerFormReply): ServerFormReply => ({
  ...reply,
  values: { ...reply.values, value: '' },
});

/** The data of a platform, as they arrive. */
export async function platformFile({ params, stream }: AreaCall): Promise<Response> {
  const id = encodeURIComponent(params.id ?? '');
  const answer = await stream(`/api/master/platforms/${id}/export`);
  if (!answer.body) throw data(null, { status: 503 });
  return new Response(answer.body, {
    headers: {
      'content-type': answer.headers.get('content-type') ?? 'application/x-ndjson',
      'content-disposition': `attachment; filename="platform-${id}.jsonl"`,
      'cache-control': 'no-store',
    },
  });
}
