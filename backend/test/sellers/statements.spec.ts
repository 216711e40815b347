import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { OFFER_AT, order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };

const UPLOADS = '/api/admin/statement-uploads';
const HEADER = 'data;referencia;bruto;taxa;liquido\n';
let office: BackOffice;
const gatewayAccountId = GATEWAY_ACCOUNTS[0].id;

beforeAll(async () => {
  office = await BackOffice.open();
  await office.grant('isChargesAvailable');
});
afterAll(() => office.close());

/** Sends a file as staff do. @returns the status and code, and the id that it has if it was taken */
async function imported(text: string, more: object = {}, caller = AS_ADMIN) {
  const content = Buffer.from(text);
  const file = { kind: 'PROVIDER_CSV', gatewayAccountId, fileName: 'repasses.csv', bytes: content.length };
  const { status, body } = await office.send<{ id: string; url: string } & Refusal>(caller, 'POST', UPLOADS, {
    ...{ ...file, ...more },
  });
  if (status !== 201) return { said: `${status} ${body.code}`, errors: body.errors, id: '', url: '' };
  return { ...(await put(body.url, content)), id: body.id, url: body.url };
}
async function put(url: string, content: Buffer) {
  const answer = await fetch(office.shop.app.url + url, { method: 'PUT', body: content });
  if (answer.status === 204) return { said: '204', errors: undefined };
  const { code, errors } = (await answer.json()) as Refusal;
  return { said: `${answer.status} ${code}`, errors };
}
const listed = async (path: string, caller = AS_ADMIN) =>
  (await office.send<{ items: Row[] }>(caller, 'GET', `/api/admin/${path}`)).body.items;
/** A file once its lines were compared. */
async function compared(id: string): Promise<Row> {
  await office.shop.eventually(`select look_at from statement_files where id = '${id}'`, { look_at: null });
  const found = (await listed('statements')).find((row) => row.id === id);
  if (!found) throw new Error('the statement is not listed');
  return found;
}
const statesOf = async (id: string) =>
  (await listed(`statement-lines?statement=${id}`)).map(({ state }) => state).sort();
const differences = () =>
  office.shop.rows<Record<string, unknown>>(
    `select kind, ours::int, theirs::int, state from statement_differences order by opened_at, kind`,
  );
const settlements = async () =>
  (await office.shop.rows(`select id from ledger_transfers where kind = 'SETTLEMENT'`)).length;

