import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { until } from '../support/index.js';

const PAGE = '/api/admin/customization';

interface Look {
  readonly version: number;
  readonly name: string;
  readonly accentColor: string | null;
  readonly signInGreetings: object;
}
interface Change {
  readonly id: string;
  readonly change: object;
  readonly previous: object;
  readonly reason: string;
  readonly requestedBy: string;
}
interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
});
afterAll(() => office.close());

const look = async () => (await office.send<Look>(AS_ADMIN, 'GET', PAGE)).body;
const changes = async () =>
  (await office.send<{ items: Change[] }>(AS_ADMIN, 'GET', `${PAGE}/changes`)).body.items;
const site = async () => (await office.send<{ brand: Look }>(undefined, 'GET', '/api/site')).body.brand;
const BASE = {
  ...{ name: 'Conecta Saber', hiddenPages: [], poweredByShown: true, supportEmail: 'ajuda@conecta.example' },
  reason: 'Marca nova',
};
const put = async (change: object, who = AS_ADMIN) =>
  office.send<Refusal>(who, 'PUT', PAGE, { ...BASE, version: (await look()).version, ...change });

it('a change of the look is shown at once, with who, when and why, and can be undone', async () => {
  await put({});
  office.shop.clock.advance(1_000);
  const change = {
    ...{ accentColor: '#7A1FA2', logoUrl: 'https://cdn.conecta.example/logo.png', greetingPt: 'Bem-vinda' },
    ...{ termsVersion: '2026-11', hiddenPages: ['my-profile/api-keys'], mailSenderName: 'Equipe Conecta' },
  };
  expect((await put(change)).status).toBe(204);
  const shown = {
    ...{ accentColor: '#7a1fa2', logoUrl: change.logoUrl, signInGreetings: { 'pt-BR': 'Bem-vinda' } },
    ...{ termsVersion: '2026-11', hiddenPages: ['my-profile/api-keys'] },
  };
  expect(await look()).toMatchObject({ ...shown, name: 'Conecta Saber', mailSenderName: 'Equipe Conecta' });
  expect(Object.keys(await look())).not.toContain('certCashOutUrl');
  await until(async () => (await site()).accentColor === '#7a1fa2');
  expect(await site()).toMatchObject(shown);
  const [newest] = await changes();
  expect(newest).toMatchObject({
    change: { ...shown, mailSenderName: 'Equipe Conecta' },
    previous: { accentColor: null, signInGreetings: {}, hiddenPages: [] },
    ...{ reason: 'Marca nova', requestedBy: office.person(AS_ADMIN).name },
  });
  expect(Object.keys(newest?.change ?? {})).not.toContain('name');
  const settings = await office.send<{ items: Change[] }>(
    AS_ADMIN,
    'GET',
    '/api/admin/platform-settings/changes',
  );
  expect(settings.body.items.map(({ id }) => id)).not.toContain(newest?.id);
  office.shop.clock.advance(1_000);
  const undone = await office.send(AS_ADMIN, 'POST', `${PAGE}/changes/${newest?.id}/undo`, {
    reason: 'Engano',
  });
  expect(undone.status).toBe(204);
  expect(await look()).toMatchObject({ accentColor: null, signInGreetings: {}, hiddenPages: [] });
});

it('a seller accepts the version of the terms that the platform names (A2)', async () => {
  expect((await put({ termsUrl: '/termos', termsVersion: '2026-12' })).status).toBe(204);
  await until(async () => ((await site()) as unknown as { termsVersion: string }).termsVersion === '2026-12');
  const registered = await office.send(undefined, 'POST', '/api/registrations', {
    ...{ name: 'Iara Reis', document: '529.982.247-25', email: 'iara@example.com', phone: '(11) 98765-4321' },
    ...{ password: 'quatro jangadas azuis no mar', acceptsTerms: 'yes' },
  });
  expect(registered.status).toBe(201);
  const [user] = await office.shop.rows(
    `select terms_url, terms_version from users where email = 'iara@example.com'`,
  );
  expect(user).toEqual({ terms_url: '/termos', terms_version: '2026-12' });
});

it('an accent that white text cannot be read on, a foreign address and an old version change nothing', async () => {
  const before = await look();
  const pale = await put({ accentColor: '#ffd400' });
  expect([pale.status, pale.body.errors?.accentColor]).toEqual([
    422,
    ['Texto branco não se lê nesta cor (contraste abaixo de 4,5). Escolha uma mais escura.'],
  ]);
  for (const wrong of [
    ...[
      { accentColor: 'red' },
      { logoUrl: 'http://conecta.example/x.png' },
      { logoUrl: 'javascript:alert(1)' },
    ],
    ...[
      { name: '' },
      { greetingPt: 'x'.repeat(201) },
      { hiddenPages: ['../x'] },
      { reason: '' },
      { poweredByShown: 7 },
    ],
  ])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 422]);
  const stale = await put({ name: 'Outra', version: before.version - 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  expect(await look()).toEqual(before);
});

it('nobody else changes the look, and a change of other settings is not undone here', async () => {
  const before = await look();
  await office.grant('isUsersAvailable');
  for (const who of [AS_FUNCTIONARY, AS_SELLER]) expect((await put({ name: 'X' }, who)).status).toBe(403);
  const [newest] = await changes();
  const undo = (id: string | undefined, who = AS_ADMIN) =>
    office.send(who, 'POST', `${PAGE}/changes/${id}/undo`, { reason: 'Engano' });
  expect((await undo(newest?.id, AS_OTHER_ADMIN)).status).toBe(404);
  const methods = { pixEnabled: true, creditCardEnabled: true, billetEnabled: false, blockedCashout: false };
  await office.send(AS_ADMIN, 'PUT', '/api/admin/platform-settings/methods', {
    ...{ ...methods, reason: 'Sem boleto', version: before.version },
  });
  const [other] = (
    await office.send<{ items: Change[] }>(AS_ADMIN, 'GET', '/api/admin/platform-settings/changes')
  ).body.items;
  expect((await undo(other?.id)).status).toBe(404);
  expect(await look()).toEqual({ ...before, version: before.version + 1 });
});
