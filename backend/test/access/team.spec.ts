import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEAM_ROLES, mayUse, type TeamRole, type TeamScope } from '@guiche/access';
import { DEMO_PASSWORD, PLATFORM_A, PLATFORM_B } from '../../src/demo/demo-data.js';
import { declaredRoutes } from '../../src/runtime/access/index.js';
import { AS_ADMIN, AS_SELLER, BackOffice, type Caller } from '../support/back-office.js';

const PASSWORD = 'nove-cavalos-azuis-7';
const AS_OTHER_SELLER: Caller = { role: 'PRODUCER', platformId: PLATFORM_B };
const PROOF = { password: DEMO_PASSWORD };
const NOWHERE = '00000000-0000-7000-8000-000000000000';

let office: BackOffice;
let owner: { readonly id: string; readonly email: string; readonly name: string };
let number = 0;
beforeAll(async () => {
  office = await BackOffice.open();
  owner = office.person(AS_SELLER);
});
afterAll(() => office.close());

interface Member {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const newEmail = (): string => `membro.${(number += 1)}@example.com`;
const signIn = (email: string, password = PASSWORD) =>
  office.sendAs<{ token: string; code?: string }>('none', 'POST', '/api/sessions', {
    ...{ area: 'seller', email, password },
  });
const linkTo = async (email: string): Promise<string> => {
  let text = '';
  await office.shop.until(async () => {
    const [mail] = await office.shop.rows<{ text: string }>(
      'select text_body as text from demo_mails where recipient = $1 order by id desc limit 1',
      [email],
    );
    text = mail?.text ?? '';
    return text !== '';
  });
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
};
async function invited(role: TeamRole, email = newEmail()): Promise<{ id: string; email: string }> {
  const input = { ...PROOF, name: 'Ana Membro', email, role };
  const { status, body } = await office.send<{ id: string }>(AS_SELLER, 'POST', '/api/platform/team', input);
  expect(status).toBe(201);
  return { id: body.id, email };
}
/** A member of the seller's team who set a password and signed in. */
const member = async (role: TeamRole): Promise<Member> => joined(await invited(role));
async function joined({ id, email }: { id: string; email: string }): Promise<Member> {
  const set = { area: 'seller', token: await linkTo(email), password: PASSWORD };
  expect((await office.sendAs('none', 'POST', '/api/passwords', set)).status).toBe(204);
  const { status, body } = await signIn(email);
  expect(status).toBe(201);
  return { id, email, token: body.token };
}
const as = <T = Readonly<Record<string, unknown>>>(
  { token }: Member,
  method: string,
  path: string,
  body?: object,
) => office.sendAs<T>(token, method, path, body);
const people = () =>
  office.shop.rows(`select id, email, role, status, owner_id, team_role, version from users order by id`);

describe('a member of a team', () => {
  it('is invited by mail, signs in with a password of their own, and sees the records of the owner', async () => {
    const reader = await member('READER');
    const current = await as(reader, 'GET', '/api/sessions/current');
    expect(current.body).toMatchObject({
      ...{ area: 'seller', user: { id: reader.id, email: reader.email, role: 'MEMBER' } },
      team: { role: 'READER', owner: owner.name },
    });
    const theirs = await as<{ items: object[] }>(reader, 'GET', '/api/platform/products');
    const own = await office.send<{ items: object[] }>(AS_SELLER, 'GET', '/api/platform/products');
    expect(own.body.items.length).toBeGreaterThan(0);
    expect(theirs.body.items).toEqual(own.body.items);
    const [sale] = await office.shop.rows<{ id: string }>('select id from sales where producer_id = $1', [
      owner.id,
    ]);
    if (sale) expect((await as(reader, 'GET', `/api/platform/sales/${sale.id}`)).status).toBe(200);
    const listed = await office.send<{ items: object[] }>(AS_SELLER, 'GET', '/api/platform/team');
    expect(listed.body.items).toContainEqual(
      expect.objectContaining({ id: reader.id, role: 'READER', status: 'ACTIVE' }),
    );
  });

  it('is named by the records of what they change, with the owner they act for', async () => {
    const admin = await member('ADMIN');
    const { body } = await as<{ items: { id: string }[] }>(admin, 'GET', '/api/platform/products');
    const product = body.items[0]?.id ?? '';
    const copy = await as<{ id: string }>(admin, 'POST', `/api/platform/products/${product}/copies`, {
      name: 'Cópia da equipe',
    });
    expect(copy.status).toBe(201);
    const [row] = await office.shop.rows(`select producer_id from products where name = 'Cópia da equipe'`);
    expect(row).toEqual({ producer_id: owner.id });
    const records = await office.shop.rows(
      `select distinct actor, acting_for from audit_log where subject = 'products' and actor = $1`,
      [`user:${admin.id}`],
    );
    expect(records).toEqual([{ actor: `user:${admin.id}`, acting_for: `user:${owner.id}` }]);
  });

  it('changes what is shown beside the products of the owner; one of another team finds none of them', async () => {
    const admin = await member('ADMIN');
    const other = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const { token } = (await office.sendAs<{ token: string }>('none', 'POST', '/api/sessions', other)).body;
    const email = newEmail();
    const invitation = { ...PROOF, name: 'Caio Membro', email, role: 'ADMIN' };
    const { id } = (await office.sendAs<{ id: string }>(token, 'POST', '/api/platform/team', invitation))
      .body;
    const stranger = await joined({ id, email });
    const product = await as<{ id: string }>(admin, 'POST', '/api/platform/products', {
      ...{ name: 'Livro da equipe', type: 'FISICO' },
      offer: {
        type: 'ONE_TIME',
        price: 5_000,
        pixEnabled: true,
        creditCardEnabled: true,
        billetEnabled: true,
      },
    });
    const path = `/api/platform/products/${product.body.id}`;
    const stored = () =>
      office.shop.rows(
        `select p.version, p.image_url, (select count(*)::int from delivery_options d where d.product_id = p.id) as options
         from products p where p.id = $1`,
        [product.body.id],
      );
    const items = [{ description: 'Correios', deliveryTime: '5 dias', fareAmount: 1_200, preSelected: true }];
    const requests = [
      ['GET', '/order-bumps', undefined, 200],
      ['PUT', '/order-bumps', { offerIds: [], version: 1 }, 204],
      ['GET', '/delivery-options', undefined, 200],
      ['PUT', '/delivery-options', { items, version: 2 }, 204],
      ['POST', '/image/uploads', { fileName: 'capa.jpg', bytes: 100, version: 3 }, 201],
      ['DELETE', '/image?version=3', undefined, 204],
    ] as const;
    const before = await stored();
    for (const [method, end, body] of requests)
      expect([end, (await as(stranger, method, path + end, body)).status]).toEqual([end, 404]);
    expect(await stored()).toEqual(before);
    for (const [method, end, body, status] of requests)
      expect([end, (await as(admin, method, path + end, body)).status]).toEqual([end, status]);
    expect(await stored()).toEqual([{ version: 4, image_url: null, options: 1 }]);
  });

  it.each<TeamRole>(['ADMIN', 'FINANCE', 'SUPPORT', 'READER'])(
    'with the role %s reaches the routes of its scopes, and is refused by every other one of the area',
    async (role) => {
      const person = await member(role);
      const before = await people();
      const routes = declaredRoutes(office.shop.app).filter(
        ({ rule, path }) =>
          rule?.kind === 'signedIn' && rule.areas.includes('seller') && !/^\/api\/sessions|\.csv$/.test(path),
      );
      expect(routes.length).toBeGreaterThan(30);
      for (const { method, path, rule } of routes) {
        const scope = rule?.kind === 'signedIn' ? rule.forMembers : undefined;
        const isOpen = scope !== undefined && mayUse(role, scope, method === 'GET' ? 'READ' : 'WRITE');
        const answer = await as(
          person,
          method,
          path.replaceAll(/:\w+/g, NOWHERE),
          ['GET', 'DELETE'].includes(method) ? undefined : {},
        );
        const found = `${method} ${path} ${answer.body?.code === 'notForMembers' ? 'refused' : 'open'}`;
        expect(found).toBe(`${method} ${path} ${isOpen ? 'open' : 'refused'}`);
      }
      expect(await people()).toEqual(before);
    },
    60_000,
  );

  it('changes no money destination, API key, document or company data, whatever the role', () => {
    const closed = declaredRoutes(office.shop.app)
      .filter(
        ({ path, method }) =>
          /^\/api\/platform\/(bank-accounts|api-keys|documents|company|profile)/.test(path) &&
          method !== 'GET',
      )
      .map(({ rule }) => rule?.kind === 'signedIn' && rule.forMembers);
    expect(closed.length).toBeGreaterThanOrEqual(8);
    // Bank accounts can be read by some; no role may change them.
    const scopes = new Set(closed.filter((scope): scope is TeamScope => typeof scope === 'string'));
    expect([...scopes]).toEqual([]);
    expect(TEAM_ROLES.filter((role) => mayUse(role, 'bankAccounts', 'WRITE'))).toEqual([]);
  });

  it('has no session and no sign-in after a removal, which names who removed them', async () => {
    const person = await member('SUPPORT');
    const removed = await office.send(AS_SELLER, 'POST', `/api/platform/team/${person.id}/removal`, PROOF);
    expect(removed.status).toBe(204);
    expect((await as(person, 'GET', '/api/sessions/current')).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    const records = await office.shop.rows(
      `select actor from audit_log where action = 'member.removed' and subject_id = $1`,
      [person.id],
    );
    expect(records).toEqual([{ actor: `user:${owner.id}` }]);
    expect((await invited('READER', person.email)).id).not.toBe(person.id);
  });

  it('has no session while the owner is blocked', async () => {
    const person = await member('READER');
    const block = (blocked: boolean) =>
      office.send(AS_ADMIN, 'PUT', `/api/admin/users/${owner.id}/block`, { blocked, reason: 'Suspeita' });
    expect((await block(true)).status).toBe(204);
    expect((await as(person, 'GET', '/api/sessions/current')).status).toBe(401);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await block(false)).status).toBe(204);
    office.forget(AS_SELLER);
    expect((await signIn(person.email)).status).toBe(201);
  });

  it('with the role ADMIN runs the team, and can neither change themselves nor the owner', async () => {
    const admin = await member('ADMIN');
    const other = await member('READER');
    const own = { password: PASSWORD };
    const before = await people();
    const change = { ...own, role: 'FINANCE', version: 1 };
    const self = await as(admin, 'PUT', `/api/platform/team/${admin.id}`, change);
    expect([self.status, self.body.code]).toEqual([403, 'ownRights']);
    expect((await as(admin, 'POST', `/api/platform/team/${admin.id}/removal`, own)).body.code).toBe(
      'ownRights',
    );
    expect((await as(admin, 'PUT', `/api/platform/team/${owner.id}`, change)).status).toBe(404);
    expect((await as(admin, 'POST', `/api/platform/team/${owner.id}/removal`, own)).status).toBe(404);
    // The password is that of the member, not that of the owner.
    expect((await as(admin, 'POST', `/api/platform/team/${other.id}/removal`, PROOF)).status).toBe(422);
    expect(await people()).toEqual(before);
    expect((await as(admin, 'PUT', `/api/platform/team/${other.id}`, change)).status).toBe(204);
    expect((await as(other, 'GET', '/api/platform/bank-accounts')).status).toBe(200);
    const stale = await as(admin, 'PUT', `/api/platform/team/${other.id}`, { ...change, role: 'READER' });
    expect([stale.status, stale.body.code]).toEqual([409, 'changedMeanwhile']);
  });
});

