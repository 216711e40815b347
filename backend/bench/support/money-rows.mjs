// @ts-check
/**
 * Rows of money that have a page of their own and that sales in volume do not make: what staff decide on, and what people ask for. Added
 * through the API, as people would.
 */
import { randomUUID } from 'node:crypto';

/**
 * @typedef {import('./backoffice-people.mjs').Person} Person
 * @typedef {import('./backoffice-people.mjs').AsPerson} AsPerson
 * @typedef {{ person: Person, api: AsPerson }} SignedIn
 * @typedef {{ seller: SignedIn, registered: SignedIn, admin: SignedIn, master: SignedIn, customer: SignedIn }} People
 */

const A_WEEK_MS = 7 * 86_400_000;
const inAWeek = () => new Date(Date.now() + A_WEEK_MS).toISOString().slice(0, 10);
const REASON = { reason: 'Exemplo' };

/**
 * @param {People} people
 * @param {{ mark: string, paidPayment: string, web: string }} of
 */
export async function addMoneyRows(people, { mark, paidPayment, web }) {
  await addWithdrawals(people);
  await addAnticipations(people);
  await addDebts(people);
  await askForRefund(people);
  const { api, person } = people.admin;
  await api.post('/api/admin/disputes', { payment: paidPayment, ...REASON, password: person.password });
  await api.post('/api/admin/blocked-buyers', { buyer: `bloqueado.${mark}@exemplo.com.br`, ...REASON });
  await importStatement(people, mark, web);
  await openReceiver(people);
}

/** One that waits for staff, and one that they paid by hand. @param {People} people */
async function addWithdrawals({ seller, admin }) {
  const { destinations } = await seller.api.get('/api/platform/withdrawal-terms');
  /** @param {number} amount */
  const asked = async (amount) => {
    const body = { amount, destination: destinations[0]?.id, requestKey: randomUUID() };
    return (await seller.api.post('/api/platform/withdrawals', { ...body, password: seller.person.password }))
      .id;
  };
  await asked(1_000);
  await admin.api.put(`/api/admin/withdrawals/${await asked(1_100)}/decision`, {
    ...{ action: 'payByHand', ...REASON, endToEndId: 'TED 4711', password: admin.person.password },
  });
}

/** One that was paid, and one that waits for staff. @param {People} people */
async function addAnticipations({ seller, admin }) {
  const asked = async () => {
    const { quote } = await seller.api.get('/api/platform/anticipation-terms?amount=1000');
    const body = { amount: 1_000, fee: quote?.fee, requestKey: randomUUID() };
    return (
      await seller.api.post('/api/platform/anticipations', { ...body, password: seller.person.password })
    ).id;
  };
  await admin.api.put(`/api/admin/anticipations/${await asked()}/decision`, {
    ...{ action: 'approve', ...REASON, password: admin.person.password },
  });
  await asked();
}

/** What the seller owes the platform, what the platform owes, and a change of a balance. @param {People} people */
async function addDebts({ seller, admin, master }) {
  const proof = { requestKey: randomUUID(), password: admin.person.password };
  const of = { sellers: seller.person.email, kind: 'PLAN', reference: '03/2026', amount: 9_900 };
  await admin.api.post('/api/admin/charges', { ...of, dueOn: inAWeek(), ...proof });
  await admin.api.post('/api/admin/balance-adjustments', {
    ...{ seller: seller.person.email, direction: 'CREDIT', amount: 1_500, reason: 'Tarifa cobrada a mais' },
    ...{ ...proof, requestKey: randomUUID() },
  });
  const { items } = await master.api.get('/api/master/platforms');
  await master.api.post('/api/master/invoices', {
    ...{ platform: items[0]?.id, kind: 'SET_UP', reference: 'Implantação', amount: 50_000, dueOn: inAWeek() },
    ...{ requestKey: randomUUID(), password: master.person.password },
  });
}

/** Of the newest purchase. @param {People} people */
async function askForRefund({ customer }) {
  const { items } = await customer.api.get('/api/customer/purchases');
  await customer.api.post(`/api/customer/purchases/${items[0]?.id}/refund-requests`, { reason: 'REGRET' });
}

/** A statement of a provider, whose one sale is unknown. @param {People} people @param {string} mark @param {string} web */
async function importStatement({ admin }, mark, web) {
  const data = Buffer.from(`data;referencia;bruto;taxa\n2026-03-02;${mark};97,00;1,15\n`);
  const [account] = await admin.api.get('/api/admin/statement-uploads/accounts');
  const file = { kind: 'PROVIDER_CSV', gatewayAccountId: account?.id, fileName: 'repasses.csv' };
  const { url } = await admin.api.post('/api/admin/statement-uploads', { ...file, bytes: data.length });
  const sent = await fetch(new URL(url, web), { method: 'PUT', body: data });
  if (!sent.ok) throw new Error(`the statement was answered ${sent.status}: ${await sent.text()}`);
}

/** At Asaas, once. @param {People} people */
async function openReceiver({ registered: seller }) {
  const { providers, bankAccounts } = await seller.api.get('/api/platform/receivers');
  const asaas = providers.find((/** @type {{ name: string }} */ { name }) => name === 'Asaas');
  if (!asaas) return;
  await seller.api.post('/api/platform/receivers', {
    gatewayAccountId: asaas.gatewayAccountId,
    bankAccountId: bankAccounts.find((/** @type {{ isUsable: boolean }} */ { isUsable }) => isUsable)?.id,
    ...{ description: 'Cursos', zipcode: '01310-100', street: 'Avenida Paulista', number: '1000' },
    ...{ district: 'Bela Vista', city: 'São Paulo', state: 'SP', phone: '11987654321' },
    ...{ monthlyRevenue: 500_000, password: seller.person.password },
  });
}
