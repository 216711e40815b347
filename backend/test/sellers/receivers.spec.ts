import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Receiver } from '@guiche/gateway-kit';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { sealContext } from '../../src/modules/acquiring/index.js';
import { Receivers } from '../../src/modules/receivers/index.js';
import { ApplyReceiver } from '../../src/modules/receiver-requests/use-cases/apply-receiver.js';
import { FollowReceiver } from '../../src/modules/receiver-requests/use-cases/follow-receiver.js';
import { days } from '../../src/runtime/clock/durations.js';
import { Envelope } from '../../src/runtime/crypto/index.js';
import { ObjectStorage } from '../../src/runtime/storage/index.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';
import { photo } from './document-files.js';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
type Opened = Refusal & { readonly id: string; readonly status: string; readonly state: string };
interface OwnItem {
  readonly id: string;
  readonly provider: string;
  readonly status: string;
  readonly reason: string | null;
  readonly balance: number | null;
  readonly canRetry: boolean;
}
interface Shown {
  readonly state: string;
  readonly document: string;
  readonly detail: string | null;
  readonly receiverId: string | null;
  readonly documents: readonly { readonly id: string; readonly label: string }[];
  readonly events: readonly {
    readonly kind: string;
    readonly by: string | null;
    readonly note: string | null;
  }[];
}

const OWN = '/api/platform/receivers';
const STAFF = '/api/admin/receivers';
const ASAAS = GATEWAY_ACCOUNTS.find(({ provider }) => provider === 'ASAAS')?.id ?? '';
const BANK = randomUUID();
const CPF = '39053344705';
const CNPJ = '11222333000181';
const OTHERS = { ABMEXSPLIT: randomUUID(), IUGUBAAS: randomUUID(), PAGARME: randomUUID() };

let office: BackOffice;
let sellerId: string;

