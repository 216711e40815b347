import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DEMO_PASSWORD, OFFERS, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { order } from '../purchase/buyer.js';
import { cardOrder } from '../purchase/cards.js';
import { AS_ADMIN, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { inAnotherTransaction } from '../support/another-transaction.js';
import { waitForLockWaiter } from '../support/lock-waiter.js';
import { SCHEME_A } from '../support/ledger/releases.js';

const CO_PRODUCTIONS = '/api/platform/co-productions';
const AFFILIATIONS = '/api/platform/affiliations';
const DAY_MS = 86_400_000;
const PROOF = { password: DEMO_PASSWORD };
/** The course, which the affiliate of the demonstration promotes for 40 %. */
const COURSE = OFFERS.digital.productId;

interface Contract {
  readonly id: string;
  readonly state: string;
  readonly side: string;
  readonly versions: readonly {
    readonly number: number;
    readonly terms: Readonly<Record<string, unknown>> | null;
    readonly validFrom: string;
    readonly agreedAt: string | null;
    readonly canceledAt: string | null;
  }[];
}
interface StoredDivision {
  readonly shares: readonly { role: string; sellerId: string; amount: number; reserve: number }[];
  readonly terms: {
    readonly notCredited?: object;
    readonly items: readonly {
      readonly contract?: { readonly affiliate?: object; readonly coProducers: object[] };
    }[];
  };
}
interface Sentence {
  readonly rule: string;
  readonly amount: number;
  readonly text: Readonly<Record<string, string>>;
}

const person = (email: string) => USERS.find((user) => user.email === email)!;
const CO_PRODUCER = person('coprodutor@conecta.example');
const AFFILIATE = person('afiliada@conecta.example');

let office: BackOffice;
const tokens = new Map<string, string>();

async function signIn({ email }: { readonly email: string }): Promise<void> {
  const { body } = await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', {
    ...{ area: 'seller', email, password: DEMO_PASSWORD },
  });
  tokens.set(email, body.token);
}
beforeAll(async () => {
  office = await BackOffice.open();
  for (const who of [CO_PRODUCER, AFFILIATE]) await signIn(who);
});
afterAll(() => office.close());

const producer = <T = Contract>(method: string, path: string, body?: object) =>
  office.send<T & { readonly code?: string }>(AS_SELLER, method, path, body);
const as =
  ({ email }: { readonly email: string }) =>
  <T = Contract>(method: string, path: string, body?: object) =>
    office.sendAs<T & { readonly code?: string }>(tokens.get(email) ?? '', method, path, body);
const coProducer = as(CO_PRODUCER);
const affiliate = as(AFFILIATE);

/** Every process knows what was just written. */
const known = () => office.shop.announceCatalogChange();

const invite = (changes: object = {}) =>
  producer<{ id: string }>('POST', CO_PRODUCTIONS, {
    ...{ productId: COURSE, email: CO_PRODUCER.email, mainBasisPoints: 3000, ...PROOF, ...changes },
  });
async function coProduced(changes: object = {}): Promise<string> {
  const { id } = (await invite(changes)).body;
  await coProducer('POST', `${CO_PRODUCTIONS}/${id}/accept`, PROOF);
  await known();
  return id;
}
async function end(id: string): Promise<void> {
  expect((await producer('POST', `${CO_PRODUCTIONS}/${id}/end`, PROOF)).status).toBe(204);
  await known();
}
const affiliationId = async (): Promise<string> => {
  const { body } = await affiliate<{ items: (Contract & { productId: string })[] }>('GET', AFFILIATIONS);
  return body.items.find(({ productId }) => productId === COURSE)?.id ?? '';
};

