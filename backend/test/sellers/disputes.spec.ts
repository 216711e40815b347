import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { days } from '../../src/runtime/clock/durations.js';
import { DEMO_PASSWORD, OFFERS, PLATFORM_A, USERS } from '../../src/demo/demo-data.js';
import { ChargeRefundFee } from '../../src/modules/disputes/use-cases/charge-refund-fee.js';
import { FollowDispute } from '../../src/modules/disputes/use-cases/follow-dispute.js';
import { RefundPayment } from '../../src/modules/payments/index.js';
import { order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, AS_SELLER, BackOffice } from '../support/back-office.js';
import { onPlatform } from '../support/contexts.js';

interface Refusal {
  readonly code: string;
}
interface Shown {
  readonly dispute: {
    readonly id: string;
    readonly kind: string;
    readonly state: string;
    readonly amount: number;
    readonly blockedAmount: number;
    readonly feeState: string;
    readonly dueAt: string;
  };
  readonly parties: readonly {
    readonly blocked: number;
    readonly blockedNow: number;
    readonly taken: number;
  }[];
  readonly events: readonly {
    readonly kind: string;
    readonly by: string | null;
    readonly note: string | null;
    readonly amount: number | null;
  }[];
}

const STAFF = '/api/admin/disputes';
const PROOF = { password: DEMO_PASSWORD };
const FEE = 3_000;
const AFFILIATE = USERS.find(({ email }) => email === 'afiliada@conecta.example')!;

let office: BackOffice;
beforeAll(async () => {
  office = await BackOffice.open();
  await office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
    PLATFORM_A,
    JSON.stringify({ medFee: FEE }),
  ]);
  // The affiliate earns nothing with order bumps.
  await office.shop.rows(
    `insert into contract_versions (platform_id, contract_id, number, terms, valid_from, proposed_by, proposed_at, agreed_at)
     select v.platform_id, v.contract_id, v.number + 1, v.terms || '{"bumpBps":0}', v.valid_from, v.proposed_by, v.proposed_at, v.agreed_at
     from contract_versions v join contracts c on c.id = v.contract_id where c.partner_id = $1 and v.agreed_at is not null`,
    [AFFILIATE.id],
  );
});
afterAll(() => office.close());
afterEach(async () => {
  const broken = await office.shop.rows(
    `select a.name from ledger_accounts a where a.owner = 'seller' and a.bucket = 'available' and a.balance > 0 and exists (
       select from ledger_accounts d where d.owner_id = a.owner_id and d.bucket = 'debt' and d.balance > 0)`,
  );
  expect(broken).toEqual([]);
});

async function sold(
  more: object = {},
  provider: 'HAWKPAY' | 'ASAAS' = 'HAWKPAY',
): Promise<{ paymentId: string; charge: string; share: number }> {
  const { paymentId } = await office.shop.bought(order({ orderBumpsIds: [], ...more }));
  const charge = await office.shop.chargeOf(paymentId);
  await office.shop.outside.act(provider, charge, 'pay');
  await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
  await office.shop.eventually(
    `select s.status from sales s join payments p on p.order_id = s.id where p.id = '${paymentId}'`,
    {
      status: 'APPROVED',
    },
  );
  const [row] = await office.shop.rows<{ share: string }>(
    `select sum(amount) as share from ledger_transfers where payment_id = $1 and kind = 'APPROVAL' and fact = 'share'`,
    [paymentId],
  );
  return { paymentId, charge, share: Number(row?.share) };
}

const open = (payment: string, more: object = {}, as = AS_ADMIN) =>
  office.send<{ id: string } & Refusal>(as, 'POST', STAFF, {
    ...{ payment, reason: 'Pagador diz que foi golpe', ...PROOF },
    ...more,
  });
const record = (id: string, result: string, more: object = {}, as = AS_ADMIN) =>
  office.send<Refusal>(as, 'PUT', `${STAFF}/${id}/result`, {
    ...{ result, reason: 'Carta do provedor', ...PROOF },
    ...more,
  });
