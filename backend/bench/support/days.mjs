// @ts-check
/**
 * Days of a platform on which nothing random happens: sales by every method, releases, and withdrawals of whatever is available. The
 * forecast of releases is kept on some mornings and compared with what was released in the end. `npm run bench:year` plays a year of a whole
 * platform, and a test some weeks.
 */
import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';

/**
 * @typedef {object} PlayedPlatform
 * @property {string} api
 * @property {string} simulator
 * @property {string} offerId
 * @property {string} platformId
 * @property {string} host  of its back office
 * @property {string} secret  with which the back office names the host
 * @property {string} password  of everybody
 * @property {{ admin: string, seller: string }} emails
 * @property {(sql: string, values?: unknown[]) => Promise<any[]>} rows
 * @property {() => Promise<Date>} now  by its clock
 * @property {(ms: number) => Promise<void>} advance  moves the clock of every process
 * @typedef {{ days: number, salesADay: number, forecastEvery: number, withdrawEvery: number, scheme: object }} Plan  with a release scheme
 * @typedef {{ at: Date, from: string, days: { day: string, pending: number, reserve: number }[] }} Forecast
 * @typedef {{ day: string, forecast: string, foreseen: number, released: number }} Difference
 * @typedef {{ sales: number, released: number, withdrawn: number, forecasts: number, comparedDays: number, differences: Difference[] }} Played
 */

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As far as a forecast reaches. */
const FORESEEN_DAYS = 90;
const PATIENCE_MS = 120_000;
const METHODS = /** @type {const} */ (['PIX', 'CREDIT_CARD', 'BILLET']);
const CPF = '39053344705';
const CARD = {
  ...{ cardNumber: '4111111111111111', holderName: 'Maria Aparecida Souza', holderDocument: '52998224725' },
  ...{ expMonth: 12, expYear: 2035, cvv: '739' },
};

/** @param {PlayedPlatform} platform @param {Plan} plan @returns {Promise<Played>} */
export async function playDays(platform, plan) {
  const account = await prepare(platform, plan.scheme);
  /** @type {Forecast[]} */
  const forecasts = [];
  let sales = 0;
  for (let day = 0; day < plan.days; day += 1) {
    if (day % plan.forecastEvery === 0) forecasts.push(await forecast(platform));
    for (let sold = 0; sold < plan.salesADay; sold += 1, sales += 1)
      await sell(platform, METHODS[sales % METHODS.length] ?? 'PIX');
    if (day % plan.withdrawEvery === plan.withdrawEvery - 1) await withdraw(platform, account);
    await platform.advance(DAY_MS);
    await until(
      platform,
      `select not exists (select from ledger_releases where amount > 0 and due_at <= $1) as done`,
      [await platform.now()],
    );
  }
  const compared = await compare(platform, forecasts);
  return { sales, ...(await sums(platform)), forecasts: forecasts.length, ...compared };
}

/** @param {PlayedPlatform} platform @param {object} scheme @returns {Promise<string>} the id of the account that the seller is paid to */
async function prepare({ rows, platformId, emails }, scheme) {
  await rows('update platforms set release_scheme = $2, withdrawal_rules = $3 where id = $1', [
    ...[
      platformId,
      JSON.stringify(scheme),
      JSON.stringify({ fee: 390, auditFrom: 100_000_000, fourEyesFrom: 100_000_000 }),
    ],
  ]);
  await rows(`select pg_notify('catalog_changed', '')`);
  const id = randomUUID();
  await rows(`update users set document = $2 where email = $1 and platform_id = $3`, [
    emails.seller,
    CPF,
    platformId,
  ]);
  await rows(
    `insert into bank_accounts (platform_id, id, user_id, kind, pix_key, pix_type, holder_name, holder_document, status, usable_from, created_at)
     select platform_id, $2, id, 'PIX', $3, 'CPF', name, $3, 'ACTIVE', '2020-01-01', '2020-01-01' from users where email = $1 and platform_id = $4`,
    [emails.seller, id, CPF, platformId],
  );
  return id;
}

/** @param {PlayedPlatform} platform @param {(typeof METHODS)[number]} method */
async function sell(platform, method) {
  const { simulator } = platform;
  const { paymentId } = await purchase(platform, method);
  if (method !== 'CREDIT_CARD') {
    const [charge] = await platform.rows(
      'select a.reference, g.provider from attempts a join gateway_accounts g on g.id = a.gateway_account_id where a.payment_id = $1',
      [paymentId],
    );
    await send(`${simulator}/_control/charges/${charge.provider}/${charge.reference}/pay`, {
      method: 'POST',
      body: {},
    });
  }
  await until(platform, `select status = 'APPROVED' as done from payments where id = $1`, [paymentId]);
}

/** @param {PlayedPlatform} platform @param {(typeof METHODS)[number]} method */
async function purchase(platform, method) {
  const { api, offerId } = platform;
  const buy = async () => {
    const creditCard = method === 'CREDIT_CARD' && { creditCard: { token: await cardToken(platform) } };
    return send(`${api}/api/checkout/purchase`, {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: {
        ...{ offerId, paymentMethod: method, orderBumpsIds: [], name: 'Maria da Silva', cpf: '52998224725' },
        ...{ email: 'maria@example.com', phone: '11987654321', ...creditCard },
      },
    });
  };
  try {
    return await buy();
  } catch (error) {
    // The clock moved between the key and the purchase, which is a card that waited too long.
    if (method !== 'CREDIT_CARD') throw error;
    return buy();
  }
}