beforeAll(async () => {
  office = await BackOffice.open();
  const { shop } = office;
  sellerId = office.person(AS_SELLER).id;
  await shop.rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, bank_code, branch_number, account_number, account_digit, account_type,
       holder_name, holder_document, status, usable_from, created_at)
     values ($1, $2, $3, 'BANK', '341', '0123', '45678', '9', 'CHECKING', 'Ana', $4, 'ACTIVE', now() - interval '1 year', now())`,
    [PLATFORM_A, BANK, sellerId, CPF],
  );
  for (const [provider, id] of Object.entries(OTHERS)) {
    const credentials = JSON.stringify({ secretKey: 'sk', apiToken: 'at', publicKey: 'ACC', apiKey: 'ak' });
    const sealed = shop.app.get(Envelope).seal(credentials, sealContext(id, 'credentials'));
    const auth = shop.app.get(Envelope).seal('token', sealContext(id, 'webhookAuthToken'));
    await shop.rows(
      `insert into gateway_accounts (id, platform_id, provider, name, base_address, credentials_sealed, webhook_auth_token_sealed, webhook_token,
         costs, active, created_at)
       select $1, platform_id, $2, $2, base_address, $3, $4, $6, costs, true, now() from gateway_accounts where id = $5`,
      [id, provider, sealed, auth, ASAAS, `token-${provider}`],
    );
  }
});
afterAll(() => office.close());

beforeEach(async () => {
  await office.shop.outside.behave();
  await office.shop.rows(`delete from mails where kind like 'receiver%'`);
  await office.shop.rows('delete from receiver_request_events');
  await office.shop.rows('delete from receiver_requests');
  await office.shop.rows(`delete from receivers where receiver_provider <> 'IUGU'`);
});

const FORM = {
  ...{ gatewayAccountId: ASAAS, bankAccountId: BANK, description: 'Cursos de fotografia' },
  ...{ zipcode: '01310-100', street: 'Avenida Paulista', number: '1000', district: 'Bela Vista' },
  ...{ city: 'São Paulo', state: 'SP', phone: '(11) 98765-4321', monthlyRevenue: 500_000 },
  password: DEMO_PASSWORD,
};
const open = (more: object = {}) => office.send<Opened>(AS_SELLER, 'POST', OWN, { ...FORM, ...more });
const own = async () => (await office.send<{ items: OwnItem[] }>(AS_SELLER, 'GET', OWN)).body.items;
const ofAsaas = async () => (await own()).find(({ provider }) => provider === 'Asaas');
const show = async (id: string) => (await office.send<Shown>(AS_ADMIN, 'GET', `${STAFF}/${id}`)).body;
const decide = (id: string, what: string, more: object = {}, as = AS_ADMIN) =>
  office.send<Opened>(as, what === 'retries' ? 'POST' : 'PUT', `${STAFF}/${id}/${what}`, {
    ...{ reason: 'Conferido', password: DEMO_PASSWORD },
    ...more,
  });
const ask = (id: string) => office.send<Opened>(AS_ADMIN, 'POST', `${STAFF}/${id}/questions`);
const sent = () => office.shop.outside.sent('ASAAS', '/accounts');
const stored = () =>
  office.shop.rows(
    `select (select count(*)::int from receiver_requests) as requests, (select count(*)::int from receivers) as receivers,
       (select string_agg(state, ' ' order by requested_at, id) from receiver_requests) as states`,
  );
/** The mails to the seller, in their order. */
const told = async () =>
  (await office.shop.rows(`select kind from mails where kind like 'receiver%' order by id`)).map(
    ({ kind }) => kind,
  );
const stateOf = async (id: string) =>
  (await office.shop.rows('select state from receiver_requests where id = $1', [id]))[0]?.['state'];
const becomes = (id: string, wanted: Record<string, unknown>) =>
  office.shop.eventually(`select * from receiver_requests where id = '${id}'`, wanted);

describe('a receiver', () => {
  it('is opened once with what the provider needs, reviewed, and active with its balance (P3.83, P3.115, P3.121, P4.182)', async () => {
    const before = (await sent()).length;
    const opened = await open();
    expect([opened.status, opened.body.status]).toEqual([201, 'PENDING']);
    const { id } = opened.body;
    const requests = (await sent()).slice(before);
    expect(requests).toEqual([
      expect.objectContaining({
        ...{ cpfCnpj: CPF, incomeValue: 5_000, mobilePhone: '11987654321', postalCode: '01310100' },
        ...{ address: 'Avenida Paulista', addressNumber: '1000', province: 'Bela Vista' },
      }),
    ]);
    expect(await ofAsaas()).toMatchObject({ id, status: 'PENDING', reason: null, canRetry: false });
    office.shop.clock.advance(5 * 60_000);
    await becomes(id, { state: 'ACTIVE' });
    expect(await ofAsaas()).toMatchObject({ id, status: 'ACTIVE', balance: 0 });
    const found = (await office.shop.app.get(Receivers).of(onPlatform(PLATFORM_A), sellerId)).find(
      ({ receiverProvider }) => receiverProvider === 'ASAAS',
    );
    expect(found).toMatchObject({ status: 'ACTIVE', document: CPF });
    expect(found?.receiverToken).toMatch(/^\$aact_hmlg_/);
    const shown = await show(id);
    expect(shown).toMatchObject({
      state: 'ACTIVE',
      document: '***.533.447-**',
      receiverId: found?.receiverId,
    });
    expect(shown.events.map(({ kind }) => kind)).toEqual(['SENDING', 'PENDING', 'ACTIVE']);
    expect(JSON.stringify([shown, await own()])).not.toContain(found?.receiverToken);
    const audited = await office.shop.rows(
      `select action from audit_log where subject_id = $1 order by position`,
      [id],
    );
    expect(await told()).toEqual(['receiverActive']);
    expect(audited.map(({ action }) => action)).toEqual([
      'receiver.requested',
      'receiver.changed',
      'receiver.changed',
    ]);
  });

  it('is paid to a day after it became active, and waits again when another request opened it (screens.md C9)', async () => {
    interface Terms {
      readonly destinations: readonly { id: string; isReceiver: boolean; usableFrom: string | null }[];
    }
    const { clock } = office.shop;
    const destination = async () => {
      const { body } = await office.send<Terms>(AS_SELLER, 'GET', '/api/platform/withdrawal-terms');
      return body.destinations.find(({ isReceiver }) => isReceiver);
    };
    const withdraw = () =>
      office.send<Refusal>(AS_SELLER, 'POST', '/api/platform/withdrawals', {
        ...{ amount: 10_000, destination: receiver, requestKey: randomUUID(), password: DEMO_PASSWORD },
      });
    const activated = async () => {
      const { id } = (await open()).body;
      expect((await ask(id)).body.state).toBe('ACTIVE');
      return { id, at: clock.now().getTime() };
    };
    const first = await activated();
    const waiting = await destination();
    const receiver = waiting?.id ?? '';
    expect(waiting?.usableFrom).toBe(new Date(first.at + days(1)).toISOString());
    const before = await office.shop.rows('select count(*)::int as n from withdrawals');
    expect((await withdraw()).body.code).toBe('destinationNotUsable');
    expect(await office.shop.rows('select count(*)::int as n from withdrawals')).toEqual(before);
    // The provider reviews it once more, with the same account: it has waited.
    const [row] = await office.shop.rows<{ name: string }>(
      'select receiver_id as name from receivers where id = $1',
      [receiver],
    );
    const says = (requestId: string, status: Receiver['status'], by: 'question' | 'staff') =>
      office.shop.app
        .get(ApplyReceiver)
        .apply(onPlatform(PLATFORM_A), { requestId, by, outcome: reported(CPF, row?.name ?? '', status) });
    await says(first.id, 'PENDING', 'question');
    await says(first.id, 'ACTIVE', 'question');
    expect((await destination())?.usableFrom).toBe(waiting?.usableFrom);
    clock.set(new Date(first.at + days(1)));
    office.forget(AS_SELLER);
    office.forget(AS_ADMIN);
    expect((await destination())?.usableFrom).toBeNull();
    expect((await withdraw()).body.code).toBe('balanceTooLow');

    await decide(first.id, 'refusal', { reason: 'Conta trocada' });
    expect(await destination()).toBeUndefined();
    // The provider names the same receiver again, with another bank account.
    await office.shop.outside.misbehave('ASAAS', {
      kind: 'cut',
      operation: 'receiver',
      afterAccepting: true,
    });
    const again = (await open()).body.id;
    expect(await says(again, 'ACTIVE', 'staff')).toBe('ACTIVE');
    expect((await destination())?.id).toBe(receiver);
    expect((await destination())?.usableFrom).toBe(new Date(clock.now().getTime() + days(1)).toISOString());
  });

  it('is asked for twice at once, and opened once', async () => {
    const before = (await sent()).length;
    const both = await Promise.all([open(), open()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('receiverLive');
    expect((await sent()).length - before).toBe(1);
    expect((await open()).body.code).toBe('receiverLive');
    expect((await stored())[0]).toMatchObject({ requests: 1 });
  });

  it('is rejected by the provider, and requested again by its seller and by staff', async () => {
    const first = await open({ street: 'Rua Reprovada' });
    expect((await ask(first.body.id)).body.state).toBe('REJECTED');
    expect(await ofAsaas()).toMatchObject({ status: 'REJECTED', canRetry: true });
    expect((await ofAsaas())?.reason).toMatch(/^O provedor não aceitou o cadastro/);
    expect((await decide(first.body.id, 'refusal', { reason: 'O endereço não confere.' })).status).toBe(204);
    expect(await ofAsaas()).toMatchObject({ status: 'REJECTED', reason: 'O endereço não confere.' });
    // Once by the provider, once with the words of staff.
    expect(await told()).toEqual(['receiverRejected', 'receiverRejected']);
    const again = await decide(first.body.id, 'retries', { reason: 'O provedor pediu de novo' });
    expect([again.status, again.body.state]).toEqual([201, 'PENDING']);
    expect((await show(again.body.id)).events[0]).toMatchObject({
      ...{ kind: 'SENDING', note: 'O provedor pediu de novo', by: 'Carlos Teixeira' },
    });
    expect((await decide(first.body.id, 'retries')).body.code).toBe('receiverLive');
    expect((await decide(again.body.id, 'retries')).body.code).toBe('receiverMoved');
    expect((await ask(again.body.id)).body.state).toBe('REJECTED');
    const corrected = await open();
    expect([corrected.status, (await ask(corrected.body.id)).body.state]).toEqual([201, 'ACTIVE']);
  });

  it('is refused by staff, and not used any more', async () => {
    const { body } = await open();
    await ask(body.id);
    expect(await stateOf(body.id)).toBe('ACTIVE');
    expect((await decide(body.id, 'refusal', { password: 'wrong-password' })).status).toBe(422);
    expect((await decide(body.id, 'refusal', { reason: 'ab' })).status).toBe(422);
    expect(await stateOf(body.id)).toBe('ACTIVE');
    expect((await decide(body.id, 'refusal', { reason: 'Conta encerrada' })).status).toBe(204);
    expect(await told()).toEqual(['receiverActive', 'receiverRejected']);
    expect(await ofAsaas()).toMatchObject({ status: 'REJECTED', reason: 'Conta encerrada' });
    expect(await office.shop.rows(`select status from receivers where receiver_provider = 'ASAAS'`)).toEqual([
      { status: 'REJECTED' },
    ]);
    expect((await ask(body.id)).body.code).toBe('receiverMoved');
  });

  it('stays pending while the provider reviews it, and is asked about less and less often', async () => {
    const { body } = await open({ street: 'Rua Em análise' });
    const dueAt = async () => {
      const [row] = await office.shop.rows<{ due_at: Date; asks: number }>(
        'select due_at, asks from receiver_requests where id = $1',
        [body.id],
      );
      return [row?.asks, ((row?.due_at.getTime() ?? 0) - office.shop.clock.now().getTime()) / 60_000];
    };
    expect(await dueAt()).toEqual([0, 5]);
    expect((await ask(body.id)).body.state).toBe('PENDING');
    expect(await dueAt()).toEqual([1, 30]);
    for (let asked = 0; asked < 4; asked++) await ask(body.id);
    expect(await dueAt()).toEqual([5, 1_440]);
  });
});

/** As the provider would name it. */
const reported = (document: string, receiverId: string, status: Receiver['status']): Receiver => ({
  ...{ kind: 'receiver', receiverId, receiverProvider: 'ASAAS', name: 'Ana', document, status },
  documentType: 'CPF',
});

describe('an answer that was lost', () => {
  const lose = () =>
    office.shop.outside.misbehave('ASAAS', { kind: 'cut', operation: 'receiver', afterAccepting: true });

  it('is not a rejection: nothing is sent again, and staff say which receiver it is', async () => {
    await lose();
    const lost = await open();
    expect([lost.status, lost.body.status]).toEqual([201, 'PENDING']);
    const { id } = lost.body;
    expect(await stateOf(id)).toBe('UNRESOLVED');
    expect((await open()).body.code).toBe('receiverLive');
    for (const what of ['retries', 'refusal'])
      expect((await decide(id, what)).body.code).toBe('receiverMoved');
    const items = await office.shop.rows(
      `select kind, detail ->> 'receiverRequestId' as request from attention_items where kind = 'UNRESOLVED'
       and detail ->> 'receiverRequestId' = $1`,
      [id],
    );
    expect(items).toEqual([{ kind: 'UNRESOLVED', request: id }]);
    const before = await stored();
    expect((await decide(id, 'settlement', { exists: true })).body.errors).toHaveProperty('receiverId');
    const unknown = await decide(id, 'settlement', { exists: true, receiverId: 'nobody' });
    expect(unknown.body.code).toBe('receiverNotFound');
    expect(await stored()).toEqual(before);
  });

  it('is settled as never created, and then tried again', async () => {
    await lose();
    const { id } = (await open()).body;
    expect((await decide(id, 'settlement', { exists: false })).body.state).toBe('REFUSED');
    expect(await stateOf(id)).toBe('REFUSED');
    expect(await told()).toEqual(['receiverRejected']);
    const again = await decide(id, 'retries');
    expect([again.status, again.body.state]).toEqual([201, 'PENDING']);
  });

  it('of a process that died is found by the job, and sent to nobody again', async () => {
    const { id } = (await open()).body;
    await office.shop.rows(
      `update receiver_requests set state = 'SENDING', receiver_id = null where id = $1`,
      [id],
    );
    const before = (await sent()).length;
    await office.shop.app.get(FollowReceiver).follow(onPlatform(PLATFORM_A), id);
    expect(await stateOf(id)).toBe('UNRESOLVED');
    expect((await sent()).length).toBe(before);
  });

  it('that arrives after staff saw nothing is shown to staff, and changes nothing', async () => {
    await lose();
    const { id } = (await open()).body;
    await decide(id, 'settlement', { exists: false });
    const outcome = reported(CPF, 'late-1', 'PENDING');
    const apply = office.shop.app.get(ApplyReceiver);
    expect(await apply.apply(onPlatform(PLATFORM_A), { requestId: id, outcome, by: 'call' })).toBe('REFUSED');
    const [item] = await office.shop.rows(
      `select count(*)::int as n from attention_items where kind = 'FORBIDDEN_TRANSITION' and detail ->> 'receiverRequestId' = $1`,
      [id],
    );
    expect(item).toEqual({ n: 1 });
    expect(await office.shop.rows(`select id from receivers where receiver_id = 'late-1'`)).toEqual([]);
  });

  it('about the receiver of another document, or of another seller, is never taken for this one', async () => {
    const apply = office.shop.app.get(ApplyReceiver);
    await lose();
    const { id } = (await open()).body;
    const by = { requestId: id, by: 'staff' } as const;
    const other = reported('52998224725', 'other-1', 'ACTIVE');
    await expect(apply.apply(onPlatform(PLATFORM_A), { ...by, outcome: other })).rejects.toMatchObject({
      code: 'receiverOfAnother',
    });
    await office.shop.rows(
      `insert into receivers (id, platform_id, user_id, receiver_provider, receiver_id, document, name, email, status, created_at)
       select gen_random_uuid(), platform_id, id, 'ASAAS', 'taken-1', '11144477735', 'R', 'r@x.example', 'ACTIVE', now()
       from users where platform_id = $1 and role = 'MANAGER' limit 1`,
      [PLATFORM_A],
    );
    const taken = { ...by, outcome: reported(CPF, 'taken-1', 'ACTIVE') };
    await expect(apply.apply(onPlatform(PLATFORM_A), taken)).rejects.toMatchObject({
      code: 'receiverOfAnother',
    });
    expect(await stateOf(id)).toBe('UNRESOLVED');
    const fits = { ...by, outcome: reported(CPF, 'fits-1', 'ACTIVE'), note: 'Visto no painel' };
    expect(await apply.apply(onPlatform(PLATFORM_A), fits)).toBe('ACTIVE');
    expect((await show(id)).events.at(-1)).toMatchObject({ kind: 'ACTIVE', note: 'Visto no painel' });
  });
});

describe('a request that cannot succeed', () => {
  const setDocument = async (document: string | null) => {
    await office.shop.rows('update users set document = $2 where id = $1', [sellerId, document]);
    await office.shop.rows('update bank_accounts set holder_document = $2 where id = $1', [
      BANK,
      document ?? CPF,
    ]);
  };
  const refused = async (more: object, set: () => Promise<unknown> = () => Promise.resolve()) => {
    await set();
    const before = [await stored(), (await sent()).length];
    const { status, body } = await open(more);
    expect([await stored(), (await sent()).length]).toEqual(before);
    return [status, body.errors ?? body.code];
  };

  it.each([
    [
      'no monthly income (P5.10)',
      { monthlyRevenue: null },
      'monthlyRevenue',
      'Adquirente requer campo de renda mensal.',
    ],
    [
      'a CPF at the split acquirer (P5.11)',
      { gatewayAccountId: OTHERS.ABMEXSPLIT },
      'gatewayAccountId',
      'Adquirente não aceita CPF',
    ],
    [
      'no photo of the document (P5.1)',
      { gatewayAccountId: OTHERS.IUGUBAAS },
      'documents',
      'Foto do documento é obrigatório.',
    ],
    ['no birth date', { gatewayAccountId: OTHERS.PAGARME }, 'birthDate', 'O provedor exige este campo.'],
  ])('%s is refused before anything is written or sent', async (_, more, field, text) => {
    const [status, errors] = await refused(more);
    expect([status, (errors as Record<string, string[]>)[field]]).toEqual([422, [text]]);
  });

  it.each([
    ['001', '1', 'Banco não suportado, tente outro.'],
    ['237', '1', 'Banco não suportado, tente outro.'],
    ['999', null, 'Banco não suportado, tente outro.'],
  ])(
    'at the split acquirer bank %s with the branch digit %s is refused (P5.12, P5.13, P5.17)',
    async (bank, digit, text) => {
      await setDocument(CNPJ);
      await office.shop.rows('update bank_accounts set bank_code = $2, branch_digit = $3 where id = $1', [
        BANK,
        bank,
        digit,
      ]);
      const [status, errors] = await refused({ gatewayAccountId: OTHERS.ABMEXSPLIT });
      expect([status, errors]).toEqual([422, { bankAccountId: [text] }]);
      await office.shop.rows(
        `update bank_accounts set bank_code = '341', branch_digit = null where id = $1`,
        [BANK],
      );
      await setDocument(CPF);
    },
  );

  it.each([
    ['a bank account', { bankAccountId: randomUUID() }],
    ['a provider', { gatewayAccountId: randomUUID() }],
  ])('with %s of nobody is not found', async (_, more) => {
    expect(await refused(more)).toEqual([404, 'notFound']);
  });

  it('without a tax id, an approved account, or the password is refused', async () => {
    expect(await refused({}, () => setDocument(null))).toEqual([409, 'receiverTaxIdMissing']);
    await setDocument(CPF);
    const pending = (status: string) => () =>
      office.shop.rows('update bank_accounts set status = $2 where id = $1', [BANK, status]);
    expect((await refused({}, pending('PENDING')))[0]).toBe(422);
    await pending('ACTIVE')();
    const [status, errors] = await refused({ password: 'wrong-password' });
    expect([status, Object.keys(errors as object)]).toEqual([422, ['password']]);
  });

  it('is reached by nobody else', async () => {
    const { id } = (await open()).body;
    await office.grant('isUsersAvailable');
    expect((await office.send(AS_FUNCTIONARY, 'GET', `${STAFF}/${id}`)).status).toBe(403);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', `${STAFF}/${id}`)).status).toBe(404);
    expect((await office.send(AS_SELLER, 'GET', `${STAFF}/${id}`)).status).toBe(403);
    for (const what of ['retries', 'refusal'])
      expect((await decide(id, what, {}, AS_OTHER_ADMIN)).status).toBe(404);
    const foreign = await office.send(AS_ADMIN, 'POST', `${STAFF}/${id}/documents/${randomUUID()}/views`);
    expect(foreign.status).toBe(404);
  });
});

describe('the approved documents of a seller', () => {
  const KINDS = ['photoDocument', 'photoPersonWithDocument', 'addressProof', 'balanceSheet'];
  const approve = async (kinds: readonly string[]): Promise<void> => {
    const content = await photo();
    const file = {
      folder: 'seller-documents',
      name: 'foto.jpg',
      bytes: content.length,
      access: 'private',
    } as const;
    for (const kind of kinds) {
      const key = await office.shop.app.get(ObjectStorage).store(file, content);
      await office.shop.rows(
        `insert into seller_documents (platform_id, id, user_id, kind, object_key, content_type, bytes, sha256, status, locale,
           submitted_at, reviewed_at)
         values ($1, gen_random_uuid(), $2, $3, $4, 'image/jpeg', $5, '\\x00', 'ACTIVE', 'pt-BR', now(), now())`,
        [PLATFORM_A, sellerId, kind, key, content.length],
      );
    }
  };

  it.each([
    ['photoPersonWithDocument', 'Foto do documento com pessoa é obrigatório.'],
    ['addressProof', 'Comprovante de endereço é obrigatório.'],
    ['balanceSheet', 'Balanço patrimonial é obrigatório.'],
  ])('without %s no receiver is opened at Iugu (P5.2, P5.3, P5.4)', async (kind, text) => {
    await office.shop.rows('delete from seller_documents');
    await approve(KINDS.filter((one) => one !== kind));
    const { status, body } = await open({ gatewayAccountId: OTHERS.IUGUBAAS });
    expect([status, body.errors]).toEqual([422, { documents: [text] }]);
    expect((await stored())[0]).toMatchObject({ requests: 0 });
  });

  it('are sent, and shown to staff by a signed link that is recorded', async () => {
    await office.shop.rows('delete from seller_documents');
    await approve(KINDS);
    // Without a key that signs nothing leaves for Iugu: what it refused is no receiver, and can be requested again.
    const { body: unsigned } = await open({ gatewayAccountId: OTHERS.IUGUBAAS });
    expect(await stateOf(unsigned.id)).toBe('REFUSED');
    const { id } = (await open()).body;
    const { documents } = await show(id);
    expect(documents).toHaveLength(4);
    const path = `${STAFF}/${id}/documents/${documents[0]?.id}/views`;
    const view = await office.send<{ url: string }>(AS_ADMIN, 'POST', path);
    expect(view.status).toBe(201);
    const file = await fetch(office.shop.app.url + view.body.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const viewed = await office.shop.rows(
      `select action from audit_log where subject_id = $1 and action = 'document.viewed'`,
      [documents[0]?.id],
    );
    expect(viewed).toHaveLength(1);
    const foreign = path.replace(id, unsigned.id).replace(documents[0]?.id ?? '', randomUUID());
    expect((await office.send(AS_ADMIN, 'POST', foreign)).status).toBe(404);
  });
});