const shown = async (id: string) => (await office.send<Shown>(AS_ADMIN, 'GET', `${STAFF}/${id}`)).body;
const becomes = (id: string, wanted: Record<string, unknown>) =>
  office.shop.eventually(`select * from disputes where id = '${id}'`, wanted);
/** What changed the state of the payment, and parts. */
const postings = async (paymentId: string) =>
  (await office.shop.postings(paymentId)).filter((kind) => !['BLOCK', 'UNBLOCK'].includes(kind));
const blocked = async () => {
  const [row] = await office.shop.rows<{ sum: string }>(
    `select coalesce(sum(balance), 0) as sum from ledger_accounts where bucket = 'blocked'`,
  );
  return Number(row?.sum);
};
/** Everything that a refusal leaves as it was. */
const everything = () =>
  office.shop.rows(
    `select (select count(*)::int from disputes) as disputes, (select count(*)::int from dispute_events) as events,
       (select count(*)::int from ledger_transfers) as transfers`,
  );

describe('a MED dispute that staff record', () => {
  it('blocks the share once, has two days for the defence, and a rejected one gives it back (domain.md §4)', async () => {
    const { paymentId, share } = await sold();
    const [first, second] = await Promise.all([open(paymentId), open(paymentId)]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    const id = first.body.id ?? second.body.id;
    const { dispute, parties } = await shown(id);
    expect(dispute).toMatchObject({ kind: 'MED', state: 'BLOCKED', blockedAmount: share, feeState: 'NONE' });
    expect(parties).toMatchObject([{ blocked: share, blockedNow: share, taken: 0 }]);
    expect(await blocked()).toBe(share);
    const left = new Date(dispute.dueAt).getTime() - office.shop.clock.now().getTime();
    expect(left).toBeGreaterThan(days(2));
    expect(left).toBeLessThanOrEqual(days(3));

    const sent = await office.send(AS_ADMIN, 'PUT', `${STAFF}/${id}/defence`, {
      reason: 'Registro de acesso',
    });
    expect([sent.status, (await shown(id)).dispute.state]).toEqual([204, 'DEFENCE_SENT']);
    const both = await Promise.all([record(id, 'WON'), record(id, 'WON')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await postings(paymentId)).toEqual(['APPROVAL']);
    expect(await blocked()).toBe(0);
  });

  it('that is lost takes the share, charges the fee to the seller once, and a reversal returns both', async () => {
    const { paymentId, share } = await sold();
    const { id } = (await open(paymentId)).body;
    expect((await record(id, 'LOST')).status).toBe(204);
    await becomes(id, {
      state: 'LOST',
      fee_state: 'CHARGED',
      returned_amount: (await shown(id)).dispute.amount,
    });
    await office.shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    expect(await postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK']);
    const fees = () =>
      office.shop.rows<{ key: string; amount: number }>(
        `select fact_key as key, amount::int from ledger_transfers where kind = 'FEE' and fact = 'fee' and subject_id = $1 order by 1`,
        [id],
      );
    expect(await fees()).toEqual([{ key: `dispute/${id}/fee/charge/1`, amount: FEE }]);
    // What follows is repeated after a crash, and does nothing again.
    await office.shop.app.get(FollowDispute).watch(onPlatform(PLATFORM_A), id);
    await office.shop.app.get(FollowDispute).follow(onPlatform(PLATFORM_A), paymentId);
    expect(await fees()).toHaveLength(1);
    expect((await shown(id)).parties).toMatchObject([{ blocked: share, blockedNow: 0, taken: share }]);

    expect((await record(id, 'WON')).status).toBe(204);
    await becomes(id, { state: 'WON', fee_state: 'RETURNED' });
    await office.shop.paymentBecomes(paymentId, { status: 'APPROVED' });
    expect(await postings(paymentId)).toEqual(['APPROVAL', 'CHARGEBACK', 'RESTORE']);
    expect((await shown(id)).parties).toMatchObject([{ blockedNow: 0, taken: 0 }]);
    expect(await blocked()).toBe(0);
  });

  it('whose fee all bear charges each by the own part of the sale, and returns it to each when it is won', async () => {
    const setRules = (rules: object) =>
      office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
        PLATFORM_A,
        JSON.stringify({ medFee: FEE, ...rules }),
      ]);
    await setRules({ disputeFeeShared: true });
    const { paymentId } = await sold({ affiliateId: AFFILIATE.id });
    const [sale] = await office.shop.rows<{ shares: { sellerId: string; amount: number }[] }>(
      `select o.division -> 'shares' as shares from orders o join payments p on p.order_id = o.id where p.id = $1`,
      [paymentId],
    );
    const total = sale?.shares.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const { id } = (await open(paymentId)).body;
    expect((await shown(id)).dispute).toMatchObject({ fee: FEE, feeShared: true });
    // What is set later changes no dispute.
    await setRules({});
    expect((await record(id, 'LOST')).status).toBe(204);
    await becomes(id, { state: 'LOST', fee_state: 'CHARGED' });
    const fees = (way: string) =>
      office.shop.rows<{ seller: string; amount: number }>(
        `select coalesce(d.owner_id, c.owner_id) as seller, sum(t.amount)::int as amount from ledger_transfers t
         left join ledger_accounts d on d.id = t.debit_account_id and d.owner = 'seller'
         left join ledger_accounts c on c.id = t.credit_account_id and c.owner = 'seller'
         where t.fact_key like $1 and t.fact = 'fee' group by 1`,
        [`dispute/${id}/fee/${way}/%`],
      );
    const charged = await fees('charge');
    expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(FEE);
    for (const { sellerId, amount } of sale?.shares ?? []) {
      const paid = charged.find(({ seller }) => seller === sellerId)?.amount ?? 0;
      expect(Math.abs(paid - (FEE * amount) / total)).toBeLessThan(1);
    }
    expect(charged).toHaveLength(2);
    // The producer sees the own part of it.
    const own = charged.find(({ seller }) => seller === office.person(AS_SELLER).id)?.amount;
    expect(own).toBeLessThan(FEE);
    const seen = (await office.send<Shown>(AS_SELLER, 'GET', `/api/platform/disputes/${id}`)).body;
    expect(seen.dispute).toMatchObject({ fee: own, feeShared: true });
    expect(seen.events.find(({ kind }) => kind === 'FEE_CHARGED')).toMatchObject({ amount: own });
    const { items } = (
      await office.send<{ items: object[] }>(AS_SELLER, 'GET', '/api/platform/disputes?columns=state,fee')
    ).body;
    expect(items).toContainEqual(expect.objectContaining({ id, fee: own }));
    expect((await record(id, 'WON')).status).toBe(204);
    await becomes(id, { state: 'WON', fee_state: 'RETURNED' });
    const bySeller = (rows: typeof charged) => new Map(rows.map(({ seller, amount }) => [seller, amount]));
    expect(bySeller(await fees('return'))).toEqual(bySeller(charged));
  });

  it('whose fee all bear leaves out a partner whose part of the sale went back to the buyer', async () => {
    await office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
      PLATFORM_A,
      JSON.stringify({ medFee: FEE, disputeFeeShared: true }),
    ]);
    const [bump] = await office.shop.rows<{ id: string }>(
      `select b.id from order_bumps b join offers o on o.id = $1 and o.product_id = b.product_id order by b.position limit 1`,
      [OFFERS.digitalAsaas.id],
    );
    const { paymentId } = await sold(
      { offerId: OFFERS.digitalAsaas.id, orderBumpsIds: [bump?.id], affiliateId: AFFILIATE.id },
      'ASAAS',
    );
    const [main] = await office.shop.rows<{ id: string }>(
      `select i.id from order_items i join payments p on p.order_id = i.order_id where p.id = $1 and i.kind = 'MAIN'`,
      [paymentId],
    );
    const refunds = office.shop.app.get(RefundPayment);
    await refunds.refund(onPlatform(PLATFORM_A), paymentId, { itemIds: [main?.id ?? ''] });
    const { id } = (await open(paymentId)).body;
    const [row] = await office.shop.rows<{ fee: string; parts: object | null }>(
      'select fee, fee_parts as parts from disputes where id = $1',
      [id],
    );
    expect({ fee: Number(row?.fee), parts: row?.parts }).toEqual({ fee: FEE, parts: null });
    await office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
      PLATFORM_A,
      JSON.stringify({ medFee: FEE }),
    ]);
    expect((await record(id, 'WON')).status).toBe(204);
    await becomes(id, { state: 'WON' });
  });

  it('that returns a part books the part, unblocks the rest, and leaves the payment approved', async () => {
    const { paymentId } = await sold();
    const { id } = (await open(paymentId)).body;
    const { amount } = (await shown(id)).dispute;
    const before = await everything();
    expect((await record(id, 'RETURNED_PART', { amount })).status).toBe(422);
    expect(await everything()).toEqual(before);
    expect((await record(id, 'RETURNED_PART', { amount: 1_000 })).status).toBe(204);
    await becomes(id, { state: 'RETURNED_PART', returned_amount: 1_000, charged_back_at: null });
    expect(await office.shop.payment(paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await postings(paymentId)).toEqual(['APPROVAL', 'PARTIAL_REFUND']);
    expect(await blocked()).toBe(0);
  });

  it('without a defence expires at its deadline, and the money stays blocked until the result', async () => {
    const { paymentId } = await sold();
    const allMails = () =>
      office.shop.rows<{ id: string; kind: string }>(
        `select id, kind from mails where kind like 'dispute%' order by created_at, id`,
      );
    const earlier = new Set((await allMails()).map(({ id: mail }) => mail));
    const { id } = (await open(paymentId)).body;
    const held = (await shown(id)).dispute.blockedAmount;
    expect(held).toBeGreaterThan(0);
    const mails = async () => {
      const rows = await allMails();
      return rows.filter(({ id: mail }) => !earlier.has(mail)).map(({ kind }) => kind);
    };
    expect(await mails()).toEqual(['disputeOpened']);
    office.shop.clock.advance(days(2));
    await office.shop.until(async () => (await mails()).includes('disputeDueSoon'));
    office.shop.clock.advance(days(1));
    for (const person of [AS_ADMIN, AS_SELLER]) office.forget(person);
    await becomes(id, { state: 'EXPIRED', look_at: null });
    expect(await blocked()).toBe(held);
    const late = await office.send<Refusal>(AS_ADMIN, 'PUT', `${STAFF}/${id}/defence`, {
      reason: 'Tarde demais',
    });
    expect([late.status, late.body.code]).toEqual([409, 'disputeMoved']);
    expect((await record(id, 'WON')).status).toBe(204);
    expect(await blocked()).toBe(0);
    expect(await mails()).toEqual(['disputeOpened', 'disputeDueSoon', 'disputeWon']);
  });
});