async function divisionOf(paymentId: string): Promise<StoredDivision & { readonly orderId: string }> {
  const [row] = await office.shop.rows<{ division: StoredDivision; id: string }>(
    'select o.division, o.id from orders o join payments p on p.order_id = o.id where p.id = $1',
    [paymentId],
  );
  if (!row) throw new Error(`payment ${paymentId} has no order`);
  return { ...row.division, orderId: row.id };
}
const boughtDivision = async (changes: object = {}) => {
  const { paymentId } = await office.shop.bought(order({ orderBumpsIds: [], ...changes }));
  return { ...(await divisionOf(paymentId)), paymentId };
};
const rolesOf = ({ shares }: StoredDivision) => shares.map(({ role, amount }) => [role, amount]);

describe('the worked example of domain.md §4', () => {
  it('comes out of contracts, from the checkout to the ledger, and explains itself by their versions', async () => {
    const { shop } = office;
    await shop.rows('update platforms set release_scheme = $1 where id = $2', [SCHEME_A, PLATFORM_A]);
    await shop.rows(`update offers set price = case id when $1 then 19700 when $2 then 4700 else price end`, [
      OFFERS.digital.id,
      OFFERS.presets.id,
    ]);
    const manager = office.person({ role: 'MANAGER' }).id;
    await office.send(AS_ADMIN, 'PUT', `/api/admin/managers/${manager}/rule`, {
      ...{ base: 'MARGIN', basisPoints: 1000, reason: 'Combinado', basedOn: null },
    });
    const coProduction = await coProduced();
    const affiliation = await affiliationId();

    const [bump] = await shop.rows<{ id: string }>('select id from order_bumps where offer_id = $1', [
      OFFERS.presets.id,
    ]);
    const asked = await cardOrder(shop, undefined, { affiliateId: AFFILIATE.id, orderBumpsIds: [bump?.id] });
    const { paymentId } = await shop.bought(asked);
    await shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    const { orderId, shares, terms } = await divisionOf(paymentId);
    expect(shares).toEqual([
      { role: 'producer', sellerId: office.person(AS_SELLER).id, amount: 9191, reserve: 1838 },
      { role: 'affiliate', sellerId: AFFILIATE.id, amount: 8754, reserve: 1751 },
      { role: 'coProducer', sellerId: CO_PRODUCER.id, amount: 3939, reserve: 788 },
    ]);
    // The evidence: which version of which contract, on every item.
    const evidence = {
      affiliate: {
        sellerId: AFFILIATE.id,
        bps: 4000,
        base: 'NET',
        contract: { id: affiliation, version: 1 },
      },
      coProducers: [
        { sellerId: CO_PRODUCER.id, bps: 3000, base: 'REST', contract: { id: coProduction, version: 1 } },
      ],
    };
    expect(terms.items.map(({ contract }) => contract)).toMatchObject([evidence, evidence]);

    // T1.
    const legs = await shop.rows<{ account: string; balance: string }>(
      `select coalesce(u.name || ' ', '') || a.owner || ' ' || a.bucket as account, sum(t.amount) as balance
       from (select credit_account_id as id, amount from ledger_transfers where payment_id = $1
             union all select debit_account_id, -amount from ledger_transfers where payment_id = $1) t
       join ledger_accounts a on a.id = t.id left join users u on u.id = a.owner_id group by 1 having sum(t.amount) <> 0`,
      [paymentId],
    );
    expect(Object.fromEntries(legs.map(({ account, balance }) => [account, Number(balance)]))).toEqual({
      'gateway receivable': -24400,
      [`${AFFILIATE.name} seller pending`]: 7003,
      [`${AFFILIATE.name} seller reserve`]: 1751,
      [`${CO_PRODUCER.name} seller pending`]: 3151,
      [`${CO_PRODUCER.name} seller reserve`]: 788,
      [`${office.person(AS_SELLER).name} seller pending`]: 7353,
      [`${office.person(AS_SELLER).name} seller reserve`]: 1838,
      [`${office.person({ role: 'MANAGER' }).name} manager pending`]: 150,
      'gateway cost': 1013,
      'platform revenue': 1353,
    });

    await shop.eventually(`select status from sales where id = '${orderId}'`, { status: 'APPROVED' });
    const { body: sale } = await office.send<{
      division: { party: string; name: string; contractVersion: number }[];
    }>(...([AS_ADMIN, 'GET', `/api/admin/sales/${orderId}`] as const));
    const line = (party: string) => sale.division.find((one) => one.party === party);
    expect(line('AFFILIATE')).toMatchObject({ name: AFFILIATE.name, contractVersion: 1, amount: 8754 });
    expect(line('CO_PRODUCER')).toMatchObject({ name: CO_PRODUCER.name, contractVersion: 1, amount: 3939 });
    expect(line('PRODUCER')).toMatchObject({ contractVersion: null, amount: 9191 });

    const { body: own } = await affiliate<{ division: Sentence[] }>(
      'GET',
      `/api/platform/sales/${orderId}/money`,
    );
    expect(own.division.map(({ rule, amount }) => [rule, amount])).toEqual([
      ...[
        ['GROSS', 24400],
        ['PLATFORM_FEE', 2516],
        ['NET', 21884],
        ['AFFILIATE', 8754],
        ['RESERVE', 1751],
      ],
    ]);
    expect(own.division[3]?.text['pt-BR']).toMatch(
      new RegExp(`^${AFFILIATE.name} \\(contrato ${affiliation.slice(-8)}, versão 1\\), afiliado: `),
    );
    await end(coProduction);
    await shop.rows('update offers set price = 9700 where id = $1', [OFFERS.digital.id]);
  });
});

