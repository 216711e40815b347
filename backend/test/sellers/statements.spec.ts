import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD, GATEWAY_ACCOUNTS, PLATFORM_A } from '../../src/demo/demo-data.js';
import { OFFER_AT, order } from '../purchase/buyer.js';
import { AS_ADMIN, AS_FUNCTIONARY, AS_OTHER_ADMIN, BackOffice } from '../support/back-office.js';

interface Refusal {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };

const UPLOADS = '/api/admin/statement-uploads';
const HEADER = 'data;referencia;bruto;taxa;liquido\n';
let office: BackOffice;
let gatewayAccountId: string;

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
  await office.shop.outside.pay(paymentId);
  await office.shop.eventually(`select status from payments where id = '${paymentId}'`, { status: 'APPROVED' });
  const [attempt] = await office.shop.rows<{ id: string; reference: string; gateway_account_id: string }>(
    'select id, reference, gateway_account_id from attempts where payment_id = $1',
    [paymentId],
  );
  if (!attempt) throw new Error('no attempt');
  gatewayAccountId = attempt.gateway_account_id;
  return { reference: attempt.reference, attemptId: attempt.id };
}