describe('a dispute that a provider reports', () => {
  it('is opened by the chargeback, with the fee, and won by its reversal', async () => {
    const { paymentId, charge } = await sold();
    await office.shop.outside.act('HAWKPAY', charge, 'chargeback');
    await office.shop.paymentBecomes(paymentId, { status: 'CHARGEBACK' });
    await office.shop.eventually(
      `select state, origin, fee_state from disputes where payment_id = '${paymentId}'`,
      {
        ...{ state: 'NOTIFIED', origin: 'PROVIDER', fee_state: 'CHARGED' },
      },
    );
    expect((await open(paymentId)).body.code).toBe('disputeNotPossible');
    const [row] = await office.shop.rows<{ id: string }>('select id from disputes where payment_id = $1', [
      paymentId,
    ]);
    const part = await record(row?.id ?? '', 'RETURNED_PART', { amount: 1_000 });
    expect([part.status, part.body.code]).toEqual([409, 'disputeWholeReturned']);
    expect((await record(row?.id ?? '', 'WON')).status).toBe(204);
    await becomes(row?.id ?? '', { state: 'WON', fee_state: 'RETURNED' });
  });

  it('says that the money of a dispute that staff opened went back, and a refund ends one without a fee', async () => {
    const reported = await sold();
    const { id } = (await open(reported.paymentId)).body;
    await office.shop.outside.act('HAWKPAY', reported.charge, 'chargeback');
    await becomes(id, { state: 'BLOCKED', fee_state: 'CHARGED' });
    expect(await blocked()).toBe(0);

    const refunded = await sold();
    const other = (await open(refunded.paymentId)).body.id;
    await office.shop.outside.act('HAWKPAY', refunded.charge, 'refund');
    await becomes(other, { state: 'LOST', fee_state: 'NONE' });
    expect(await blocked()).toBe(0);
  });
});