/** As the page encrypts it. @param {PlayedPlatform} platform */
async function cardToken({ api, offerId }) {
  const jwk = await send(`${api}/api/checkout/${offerId}/card-key`, {});
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(CARD)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(jwk.kid && { kid: jwk.kid }) })
    .encrypt(key);
}

/** Everything that is available, approved by staff and paid. @param {PlayedPlatform} platform @param {string} destination */
async function withdraw(platform, destination) {
  const seller = await signIn(platform, 'seller');
  const { available } = await send(`${platform.api}/api/platform/withdrawal-terms`, { headers: seller });
  if (available < 1_000) return;
  const proof = { password: platform.password };
  const { id } = await send(`${platform.api}/api/platform/withdrawals`, {
    ...{ method: 'POST', headers: seller },
    body: { amount: available, destination, requestKey: randomUUID(), ...proof },
  });
  const [row] = await platform.rows('select state from withdrawals where id = $1', [id]);
  if (row.state !== 'READY')
    await send(`${platform.api}/api/admin/withdrawals/${id}/decision`, {
      ...{ method: 'PUT', headers: await signIn(platform, 'admin') },
      body: { action: 'approve', reason: 'Conferido', ...proof },
    });
  await until(platform, `select state = 'PAID' as done from withdrawals where id = $1`, [id]);
}

/** @param {PlayedPlatform} platform @returns {Promise<Forecast>} */
async function forecast(platform) {
  const at = await platform.now();
  const headers = await signIn(platform, 'admin');
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await send(`${platform.api}/api/admin/release-forecast`, { headers });
    if (answer.from === dayOf(at)) return { at, ...answer };
    if (performance.now() > deadline) throw new Error(`the API never heard that it is ${at.toISOString()}`);
    await pause();
  }
}

/**
 * Each forecast knows the sales before it. So it is compared with what was released of those sales, on each day that is over.
 * @param {PlayedPlatform} platform @param {readonly Forecast[]} forecasts
 */
async function compare(platform, forecasts) {
  /** @type {Difference[]} */
  const differences = [];
  let comparedDays = 0;
  const today = dayOf(await platform.now());
  for (const { at, from, days } of forecasts) {
    const rows = await platform.rows(
      `select to_char(t.posted_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day, sum(t.amount)::int as released
       from ledger_transfers t
       where t.platform_id = $1 and t.kind in ('RELEASE', 'RESERVE_RELEASE') and t.fact = 'release' and t.posted_at > $2 and exists (
         select from ledger_transfers a where a.payment_id = t.payment_id and a.kind = 'APPROVAL' and a.posted_at < $2)
       group by 1`,
      [platform.platformId, at],
    );
    const released = new Map(rows.map((row) => [row.day, row.released]));
    const foreseen = new Map(days.map(({ day, pending, reserve }) => [day, pending + reserve]));
    const last = dayOf(new Date(at.getTime() + FORESEEN_DAYS * DAY_MS));
    for (let instant = at.getTime(); ; instant += DAY_MS) {
      const day = dayOf(new Date(instant));
      if (day > today || day >= last) break;
      comparedDays += 1;
      const [was, is] = [foreseen.get(day) ?? 0, released.get(day) ?? 0];
      if (was !== is) differences.push({ day, forecast: from, foreseen: was, released: is });
    }
  }
  return { comparedDays, differences };
}

/** @param {PlayedPlatform} platform */
async function sums({ rows, platformId }) {
  const [row] = await rows(
    `select coalesce(sum(amount) filter (where kind in ('RELEASE', 'RESERVE_RELEASE')), 0)::int as released,
       (select coalesce(sum(amount), 0)::int from withdrawals where state = 'PAID' and platform_id = $1) as withdrawn
     from ledger_transfers where platform_id = $1`,
    [platformId],
  );
  return { released: row.released, withdrawn: row.withdrawn };
}

/** @param {PlayedPlatform} platform @param {'admin' | 'seller'} area */
async function signIn({ api, host, secret, password, emails }, area) {
  const headers = { 'x-guiche-host': host, 'x-guiche-secret': secret };
  const body = { area, email: emails[area], password };
  const { token } = await send(`${api}/api/sessions`, { method: 'POST', headers, body });
  return { ...headers, authorization: `Bearer ${token}` };
}

/** @param {Date} instant */
const dayOf = (instant) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(instant);

/** @param {PlayedPlatform} platform @param {string} sql @param {unknown[]} values */
async function until({ rows }, sql, values) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const [row] = await rows(sql, values);
    if (row?.done) return;
    if (performance.now() > deadline) throw new Error(`never came true: ${sql}`);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

/** @param {string} url @param {{ method?: string, headers?: Record<string, string>, body?: object }} request */
async function send(url, { method = 'GET', headers = {}, body }) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}