describe('a co-production', () => {
  it('shares sales from its acceptance to its end, and earlier sales keep what they were divided by', async () => {
    const { id } = (await invite()).body;
    await known();
    expect(rolesOf(await boughtDivision())).toEqual([['producer', 9451]]);
    await coProducer('POST', `${CO_PRODUCTIONS}/${id}/accept`, PROOF);
    await known();
    const before = await boughtDivision();
    // 30 % of 9451.
    expect(rolesOf(before)).toEqual([
      ['producer', 6616],
      ['coProducer', 2835],
    ]);
    await end(id);
    expect(rolesOf(await boughtDivision())).toEqual([['producer', 9451]]);
    // Paid after the end: posted as it was bought.
    await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(before.paymentId), 'pay');
    await office.shop.paymentBecomes(before.paymentId, { status: 'APPROVED' });
    const sellers = await office.shop.rows<{ sum: string }>(
      `select sum(t.amount) from ledger_transfers t join ledger_accounts a on a.id = t.credit_account_id
       where t.payment_id = $1 and a.owner_id = $2 and t.kind = 'APPROVAL'`,
      [before.paymentId, CO_PRODUCER.id],
    );
    expect(Number(sellers[0]?.sum)).toBe(2835);
    expect((await producer('GET', `${CO_PRODUCTIONS}/${id}`)).body).toMatchObject({
      ...{ state: 'CANCELED', side: 'producer', versions: [{ number: 1 }, { number: 2, terms: null }] },
    });
  });

  it('that ends while a purchase is under way keeps what the purchase was begun with', async () => {
    const id = await coProduced();
    const database = office.shop.app.get(DataSource);
    let bought: Promise<{ paymentId: string }> | undefined;
    await inAnotherTransaction(database, async (other) => {
      await other.query('lock table orders in share mode');
      bought = office.shop.bought(order({ orderBumpsIds: [], email: 'meanwhile@example.com' }));
      await waitForLockWaiter(database);
      await end(id);
    });
    const { paymentId } = (await bought)!;
    const division = await divisionOf(paymentId);
    expect(rolesOf(division)).toEqual([
      ['producer', 6616],
      ['coProducer', 2835],
    ]);
    expect(division.terms.items[0]?.contract?.coProducers).toMatchObject([{ contract: { id, version: 1 } }]);
    expect(rolesOf(await boughtDivision())).toEqual([['producer', 9451]]);
  });

  it('changes when both sides accept: the proposer cannot, and until then the former version holds', async () => {
    const id = await coProduced();
    const versions = `${CO_PRODUCTIONS}/${id}/versions`;
    const { body } = await producer<{ number: number }>('POST', versions, {
      mainBasisPoints: 2000,
      ...PROOF,
    });
    expect(body.number).toBe(2);
    const own = await producer('POST', `${versions}/2/accept`, PROOF);
    expect([own.status, own.body.code]).toEqual([403, 'contractNotYours']);
    expect(rolesOf(await boughtDivision())).toContainEqual(['coProducer', 2835]);
    expect((await coProducer('POST', `${versions}/2/accept`, PROOF)).status).toBe(204);
    await known();
    const after = await boughtDivision();
    expect(rolesOf(after)).toContainEqual(['coProducer', 1890]);
    expect(after.terms.items[0]?.contract?.coProducers).toMatchObject([{ contract: { id, version: 2 } }]);
    expect((await coProducer('POST', `${versions}/2/accept`, PROOF)).body.code).toBe('contractNotNow');
    await end(id);
  });

  it('of two acceptances at once one counts', async () => {
    const { id } = (await invite()).body;
    const accept = () => coProducer('POST', `${CO_PRODUCTIONS}/${id}/accept`, PROOF);
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await end(id);
  });

  it('is refused where co-producers would get more than everything, without the password, and to strangers', async () => {
    const id = await coProduced({ mainBasisPoints: 6000, bumpBasisPoints: 0 });
    const rows = () => office.shop.rows('select state from contracts order by id');
    const before = await rows();
    const other = { email: AFFILIATE.email, productId: COURSE };
    const exists = await invite(other);
    expect([exists.status, exists.body.code]).toEqual([409, 'contractExists']);
    const wrong = await invite({ ...other, password: 'wrong-password' });
    expect(wrong.status).toBe(422);
    expect((await invite({ productId: OFFERS.physical.productId, mainBasisPoints: 0 })).status).toBe(422);
    expect((await invite({ email: 'nobody@example.com' })).status).toBe(422);
    const strange = await affiliate('POST', `${CO_PRODUCTIONS}/${id}/end`, PROOF);
    expect(strange.status).toBe(404);
    expect((await coProducer('POST', `${CO_PRODUCTIONS}/${id}/accept`, PROOF)).body.code).toBe(
      'contractNotNow',
    );
    expect(await rows()).toEqual(before);
    await end(id);

    const made = await office.shop.rows<{ id: string }>(
      `insert into users (id, platform_id, role, name, email, password_hash, status, created_at, version)
       select gen_random_uuid(), platform_id, role, 'Terceira', 'terceira@conecta.example', password_hash, status, created_at, 1
       from users where id = $1 returning id`,
      [CO_PRODUCER.id],
    );
    const third = { email: 'terceira@conecta.example' };
    await signIn(third);
    const whole = await coProduced({ mainBasisPoints: 6000 });
    const tooMuch = await invite({ ...third, mainBasisPoints: 4001 });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([422, 'sharesTooHigh']);
    expect((await invite({ ...third, mainBasisPoints: 4000, laterBasisPoints: 4001 })).body.code).toBe(
      'sharesTooHigh',
    );
    const { id: rest } = (await invite({ ...third, mainBasisPoints: 4000 })).body;
    expect((await as(third)('POST', `${CO_PRODUCTIONS}/${rest}/accept`, PROOF)).status).toBe(204);
    await known();
    const { shares } = await boughtDivision();
    // 60 % of 9451 is 5670.6, and 3780.4 are left.
    expect(shares.map(({ sellerId, amount }) => [sellerId, amount])).toEqual([
      [office.person(AS_SELLER).id, 0],
      [CO_PRODUCER.id, 5671],
      [made[0]?.id, 3780],
    ]);
    await end(whole);
    await end(rest);
  });

  it('that nobody answers for thirty days lapses, and one with a last day ends after it', async () => {
    const lapsing = (await invite()).body.id;
    office.shop.clock.advance(30 * DAY_MS);
    for (const who of [CO_PRODUCER, AFFILIATE]) await signIn(who);
    office.forget(AS_SELLER);
    const late = await coProducer('POST', `${CO_PRODUCTIONS}/${lapsing}/accept`, PROOF);
    expect([late.status, late.body.code]).toEqual([409, 'contractNotNow']);
    expect((await producer('GET', `${CO_PRODUCTIONS}/${lapsing}`)).body.state).toBe('EXPIRED');
    const until = new Date(office.shop.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const id = await coProduced({ until });
    expect(rolesOf(await boughtDivision())).toContainEqual(['coProducer', 2835]);
    office.shop.clock.advance(2 * DAY_MS);
    expect(rolesOf(await boughtDivision())).toEqual([['producer', 9451]]);
    for (const who of [CO_PRODUCER, AFFILIATE]) await signIn(who);
    office.forget(AS_SELLER);
    expect((await producer('GET', `${CO_PRODUCTIONS}/${id}`)).body.state).toBe('EXPIRED');
  });
});