describe('a refund', () => {
  const REFUND_FEE = 250;
  const useFee = (rules: object) =>
    office.shop.rows('update platforms set dispute_rules = $2 where id = $1', [
      PLATFORM_A,
      JSON.stringify({ medFee: FEE, ...rules }),
    ]);
  /** The terms of the seller that hold from now on. */
  const useTerms = (terms: object) =>
    office.shop.rows(
      `insert into account_terms (platform_id, id, kind, account_id, value, valid_from, reason, created_by, created_at, applied_at)
       values ($1, gen_random_uuid(), 'SELLER', $2, $3, $4, 'Acordo', 'test', $4, $4)`,
      [PLATFORM_A, office.person(AS_SELLER).id, JSON.stringify(terms), office.shop.clock.now()],
    );
  const feesOf = async (paymentId: string) => {
    const rows = await office.shop.rows<{ sum: string }>(
      `select t.amount as sum from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id
       where t.kind = 'FEE' and t.subject_id = $1 and d.owner_id = $2`,
      [paymentId, office.person(AS_SELLER).id],
    );
    return rows.map(({ sum }) => Number(sum));
  };
  const refunded = async () => {
    const { paymentId, charge } = await sold();
    await office.shop.outside.act('HAWKPAY', charge, 'refund');
    await office.shop.paymentBecomes(paymentId, { status: 'REFUNDED' });
    return paymentId;
  };
  const followed = (paymentId: string) =>
    office.shop.app.get(ChargeRefundFee).on(onPlatform(PLATFORM_A), { key: paymentId } as never);

  it('costs the seller its fee once, however often it is told, and nothing where there is none', async () => {
    const free = await refunded();
    await followed(free);
    expect(await feesOf(free)).toEqual([]);
    await useFee({ refundFee: REFUND_FEE });
    const paymentId = await refunded();
    await Promise.all([followed(paymentId), followed(paymentId)]);
    expect((await feesOf(paymentId)).reduce((sum, fee) => sum + fee, 0)).toBe(REFUND_FEE);
  });

  it('and a dispute cost a seller with own fees those, and a refund that ends a dispute nothing', async () => {
    await useFee({ refundFee: REFUND_FEE });
    await useTerms({ serviceFees: { refundFee: 99, medFee: 1_234 } });
    const paymentId = await refunded();
    await followed(paymentId);
    expect((await feesOf(paymentId)).reduce((sum, fee) => sum + fee, 0)).toBe(99);

    const disputed = await sold();
    const { id } = (await open(disputed.paymentId)).body;
    const [row] = await office.shop.rows<{ fee: string }>('select fee from disputes where id = $1', [id]);
    expect(Number(row?.fee)).toBe(1_234);
    await office.shop.outside.act('HAWKPAY', disputed.charge, 'refund');
    await becomes(id, { state: 'LOST', fee_state: 'NONE' });
    await followed(disputed.paymentId);
    expect(await feesOf(disputed.paymentId)).toEqual([]);
    office.shop.clock.advance(1);
    await useTerms({});
    await useFee({});
  });
});

