// @ts-check
/**
 * An attack on sign-in: 1,000 wrong passwords at 50 accounts, of which half exist, from 50 addresses at the same time. Then the owner
 * of an attacked account, who has a second factor, signs in from another address. Last, the times of a wrong password are compared between accounts that exist
 * and accounts that do not, one attempt at a time. Ends with 1 when an attempt succeeds, when the owner does not get in, or when the
 * medians differ by more than 10 %.
 *
 *     npm run bench:sign-in
 */
import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { DEMO_PASSWORD, PLATFORM_A, USERS } from '@guiche/backend/demo/demo-data.js';
import { withPlatform } from './support/platform.mjs';

/** @typedef {import('./support/platform.mjs').BenchPlatform} BenchPlatform */
/** @typedef {{ email: string, password: string, ip: string, code?: string }} Attempt */

const ATTEMPTS = 1_000;
const ACCOUNTS = 50;
const ADDRESSES = 50;
const TIMED = 120;
const MOST_DIFFERENCE = 0.1;
/** The address of the owner. */
const OWNER = '203.0.113.200';
const CODE_MS = 30_000;

// The delays are what is measured.
process.env.PROTECTIVE_LIMITS = 'on';

await withPlatform(async (platform) => {
  const accounts = await accountsToAttack(platform);
  const [owner = ''] = accounts;
  const nextCode = await addSecondFactor(platform, owner);
  const statuses = await attack(platform, accounts);
  const code = await nextCode();
  const began = performance.now();
  const signedIn = await signIn(platform, { email: owner, password: DEMO_PASSWORD, ip: OWNER, code });
  const ownerMs = performance.now() - began;
  const times = await timesOfRefusals(platform, accounts);
  const difference = Math.abs(times.known - times.unknown) / times.unknown;

  console.log(`\n${ATTEMPTS} wrong passwords at ${ACCOUNTS} accounts from ${ADDRESSES} addresses:`);
  for (const [status, count] of [...statuses].sort(([one], [other]) => one - other))
    console.log(`  answered ${status}: ${count}`);
  console.log(
    `The owner of an attacked account, with password and second factor: ${signedIn} after ${ownerMs.toFixed(0)} ms`,
  );
  console.log(
    `A wrong password, median of ${TIMED}: ${times.known.toFixed(1)} ms at an account, ${times.unknown.toFixed(1)} ms at none; difference ${(difference * 100).toFixed(1)} % (at most ${MOST_DIFFERENCE * 100} %)`,
  );
  if (statuses.has(201) || signedIn !== 201 || difference > MOST_DIFFERENCE) process.exitCode = 1;
});

/** The first half exists. @param {BenchPlatform} platform @returns {Promise<string[]>} */
async function accountsToAttack({ database }) {
  const model = USERS.find(({ role, platformId }) => role === 'PRODUCER' && platformId === PLATFORM_A);
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `attacked${index}@example.com`);
  for (const email of emails.slice(0, ACCOUNTS / 2))
    await database.query(
      `insert into users (id, platform_id, role, name, email, password_hash, created_at)
       select $1, platform_id, role, name, $2, password_hash, created_at from users where platform_id = $3 and id = $4`,
      [randomUUID(), email, PLATFORM_A, model?.id],
    );
  return emails;
}

/**
 * Adds an authenticator to an account.
 * @param {BenchPlatform} platform @param {string} email
 * @returns {Promise<() => Promise<string>>} waits for a code that was not used yet
 */
async function addSecondFactor({ api }, email) {
  const send = async (/** @type {string} */ path, /** @type {object} */ body, token = '') => {
    const response = await fetch(`${api}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': OWNER,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    return /** @type {{ token: string, secret: string }} */ (await response.json());
  };
  const { token } = await send('sessions', { area: 'seller', email, password: DEMO_PASSWORD });
  const { secret } = await send('second-factor', { password: DEMO_PASSWORD }, token);
  await send('second-factor/confirmation', { code: await generate({ secret }) }, token);
  const confirmedIn = Math.floor(Date.now() / CODE_MS);
  return async () => {
    const left = (confirmedIn + 1) * CODE_MS - Date.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return generate({ secret });
  };
}

/**
 * Each address sends its attempts one after the other, the addresses at the same time.
 * @param {BenchPlatform} platform @param {string[]} accounts
 * @returns {Promise<Map<number, number>>} how many attempts were answered with each status
 */
async function attack(platform, accounts) {
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const from = async (/** @type {number} */ address) => {
    for (let index = 0; index < ATTEMPTS / ADDRESSES; index += 1) {
      const email = accounts[(address + index) % ACCOUNTS] ?? '';
      const status = await signIn(platform, {
        email,
        password: `wrong ${index}`,
        ip: `198.51.100.${address}`,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: ADDRESSES }, (_, address) => from(address)));
  return statuses;
}

/**
 * Alternately at an account that exists and at one that does not, each from an address of its own, so that no attempt is delayed.
 * @param {BenchPlatform} platform @param {string[]} accounts
 */
async function timesOfRefusals(platform, accounts) {
  /** @type {Record<'known' | 'unknown', number[]>} */
  const times = { known: [], unknown: [] };
  await platform.database.query('truncate velocity_counters');
  for (let index = 0; index < TIMED; index += 1)
    for (const kind of /** @type {const} */ (['known', 'unknown'])) {
      const place = (index % (ACCOUNTS / 2)) + (kind === 'known' ? 0 : ACCOUNTS / 2);
      const ip = `192.0.2.${index}`;
      const began = performance.now();
      await signIn(platform, { email: accounts[place] ?? '', password: 'wrong', ip });
      times[kind].push(performance.now() - began);
    }
  return { known: median(times.known), unknown: median(times.unknown) };
}

/** @param {BenchPlatform} platform @param {Attempt} attempt @returns {Promise<number>} the status */
async function signIn({ api }, { email, password, ip, code }) {
  const response = await fetch(`${api}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ area: 'seller', email, password, ...(code && { code }) }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