describe('nothing is written when', () => {
  it('the password is wrong, the role does not exist, or the address has an account', async () => {
    const before = await people();
    const input = { ...PROOF, name: 'Ana Membro', email: newEmail(), role: 'READER' };
    const send = (change: object) =>
      office.send<{ errors: object }>(AS_SELLER, 'POST', '/api/platform/team', { ...input, ...change });
    expect((await send({ password: 'errada-errada' })).body.errors).toEqual({
      password: ['Senha incorreta.'],
    });
    expect((await send({ role: 'OWNER' })).status).toBe(422);
    expect(Object.keys((await send({ email: owner.email.toUpperCase() })).body.errors)).toEqual(['email']);
    expect(await people()).toEqual(before);
  });

  it('the member belongs to the team of another seller or another platform', async () => {
    const { id } = await invited('READER');
    const before = await people();
    const [second] = await office.shop.rows<{ email: string }>(
      `select email from users where role = 'PRODUCER' and platform_id = $1 and id <> $2 and password_hash is not null limit 1`,
      [PLATFORM_A, owner.id],
    );
    const { body } = await signIn(second?.email ?? '', DEMO_PASSWORD);
    for (const [method, path, input] of [
      ['PUT', `/api/platform/team/${id}`, { ...PROOF, role: 'ADMIN', version: 1 }],
      ['POST', `/api/platform/team/${id}/removal`, PROOF],
      ['POST', `/api/platform/team/${id}/invitation`, {}],
    ] as const) {
      expect((await office.send(AS_OTHER_SELLER, method, path, input)).status).toBe(404);
      expect((await office.sendAs(body.token, method, path, input)).status).toBe(404);
    }
    expect(
      (await office.sendAs<{ items: object[] }>(body.token, 'GET', '/api/platform/team')).body.items,
    ).not.toContainEqual(expect.objectContaining({ id }));
    expect(await people()).toEqual(before);
  });
});