describe('who sees and does what', () => {
  it('a seller sees an own dispute without names of the staff and adds to it; other people get nothing', async () => {
    const { paymentId } = await sold();
    const { id } = (await open(paymentId)).body;
    const { blockedAmount } = (await shown(id)).dispute;
    const own = `/api/platform/disputes/${id}`;
    expect(
      (await office.send(AS_SELLER, 'POST', `${own}/evidence`, { text: 'O curso foi aberto.' })).status,
    ).toBe(204);
    const { body } = await office.send<Shown>(AS_SELLER, 'GET', own);
    expect(body.parties).toMatchObject([{ blocked: blockedAmount }]);
    expect(body.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['NOTIFIED', null],
      ['BLOCKED', null],
      ['EVIDENCE', null],
    ]);
    const list = await office.send<{ items: { id: string }[] }>(
      AS_SELLER,
      'GET',
      '/api/platform/disputes?state=OPEN',
    );
    expect(list.body.items.map((one) => one.id)).toContain(id);

    const stranger = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', stranger))
      .body;
    expect((await office.sendAs(token, 'GET', own)).status).toBe(404);
    const before = await everything();
    expect((await office.sendAs(token, 'POST', `${own}/evidence`, { text: 'Nada disso.' })).status).toBe(404);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', `${STAFF}/${id}`)).status).toBe(404);
    expect((await record(id, 'WON', {}, AS_OTHER_ADMIN)).status).toBe(404);
    await office.grant('isDashboardAvailable');
    expect((await record(id, 'WON', {}, AS_FUNCTIONARY)).status).toBe(403);
    expect((await record(id, 'WON', { password: 'errada' })).status).toBe(422);
    expect((await open(paymentId, { amount: 1 })).body.code).toBe('disputeOpen');
    expect(await everything()).toEqual(before);
    await record(id, 'WON');
  });

  it('the defence has the purchase, its address, what the seller added and every trace, as data and as a document', async () => {
    const { paymentId } = await sold();
    const { id } = (await open(paymentId)).body;
    await office.send(AS_SELLER, 'POST', `/api/platform/disputes/${id}/evidence`, { text: 'Aula aberta.' });
    interface Pack {
      readonly purchase: {
        readonly ip: string | null;
        readonly buyerEmail: string;
        readonly provider: string;
      };
      readonly traces: readonly { readonly kind: string }[];
      readonly evidence: readonly { readonly text: string }[];
    }
    const { status, body } = await office.send<Pack>(AS_ADMIN, 'GET', `${STAFF}/${id}/defence.json`);
    expect([status, body.purchase.provider]).toEqual([200, 'HAWKPAY']);
    const [bought] = await office.shop.rows<{ ip: string; email: string }>(
      'select customer_ip as ip, buyer_email as email from orders o join payments p on p.order_id = o.id where p.id = $1',
      [paymentId],
    );
    expect([body.purchase.ip, body.purchase.buyerEmail]).toEqual([bought?.ip ?? null, bought?.email]);
    expect(body.evidence.map(({ text }) => text)).toEqual(['Aula aberta.']);
    const [known] = await office.shop.rows<{ mails: number }>(
      'select count(*)::int as mails from purchase_mails m join payments p on p.order_id = m.order_id where p.id = $1',
      [paymentId],
    );
    expect(body.traces.filter(({ kind }) => kind === 'MAIL')).toHaveLength(known?.mails ?? -1);
    const document = await office.text(AS_ADMIN, `${STAFF}/${id}/defence.pdf`);
    expect([document.status, document.body.startsWith('%PDF-')]).toEqual([200, true]);
    expect((await office.send(AS_OTHER_ADMIN, 'GET', `${STAFF}/${id}/defence.json`)).status).toBe(404);
    await record(id, 'WON');
  });

  it('takes files of the seller and of staff while there is no result, checked by their content, and the pack names them', async () => {
    const { paymentId } = await sold();
    const { id } = (await open(paymentId)).body;
    const own = `/api/platform/disputes/${id}`;
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const grant = (as: typeof AS_ADMIN, path: string, fileName: string, bytes = pdf.length) =>
      office.send<{ url: string } & Refusal>(as, 'POST', `${path}/files`, { fileName, bytes });
    const put = async (url: string, body: Buffer) =>
      (await fetch(office.shop.app.url + url, { method: 'PUT', body })).status;
    const files = async () =>
      await office.shop.rows(
        'select name, content_type from dispute_files where dispute_id = $1 order by created_at, id',
        [id],
      );
    const { url } = (await grant(AS_SELLER, own, 'nota fiscal.pdf')).body;
    expect(await put(url, pdf)).toBe(204);
    // A link works once, and a file is what its bytes say.
    expect(await put(url, pdf)).toBe(409);
    const wrong = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await put((await grant(AS_SELLER, own, 'x.pdf', wrong.length)).body.url, wrong)).toBe(415);
    expect((await grant(AS_SELLER, own, 'x.pdf', 11 * 1024 * 1024)).status).toBe(413);
    expect(await put((await grant(AS_ADMIN, `${STAFF}/${id}`, 'rastreio.pdf')).body.url, pdf)).toBe(204);
    expect((await grant(AS_OTHER_ADMIN, `${STAFF}/${id}`, 'x.pdf')).status).toBe(404);
    expect(await files()).toEqual([
      { name: 'nota fiscal.pdf', content_type: 'application/pdf' },
      { name: 'rastreio.pdf', content_type: 'application/pdf' },
    ]);
    interface WithFiles {
      readonly files: readonly {
        readonly id: string;
        readonly name: string;
        readonly by: string | null;
        readonly sha256?: string;
      }[];
    }
    const seen = (await office.send<WithFiles>(AS_SELLER, 'GET', own)).body.files;
    expect(seen.map(({ name, by }) => [name, by])).toEqual([
      ['nota fiscal.pdf', null],
      ['rastreio.pdf', null],
    ]);
    const pack = (await office.send<WithFiles>(AS_ADMIN, 'GET', `${STAFF}/${id}/defence.json`)).body.files;
    expect(pack.map(({ name, sha256 }) => [name, sha256])).toEqual(
      ['nota fiscal.pdf', 'rastreio.pdf'].map((name) => [
        name,
        createHash('sha256').update(pdf).digest('hex'),
      ]),
    );
    const link = await office.send<{ url: string }>(AS_SELLER, 'GET', `${own}/files/${seen[1]?.id}`);
    const read = await fetch(office.shop.app.url + link.body.url);
    expect([read.status, Buffer.from(await read.arrayBuffer()).equals(pdf)]).toEqual([200, true]);

    const stranger = { area: 'seller', email: 'coprodutor@conecta.example', password: DEMO_PASSWORD };
    const { token } = (await office.send<{ token: string }>(undefined, 'POST', '/api/sessions', stranger))
      .body;
    for (const [method, path] of [
      ['POST', 'files'],
      ['GET', `files/${seen[0]?.id}`],
    ] as const)
      expect(
        (
          await office.sendAs(
            token,
            method,
            `${own}/${path}`,
            method === 'POST' ? { fileName: 'x.pdf', bytes: 9 } : undefined,
          )
        ).status,
      ).toBe(404);
    const late = (await grant(AS_SELLER, own, 'tarde.pdf')).body.url;
    await record(id, 'WON');
    expect(await put(late, pdf)).toBe(409);
    expect((await grant(AS_SELLER, own, 'x.pdf')).body.code).toBe('disputeMoved');
    expect(await files()).toHaveLength(2);
  });

  it('an amount above the payment and a day in the past are refused, and nothing is written', async () => {
    const { paymentId } = await sold();
    const before = await everything();
    expect((await open(paymentId, { amount: 10_000_000 })).body.code).toBe('disputeAmount');
    expect((await open(paymentId, { dueOn: '2020-01-01' })).status).toBe(422);
    expect((await open('0f000000-0000-4000-8000-00000000dead')).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});