/** A paid Pix of 97.00, whose provider costs 1.15: its reference there, and the key that we gave it. */
async function sold(): Promise<{ reference: string; attemptId: string }> {
  const { paymentId } = await office.shop.bought(order({ offerId: OFFER_AT.HAWKPAY }));
  await office.shop.outside.act('HAWKPAY', await office.shop.chargeOf(paymentId), 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  const [attempt] = await office.shop.rows<{ id: string; reference: string }>(
    'select id, reference from attempts where payment_id = $1',
    [paymentId],
  );
  if (!attempt) throw new Error('the sale has no attempt');
  return { reference: attempt.reference, attemptId: attempt.id };
}

const line = (reference: string, { gross = '97,00', fee = '1,15', net = '95,85', day = today() } = {}) =>
  `${day};${reference};${gross};${fee};${net}\n`;
const today = () => new Date(office.shop.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
const money = async () => {
  const rows = await office.shop.rows<{ name: string; balance: number }>(
    `select name, sum(balance)::int as balance from ledger_accounts where platform_id = $1 and owner in ('bank', 'gateway') group by name`,
    [PLATFORM_A],
  );
  const of = (name: string) => rows.find((row) => row.name === name)?.balance ?? 0;
  return [
    of('bank:cash'),
    of(`gateway:${gatewayAccountId}:cost`),
    of(`gateway:${gatewayAccountId}:receivable`),
  ];
};
const moved = async (before: readonly number[]) => (await money()).map((now, at) => now - (before[at] ?? 0));

describe('a settlement of the provider', () => {
  it('is posted once for its sale, by the id of the provider or by ours; the same file changes nothing (T4)', async () => {
    const [one, two] = [await sold(), await sold()];
    const before = await money();
    const file = HEADER + line(one.reference) + line(two.attemptId.toUpperCase());
    const { said, id, url } = await imported(file);
    expect(said).toBe('204');
    expect(await compared(id)).toMatchObject({ lines: 2, repeated: 0, differences: 0, state: 'AGREES' });
    expect(await statesOf(id)).toEqual(['SETTLED', 'SETTLED']);
    expect(await moved(before)).toEqual([-19170, -230, 19400]);
    const posted = await settlements();
    expect((await imported(file)).said).toBe('409 statementImported');
    expect((await put(url, Buffer.from(file))).said).toBe('409 statementImported');
    // A longer file has the same lines and a new one.
    const three = await sold();
    const longer = await imported(file + line(three.reference));
    expect(await compared(longer.id)).toMatchObject({ lines: 1, repeated: 2, differences: 0 });
    expect(await settlements()).toBe(posted + 2);
    expect(
      await office.shop.rows(
        `select after->>'lines' as lines from audit_log where action = 'statement.imported'`,
      ),
    ).toEqual([{ lines: '2' }, { lines: '1' }]);
  });

  it('that is imported by two people at once is posted once', async () => {
    const { reference } = await sold();
    const before = await money();
    const file = HEADER + line(reference);
    const same = await Promise.all([imported(file), imported(file)]);
    expect(same.map(({ said }) => said).sort()).toEqual(['204', '409 statementImported']);
    const other = await Promise.all(
      ['x', 'y'].map((name) =>
        imported(file.replace('data', `${name};data`).replace(`\n${today()}`, `\n;${today()}`)),
      ),
    );
    expect(other.map(({ said }) => said)).toEqual(['204', '204']);
    await Promise.all([...same, ...other].filter(({ said }) => said === '204').map(({ id }) => compared(id)));
    expect(await moved(before)).toEqual([-9585, -115, 9700]);
  });

  it('that is less, late, paid twice or of no sale is a difference, and only the late one is posted', async () => {
    await office.shop.rows('delete from statement_differences');
    const [less, late, twice] = [await sold(), await sold(), await sold()];
    const before = await money();
    const { id } = await imported(
      HEADER +
        line(less.reference, { gross: '96,00', net: '94,85' }) +
        line(late.reference, { day: '2099-01-01' }) +
        line(twice.reference) +
        line(twice.reference, { fee: '1,14', net: '95,86' }) +
        line('não-existe') +
        line('00000000-0000-4000-8000-000000000000'),
    );
    expect(await compared(id)).toMatchObject({ lines: 6, differences: 5, state: 'DIFFERS' });
    expect(await statesOf(id)).toEqual([
      'DIFFERENT',
      'DIFFERENT',
      'DIFFERENT',
      'DIFFERENT',
      'SETTLED',
      'SETTLED',
    ]);
    expect(await moved(before)).toEqual([-19170, -230, 19400]);
    expect(await differences()).toEqual([
      { kind: 'AMOUNT', ours: 9700, theirs: 9600, state: 'OPEN' },
      { kind: 'LATE', ours: 9700, theirs: 9700, state: 'OPEN' },
      { kind: 'SETTLED_TWICE', ours: 0, theirs: 9700, state: 'OPEN' },
      { kind: 'UNKNOWN_SALE', ours: null, theirs: 9700, state: 'OPEN' },
      { kind: 'UNKNOWN_SALE', ours: null, theirs: 9700, state: 'OPEN' },
    ]);
  });
});

describe('a file', () => {
  const stored = () => office.shop.rows('select id from statement_lines order by id');

  it('that is wrong is refused with what is wrong with each line, in the language of the reader, and nothing is written', async () => {
    const before = await stored();
    const { said, errors } = await imported(
      `${HEADER}${line('a')}2026-02-31;b;1,00;0,00;1,00\n${line('c', { net: '9,00' })}`,
    );
    expect(said).toBe('422 statementRefused');
    expect(errors).toEqual({ 3: ['“2026-02-31” não é uma data.'], 4: ['Bruto menos taxa não dá 9,00.'] });
    expect((await imported('%PDF-1.4\u0000')).said).toBe('422 statementRefused');
    expect((await imported('', {})).said).toBe('422 fileEmpty');
    expect((await imported(HEADER, { bytes: 6_000_000 })).said).toBe('413 fileTooLarge');
    expect(await stored()).toEqual(before);
  });

  it('belongs to an account of its platform, and to people with the permission', async () => {
    const before = await stored();
    for (const more of [
      { gatewayAccountId: GATEWAY_ACCOUNTS.find(({ platformId }) => platformId !== PLATFORM_A)?.id },
      { gatewayAccountId: undefined },
      { kind: 'BANK_CSV', gatewayAccountId: undefined },
      { kind: 'XLSX' },
    ])
      expect((await imported(HEADER + line('a'), more)).said).toBe('422 validation');
    expect((await imported(HEADER + line('a'), {}, AS_OTHER_ADMIN)).said).toBe('422 validation');
    expect((await imported(HEADER + line('a'), {}, AS_FUNCTIONARY)).said).toBe('403 notAllowed');
    expect(await stored()).toEqual(before);
    expect(await listed('statements', AS_OTHER_ADMIN)).toEqual([]);
    expect(await listed('statement-lines', AS_OTHER_ADMIN)).toEqual([]);
  });
});

describe('a difference', () => {
  const decide = (id: string, action: string, more: object = {}, caller = AS_ADMIN) =>
    office.send<Refusal>(caller, 'POST', `/api/admin/statement-differences/${id}/decisions`, {
      ...{ action, reason: 'Tarifa nova do provedor', password: DEMO_PASSWORD, ...more },
    });
  const said = async (answer: ReturnType<typeof decide>) => {
    const { status, body } = await answer;
    return status === 204 ? '204' : `${status} ${body.code}`;
  };
  /** A sale whose line has this cost: the difference that it opens. */
  const differing = async (fields: Parameters<typeof line>[1], reference?: string) => {
    await office.shop.rows('delete from statement_differences');
    const sale = reference ?? (await sold()).reference;
    const { id } = await imported(HEADER + line(sale, fields));
    await compared(id);
    const [found] = await listed('statement-differences');
    if (!found) throw new Error('nothing differs');
    return found;
  };
  const stateOf = async (id: string) =>
    (await listed('statement-differences')).find((row) => row.id === id)?.state;
  const OTHER_COST = { fee: '1,50', net: '95,50' };

  it('has a kind, an age, an owner and both sides', async () => {
    const { id } = await differing(OTHER_COST);
    office.shop.clock.advance(4 * 24 * 3_600_000);
    for (const caller of [AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN]) office.forget(caller);
    const ownerId = office.person(AS_FUNCTIONARY).id;
    expect(await said(decide(id, 'ASSIGN', { ownerId }))).toBe('204');
    const found = await listed(`statement-differences?state=OPEN&kind=COST&age=DAYS_7&owner=${ownerId}`);
    expect(found).toEqual([
      expect.objectContaining({
        id,
        ours: 115,
        theirs: 150,
        age: 4,
        owner: office.person(AS_FUNCTIONARY).name,
      }),
    ]);
    expect(await listed('statement-differences?age=DAYS_2')).toEqual([]);
    const { body } = await office.send<Record<'line' | 'sale', object>>(
      AS_ADMIN,
      'GET',
      `/api/admin/statement-differences/${id}/sides`,
    );
    expect(body.line).toMatchObject({
      gross: 9700,
      fee: 150,
      amount: 9550,
      place: 2,
      fileName: 'repasses.csv',
    });
    expect(body.sale).toMatchObject({ captured: 9700, returned: 0, settled: 0, cost: 115, costSettled: 0 });
  });

  it('of the cost is posted when a person accepts it, once: the platform bears the rest', async () => {
    const { id } = await differing(OTHER_COST);
    const before = await money();
    expect(await said(decide(id, 'COMPARE'))).toBe('409 stillDifferent');
    expect(await said(decide(id, 'ACCEPT_COST', { password: 'wrong' }))).toBe('422 validation');
    expect(await moved(before)).toEqual([0, 0, 0]);
    const both = await Promise.all([1, 2].map(() => said(decide(id, 'ACCEPT_COST'))));
    expect(both.sort()).toEqual(['204', '409 differenceMoved']);
    expect(await moved(before)).toEqual([-9550, -115, 9700]);
    expect(
      await office.shop.rows(
        `select distinct reason from ledger_transfers where kind = 'SETTLEMENT' and reason is not null`,
      ),
    ).toEqual([{ reason: 'Tarifa nova do provedor' }]);
    expect(await stateOf(id)).toBe('CLOSED');
  });

  it('of another amount or of no sale is explained or closed, and never posted', async () => {
    const { id } = await differing({ gross: '96,00', net: '94,85' });
    const before = await money();
    expect(await said(decide(id, 'ACCEPT_COST'))).toBe('409 differenceNotPosted');
    expect(await said(decide(id, 'COMPARE'))).toBe('409 stillDifferent');
    expect(await said(decide(id, 'ASSIGN', { ownerId: office.person(AS_SELLER).id }))).toBe('422 validation');
    expect(await said(decide(id, 'EXPLAIN', { reason: '' }))).toBe('422 validation');
    expect(await stateOf(id)).toBe('OPEN');
    expect(await said(decide(id, 'EXPLAIN'))).toBe('204');
    expect(await said(decide(id, 'EXPLAIN'))).toBe('409 differenceMoved');
    expect(await stateOf(id)).toBe('EXPLAINED');
    expect(await said(decide(id, 'CLOSE'))).toBe('204');
    expect(await said(decide(id, 'CLOSE'))).toBe('409 differenceMoved');
    expect(await moved(before)).toEqual([0, 0, 0]);
  });

  it('of a sale that was unknown is settled when it is compared again', async () => {
    const { reference, attemptId } = await sold();
    await office.shop.rows(`update attempts set reference = 'later' where id = $1`, [attemptId]);
    const { id, kind } = await differing({}, reference);
    const before = await money();
    expect([kind, await said(decide(id, 'COMPARE'))]).toEqual(['UNKNOWN_SALE', '409 stillDifferent']);
    await office.shop.rows('update attempts set reference = $2 where id = $1', [attemptId, reference]);
    expect(await said(decide(id, 'COMPARE'))).toBe('204');
    expect(await moved(before)).toEqual([-9585, -115, 9700]);
    expect(await stateOf(id)).toBe('CLOSED');
  });

  it('of another platform is not found', async () => {
    const { id } = await differing(OTHER_COST);
    expect(await said(decide(id, 'CLOSE', {}, AS_OTHER_ADMIN))).toBe('404 notFound');
    expect(await said(decide(id, 'CLOSE', {}, AS_FUNCTIONARY))).toBe('403 notAllowed');
    const { status } = await office.send(
      AS_OTHER_ADMIN,
      'GET',
      `/api/admin/statement-differences/${id}/sides`,
    );
    expect(status).toBe(404);
  });
});

describe('a statement of the bank', () => {
  const bank = (body: string, bankAccount: string) =>
    imported(`data;historico;valor\n${body}`, { kind: 'BANK_CSV', gatewayAccountId: undefined, bankAccount });
  const lines = async (id: string) =>
    (await listed(`statement-lines?statement=${id}`)).map(({ memo, state }) => `${memo} ${state}`).sort();
  const open = async () =>
    (await listed('statement-differences?state=OPEN')).map(({ kind, ours, theirs }) => [kind, ours, theirs]);
  const DAY = '2031-05-05';

  it('has one credit for the settlements of a provider on a day, and differs where one of the two is missing (T4)', async () => {
    const [one, two] = [await sold(), await sold()];
    await office.shop.rows('delete from statement_differences');
    const before = await settlements();
    // The bank first: its credits have no settlements yet.
    const statement = await bank(
      `06/05/2031;HAWKPAY;191,70\n06/05/2031;OUTRO;10,00\n15/05/2031;SALDO;0,00\n`,
      'Itaú 1',
    );
    await compared(statement.id);
    expect((await open()).sort()).toEqual([
      ['NO_SETTLEMENT', null, 1000],
      ['NO_SETTLEMENT', null, 19170],
    ]);
    await office.shop.rows('delete from statement_differences where theirs = 1000');
    const provider = await imported(
      HEADER + line(one.reference, { day: DAY }) + line(two.reference, { day: DAY }),
    );
    await compared(provider.id);
    expect(await lines(statement.id)).toEqual(['HAWKPAY MATCHED', 'OUTRO DIFFERENT']);
    // Both are late; the credit was found.
    expect((await open()).map(([kind]) => kind)).toEqual(['LATE', 'LATE']);
    expect(await settlements()).toBe(before + 4);
    const [credit] = await listed(`statement-lines?statement=${statement.id}&state=MATCHED`);
    expect(await listed(`statement-lines?credit=${credit?.id}`)).toHaveLength(2);
  });

  it('has one credit for the days of a weekend', async () => {
    const [friday, saturday, sunday] = [await sold(), await sold(), await sold()];
    await office.shop.rows('delete from statement_differences');
    const weekend = await imported(
      HEADER +
        line(friday.reference, { day: '2034-05-05' }) +
        line(saturday.reference, { day: '2034-05-06' }) +
        line(sunday.reference, { day: '2034-05-07' }),
    );
    await compared(weekend.id);
    const contained = async (id: string) => {
      const [credit] = await listed(`statement-lines?statement=${id}&state=MATCHED`);
      return credit ? (await listed(`statement-lines?credit=${credit.id}`)).length : 0;
    };
    // Two days could be either Friday and Saturday or Saturday and Sunday: nobody knows which.
    const two = await bank(`08/05/2034;HAWKPAY;191,70\n`, 'Itaú 3');
    await compared(two.id);
    expect(await contained(two.id)).toBe(0);
    const three = await bank(`08/05/2034;HAWKPAY;287,55\n`, 'Itaú 3');
    await compared(three.id);
    expect(await contained(three.id)).toBe(3);

    const [one, other] = [await sold(), await sold()];
    const days = [
      line(one.reference, { day: '2035-05-04' }),
      line(other.reference, { day: '2035-05-05', gross: '97,00', fee: '1,15', net: '95,85' }),
    ];
    await compared((await imported(HEADER + days.join(''))).id);
    const monday = await bank(`07/05/2035;HAWKPAY;191,70\n`, 'Itaú 4');
    await compared(monday.id);
    expect(await contained(monday.id)).toBe(2);
  });

  it('of one day goes before one of several, whichever line of the bank comes first', async () => {
    const [friday, saturday] = [await sold(), await sold()];
    await office.shop.rows('delete from statement_differences');
    const days = [
      line(friday.reference, { day: '2036-05-02' }),
      line(saturday.reference, { day: '2036-05-03', gross: '50,00', fee: '1,00', net: '49,00' }),
    ];
    await compared((await imported(HEADER + days.join(''))).id);
    // The first could be both days, and the second is the Friday. It is the Friday, and the other credit belongs to somebody else.
    const monday = await bank(`05/05/2036;OUTRO;144,85\n05/05/2036;HAWKPAY;95,85\n`, 'Itaú 5');
    await compared(monday.id);
    expect(await lines(monday.id)).toEqual(['HAWKPAY MATCHED', 'OUTRO DIFFERENT']);
  });

  it('without the credit of a day that is over for three days says so, until it comes', async () => {
    const { reference } = await sold();
    await office.shop.rows('delete from statement_differences');
    await compared((await imported(HEADER + line(reference, { day: '2032-05-05' }))).id);
    await office.shop.rows('delete from statement_differences');
    await compared((await bank(`04/05/2032;X;1,00\n08/05/2032;X;2,00\n`, 'Itaú 2')).id);
    expect((await open()).sort()).toEqual([
      ['NOT_IN_BANK', 9585, 0],
      ['NO_SETTLEMENT', null, 100],
      ['NO_SETTLEMENT', null, 200],
    ]);
    await compared((await bank(`07/05/2032;X;95,85\n`, 'Itaú 2')).id);
    expect((await open()).map(([kind]) => kind)).toEqual(['NO_SETTLEMENT', 'NO_SETTLEMENT']);
    const [closed] = await listed('statement-differences?kind=NOT_IN_BANK');
    expect(closed).toMatchObject({ state: 'CLOSED', endedBy: 'system:statements' });
  });

  it('has the debit of a withdrawal by its end-to-end id, or by amount and day where only one fits', async () => {
    await office.shop.rows('delete from statement_differences');
    const e2e = (mark: string) => `E18236120203305051200${mark.repeat(11)}`;
    const withdrawal = (net: number, id: string | null) =>
      office.shop.rows(
        `insert into withdrawals (platform_id, id, owner, owner_id, request_key, currency, amount, fee, available_before, payment_method,
          destination, destination_sealed, state, needs_two, risks, requested_by, requested_at, end_to_end_id, paid_at)
         values ($1, gen_random_uuid(), 'seller', $2, gen_random_uuid()::text, 'BRL', $3, 0, $3, 'PIX', 'x', '', 'PAID', false, '{}', 'x', $4,
          $5, $4)`,
        [PLATFORM_A, office.person(AS_SELLER).id, net, '2033-05-05T15:00:00Z', id],
      );
    await withdrawal(5000, e2e('a'));
    await withdrawal(6000, e2e('b'));
    await withdrawal(7000, null);
    for (const twin of [8000, 8000]) await withdrawal(twin, null);
    const statement = await bank(
      [
        ...[
          `05/05/2033;um ${e2e('a')};-50,00`,
          `05/05/2033;dois ${e2e('b')};-60,01`,
          `05/05/2033;três;-70,00`,
        ],
        ...[`06/05/2033;quatro;-80,00`, `05/05/2033;cinco;-9,90`, `05/05/2033;seis;-70,00`],
      ].join('\n'),
      'Itaú 3',
    );
    await compared(statement.id);
    expect((await lines(statement.id)).map((one) => one.replace(/E\d+\w+ /, ''))).toEqual([
      ...[
        'cinco DIFFERENT',
        'dois DIFFERENT',
        'quatro DIFFERENT',
        'seis DIFFERENT',
        'três MATCHED',
        'um MATCHED',
      ],
    ]);
    expect((await open()).sort()).toEqual([
      ['NO_PAYOUT', null, -7000],
      ['NO_PAYOUT', null, -8000],
      ['NO_PAYOUT', null, -990],
      ['NO_PAYOUT', -6000, -6001],
    ]);
    const found = await listed('paid-withdrawals?bank=MATCHED');
    expect(found.map(({ net }) => net).sort()).toEqual([5000, 7000]);
  });
});
