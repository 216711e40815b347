import { data, redirect } from '@remix-run/node';
import { compileMessages } from '@guiche/i18n/compile';
import type { AreaActionCall, AreaCall } from '../../access/area-handlers.server';
import { fieldText, type FormRules } from '../../forms/field-text';
import { readForm, refusedReply, savedReply } from '../../forms/read-form.server';
import { proveBefore } from '../proof/prove-before.server';
import { accountForm, credentialName, newAccountForm, type GatewayField } from './account-form';
import { acquiringMessages } from './messages.server';

export const ACQUIRINGS_PAGE = '/admin-root/platform-settings/acquirings';
const REFUSED = [409, 422];

const textsOf = ({ locale }: AreaCall) => compileMessages(acquiringMessages, locale);

async function gatewaysOf({ api, valueOf }: AreaCall) {
  return valueOf(await api.get('/api/admin/gateways')).items;
}

async function accountOf({ api, valueOf, params }: AreaCall) {
  const { items } = valueOf(await api.get('/api/admin/gateway-accounts'));
  const found = items.find(({ id }) => id === params.id);
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** The choice of a provider, and the form of the chosen one. */
export async function loadNewAccount(call: AreaCall) {
  const gateways = await gatewaysOf(call);
  const asked = call.url.searchParams.get('provider');
  const gateway = gateways.find(({ provider }) => provider === asked) ?? null;
  if (gateway) await proveBefore(call, 'admin');
  const initial = gateway && {
    ...Object.fromEntries(Object.keys(newAccountForm(gateway.fields)).map((name) => [name, ''])),
    ...{ provider: gateway.provider, name: gateway.name, baseAddress: gateway.exampleBaseAddress },
  };
  return {
    locale: call.locale,
    texts: textsOf(call),
    providers: gateways
      .filter(({ methods }) => methods.length > 0)
      .map(({ provider, name, methods }) => ({ provider, name, methods })),
    gateway,
    initial: initial as Record<string, string> | null,
  };
}

/** Connects a provider. */
export async function connectAccount(call: AreaActionCall) {
  const { api, form, locale, valueOf } = call;
  const gateway = (await gatewaysOf(call)).find(({ provider }) => provider === form.get('provider'));
  if (!gateway) throw redirect(`${ACQUIRINGS_PAGE}/new`);
  const rules = newAccountForm(gateway.fields);
  const read = readForm(form, rules, locale);
  if (!read.ok) return data(withoutSecrets(read.reply, gateway.fields), { status: 422 });
  const answer = await api.post('/api/admin/gateway-accounts', {
    body: { ...plainValues(read.values), provider: gateway.provider, credentials: credentials(read.values) },
  });
  if (answer.ok) throw redirect(`${ACQUIRINGS_PAGE}/${answer.data.id}`);
  return refusedAccount(call, rules, gateway.fields, answer.problem, () => valueOf(answer));
}

/** An account with the form of its gateway. Secrets are never in it. */
export async function loadGatewayAccount(call: AreaCall) {
  const [gateways, account] = await Promise.all([gatewaysOf(call), accountOf(call)]);
  const gateway = gateways.find(({ provider }) => provider === account.provider);
  const fields = gateway?.fields ?? [];
  return {
    locale: call.locale,
    texts: textsOf(call),
    now: new Date().toISOString(),
    fields,
    account,
    wantsCertificate: gateway?.wantsCertificate ?? false,
    initial: initialTexts(account, fields, call.locale),
  };
}

type Account = Awaited<ReturnType<typeof accountOf>>;

function initialTexts(account: Account, fields: readonly GatewayField[], locale: AreaCall['locale']) {
  const { credentials: stored } = account;
  const values: Record<string, unknown> = {
    ...account,
    ...Object.fromEntries(fields.map(({ name }) => [credentialName(name), stored[name]])),
  };
  return Object.fromEntries(
    Object.entries(accountForm(fields)).map(([name, rule]) => {
      const value = values[name];
      const shown = typeof value === 'boolean' || typeof value === 'number' ? value : textOf(value);
      return [name, fieldText(rule, shown, locale)];
    }),
  );
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Saves an account, tests its connection (`test`) or changes a certificate (`certificate`, `removeCertificate`). */
export async function changeGatewayAccount(call: AreaActionCall) {
  switch (call.intent) {
    case 'test':
      return testConnection(call);
    case 'certificate':
    case 'removeCertificate':
      return changeCertificate(call);
    default:
      return saveAccount(call);
  }
}

async function testConnection({ api, params, valueOf }: AreaActionCall) {
  const answer = await api.post('/api/admin/gateway-accounts/{id}/test', { params: { id: params.id ?? '' } });
  return data({ test: valueOf(answer) });
}

const CERTIFICATE_MAX_BYTES = 40_000;

async function changeCertificate({ api, form, intent, params, valueOf }: AreaActionCall) {
  const use = form.get('use') === 'cash-out' ? ('cash-out' as const) : ('cash-in' as const);
  const address = { params: { id: params.id ?? '', use } };
  const path = '/api/admin/gateway-accounts/{id}/certificates/{use}' as const;
  if (intent === 'removeCertificate') {
    valueOf(await api.delete(path, address));
    return data({ certificate: { saved: true, message: null } });
  }
  const file = form.get('pfx');
  const bytes = file instanceof File && file.size <= CERTIFICATE_MAX_BYTES ? await file.arrayBuffer() : null;
  const pfx = Buffer.from(bytes ?? new ArrayBuffer(0)).toString('base64') || '-';
  const passphrase = String(form.get('passphrase') ?? '');
  const answer = await api.put(path, { ...address, body: { pfx, ...(passphrase !== '' && { passphrase }) } });
  if (!answer.ok && REFUSED.includes(answer.problem.status)) {
    const message = answer.problem.errors.pfx?.[0] ?? answer.problem.title;
    return data({ certificate: { saved: false, message } }, { status: answer.problem.status });
  }
  valueOf(answer);
  return data({ certificate: { saved: true, message: null } });
}

async function saveAccount(call: AreaActionCall) {
  const { api, form, locale, params, valueOf } = call;
  const [gateways, account] = await Promise.all([gatewaysOf(call), accountOf(call)]);
  const fields = gateways.find(({ provider }) => provider === account.provider)?.fields ?? [];
  const rules = accountForm(fields);
  const read = readForm(form, rules, locale);
  if (!read.ok) return data({ saved: withoutSecrets(read.reply, fields) }, { status: 422 });
  const { values } = read;
  const answer = await api.put('/api/admin/gateway-accounts/{id}', {
    params: { id: params.id ?? '' },
    body: {
      ...plainValues(values),
      active: values.active === true,
      draining: values.draining === true,
      credentials: changedCredentials(values, fields, account.credentials),
      version: Number(form.get('version')),
    },
  });
  if (answer.ok) return data({ saved: withoutSecrets(savedReply(form, rules), fields) });
  const refused = refusedAccount(call, rules, fields, answer.problem, () => valueOf(answer));
  return data({ saved: refused.data }, refused.init ?? undefined);
}

type Values = Readonly<Record<string, unknown>>;

const plainValues = ({ name, baseAddress, accountsBaseAddress, loginBaseAddress, ...more }: Values) => ({
  ...{ name: String(name), baseAddress: String(baseAddress) },
  ...(typeof accountsBaseAddress === 'string' && { accountsBaseAddress }),
  ...(typeof loginBaseAddress === 'string' && { loginBaseAddress }),
  acceptsUnverified: more.acceptsUnverified === true,
});

/** Those that were filled in. */
function credentials(values: Values): { name: string; value: string }[] {
  const prefix = credentialName('');
  return Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' && value !== ''
      ? [{ name: name.slice(prefix.length), value }]
      : [],
  );
}

/** Secrets that were filled in, and public values that are different; one that was emptied is taken away. */
function changedCredentials(values: Values, fields: readonly GatewayField[], stored: Values) {
  const filled = credentials(values).filter(({ name, value }) => stored[name] !== value);
  const emptied = fields.filter(
    ({ name, secret }) => !secret && stored[name] !== undefined && !values[credentialName(name)],
  );
  return [...filled, ...emptied.map(({ name }) => ({ name }))];
}

function refusedAccount(
  { form }: AreaActionCall,
  rules: FormRules,
  fields: readonly GatewayField[],
  problem: Parameters<typeof refusedReply>[2],
  fail: () => unknown,
) {
  if (!REFUSED.includes(problem.status)) fail();
  return data(withoutSecrets(refusedReply(form, rules, problem), fields), { status: problem.status });
}

/** A secret is not sent back to the page: it is entered again. */
function withoutSecrets<Reply extends { readonly values: Readonly<Record<string, string>> }>(
  reply: Reply,
  fields: readonly GatewayField[],
): Reply {
  const secrets = fields
    .filter(({ secret }) => secret)
    .map(({ name }) => [credentialName(name), ''] as const);
  return { ...reply, values: { ...reply.values, ...Object.fromEntries(secrets) } };
}