describe('an affiliation', () => {
  const credited = (changes: object = {}) => boughtDivision({ affiliateId: AFFILIATE.id, ...changes });

  it('credits nobody who bought with the own document or e-mail, and says so to the producer (domain.md §2.4)', async () => {
    await office.shop.rows('update users set document = $1 where id = $2', ['52998224725', AFFILIATE.id]);
    await office.shop.rows(`select pg_notify('affiliations_changed', '')`);
    await known();
    const byDocument = await credited();
    expect(rolesOf(byDocument)).toEqual([['producer', 9451]]);
    expect(byDocument.terms.notCredited).toEqual({ affiliateId: AFFILIATE.id, reason: 'OWN_PURCHASE' });
    const { body } = await producer<{ division: Sentence[] }>(
      'GET',
      `/api/platform/sales/${byDocument.orderId}/money`,
    );
    expect(body.division.at(-1)).toMatchObject({ rule: 'NOT_CREDITED', amount: 0 });
    const byMail = await credited({ cpf: '11144477735', email: AFFILIATE.email.toUpperCase() });
    expect(rolesOf(byMail)).toEqual([['producer', 9451]]);
    const other = await credited({ cpf: '11144477735', email: 'other@example.com' });
    expect(rolesOf(other)).toEqual([
      ['producer', 5671],
      ['affiliate', 3780],
    ]);
  });

  it('of another product, of nobody, and of somebody without one credits nobody', async () => {
    for (const affiliateId of [CO_PRODUCER.id, 'campanha-7', '019aa1d0-0000-7000-8000-00000000dead']) {
      const { terms, ...division } = await boughtDivision({ affiliateId, cpf: '11144477735' });
      expect(rolesOf({ terms, ...division })).toEqual([['producer', 9451]]);
      expect(terms.notCredited).toEqual({ affiliateId, reason: 'NO_AFFILIATION' });
    }
  });

  it('credits the next of those who are named, where the first promotes nothing (domain.md §2.1)', async () => {
    const nobodys = '019aa1d0-0000-7000-8000-00000000dead';
    const buyer = { cpf: '11144477735', nextAffiliateIds: [nobodys, AFFILIATE.id] };
    const { terms, ...division } = await boughtDivision({ ...buyer, affiliateId: 'campanha-7' });
    expect(rolesOf({ terms, ...division })).toEqual([
      ['producer', 5671],
      ['affiliate', 3780],
    ]);
    const none = { ...buyer, affiliateId: 'campanha-7', nextAffiliateIds: [nobodys] };
    const nobody = await boughtDivision(none);
    expect(nobody.terms.notCredited).toEqual({ affiliateId: 'campanha-7', reason: 'NO_AFFILIATION' });
  });

  it('has another commission three days after its change, which can be canceled before', async () => {
    const id = await affiliationId();
    const buyer = { cpf: '11144477735' };
    const versions = `${AFFILIATIONS}/${id}/versions`;
    const { body } = await producer<{ number: number }>('POST', versions, { mainBasisPoints: 5000 });
    expect((await affiliate('DELETE', `${versions}/${body.number}`)).body.code).toBe('contractNotYours');
    expect((await producer('DELETE', `${versions}/${body.number}`)).status).toBe(204);
    await producer('POST', versions, { mainBasisPoints: 2000 });
    expect(rolesOf(await credited(buyer))).toContainEqual(['affiliate', 3780]);
    office.shop.clock.advance(3 * DAY_MS - 1);
    expect(rolesOf(await credited(buyer))).toContainEqual(['affiliate', 3780]);
    office.shop.clock.advance(1);
    const after = await credited(buyer);
    expect(rolesOf(after)).toContainEqual(['affiliate', 1890]);
    expect(after.terms.items[0]?.contract?.affiliate).toMatchObject({ contract: { id, version: 3 } });
    for (const who of [CO_PRODUCER, AFFILIATE]) await signIn(who);
    office.forget(AS_SELLER);
  });

  it('is asked for, decided by the producer, blocked and left, and a version is never changed', async () => {
    const buyer = { cpf: '11144477735', affiliateId: CO_PRODUCER.id };
    const asked = await coProducer<{ id: string }>('POST', AFFILIATIONS, { productId: COURSE });
    const path = `${AFFILIATIONS}/${asked.body.id}`;
    expect((await coProducer('POST', `${path}/approve`, { mainBasisPoints: 1000 })).body.code).toBe(
      'contractNotYours',
    );
    expect((await producer('POST', AFFILIATIONS, { productId: COURSE })).status).toBe(422);
    expect((await producer('POST', `${path}/approve`, { mainBasisPoints: 9001 })).status).toBe(422);
    const soon = async (share: number) =>
      office.shop.until(async () =>
        rolesOf(await boughtDivision(buyer)).some(
          ([role, amount]) => role === 'affiliate' && amount === share,
        ),
      );
    await producer('POST', `${path}/approve`, { mainBasisPoints: 1000 });
    await soon(945);
    await producer('POST', `${path}/block`);
    await office.shop.until(async () => rolesOf(await boughtDivision(buyer)).length === 1);
    await producer('POST', `${path}/approve`, { mainBasisPoints: 2000, base: 'GROSS' });
    await soon(1940);
    expect((await coProducer('POST', `${path}/leave`)).status).toBe(204);
    expect((await coProducer('POST', `${path}/leave`)).body.code).toBe('contractNotNow');
    const shown = (await coProducer('GET', path)).body;
    expect([
      shown.state,
      shown.side,
      shown.versions.map(({ terms }) => terms?.['mainBasisPoints'] ?? null),
    ]).toEqual([...['LEFT', 'partner'], [1000, null, 2000, null]]);
    for (const change of [
      `update contract_versions set terms = '{}' where contract_id = $1`,
      `update contract_versions set valid_from = now() where contract_id = $1`,
      `delete from contract_versions where contract_id = $1`,
    ])
      await expect(office.shop.rows(change, [asked.body.id])).rejects.toThrow(/never changed|is kept/);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', path)).status).toBe(403);
  });

  it('costs a purchase no statement once it is known', async () => {
    const buyer = { cpf: '11144477735' };
    await credited(buyer);
    const statements = async (work: () => Promise<unknown>) => {
      const read = async () => {
        const text = await (await fetch(`${await office.shop.app.operations()}/metrics`)).text();
        const line = text
          .split('\n')
          .find((one) =>
            one.startsWith('guiche_request_statements_sum{route="POST /api/checkout/purchase"}'),
          );
        return Number(line?.split(' ').at(-1));
      };
      const before = await read();
      await work();
      return (await read()) - before;
    };
    const usual = async (changes: object) => {
      const spent: number[] = [];
      while (spent.length < 3) spent.push(await statements(() => boughtDivision({ ...buyer, ...changes })));
      return spent.sort((one, other) => one - other)[1];
    };
    expect(await usual({ affiliateId: AFFILIATE.id })).toBe(await usual({}));
    expect(await usual({ affiliateId: CO_PRODUCER.id })).toBe(await usual({}));
  });
});
