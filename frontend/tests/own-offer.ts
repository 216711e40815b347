import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';

/** Changes of a test to a demo offer; column names, values as PostgreSQL accepts them. */
interface Changes {
  readonly product?: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly offer?: Readonly<Record<string, unknown>>;
  /** Of the product. */
  readonly pixels?: readonly TestPixel[];
}

export interface TestPixel {
  readonly type: 'FACEBOOK' | 'GOOGLE_ADS' | 'GOOGLE_ANALYTICS' | 'TIKTOK' | 'KWAI';
  readonly pixelId: string;
  readonly events?: readonly string[];
  readonly purchaseOn?: 'APPROVED' | 'GENERATED';
}

/**
 * A copy of a demo offer for one test, so that its changes do not affect other tests.
 * @returns its id
 */
export const ownOffer = (from: string, changes: Changes): Promise<string> =>
  withDatabase(async (db) => {
    const [offer] = (await db.query('select * from offers where id = $1', [from])).rows;
    const productId = await copy(db, 'products', offer.product_id, changes.product);
    await addPixels(db, { platformId: offer.platform_id, productId }, changes.pixels);
    const look = offer.checkout_config_id;
    const configId = look
      ? await copy(db, 'checkout_configs', look, changes.config)
      : changes.config && (await newLook(db, offer.platform_id, changes.config));
    return await copy(db, 'offers', from, {
      product_id: productId,
      checkout_config_id: configId ?? null,
      ...changes.offer,
    });
  });

/**
 * A copy of an offer of the demo's other platform, which no other test uses, with changed platform settings.
 * @returns its id
 */
export const offerOfAnotherPlatform = (
  from: string,
  settings: Readonly<Record<string, boolean>>,
): Promise<string> =>
  withDatabase(async (db) => {
    const [offer] = (
      await db.query(
        `select id, platform_id from offers where platform_id <> (select platform_id from offers where id = $1)
         order by id limit 1`,
        [from],
      )
    ).rows;
    for (const [column, value] of Object.entries(settings))
      await db.query(`update platforms set ${column} = $1 where id = $2`, [value, offer.platform_id]);
    return offer.id as string;
  });

async function withDatabase<T>(work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    const result = await work(db);
    // The application announces its own changes of the catalog; SQL has to do it itself.
    await db.query(`select pg_notify('catalog_changed', '')`);
    return result;
  } finally {
    await db.end();
  }
}

/** A change by the seller while buyers view the offer. */
export const changeOffer = (offerId: string, { price }: { readonly price: number }): Promise<void> =>
  withDatabase(async (db) => {
    await db.query('update offers set price = $2 where id = $1', [offerId, price]);
  });

/** The signed-in browser proved long ago who its person is. */
export const letProofsGrowOld = (
  cookies: readonly { readonly name: string; readonly value: string }[],
): Promise<void> =>
  withDatabase(async (db) => {
    const token = cookies.find(({ name }) => name.endsWith('guiche_admin'))?.value ?? '';
    await db.query(
      `update sessions set proved_at = created_at - interval '1 hour' where token_digest = sha256($1::text::bytea)`,
      [token],
    );
  });

async function copy(
  db: pg.Client,
  table: string,
  id: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const copied = randomUUID();
  // PostgreSQL computes the others.
  const written = await db.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const { columns } = written.rows[0];
  await db.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_record((select r from ${table} r where id = $1), $2)`,
    [id, JSON.stringify({ ...changes, id: copied })],
  );
  return copied;
}

async function addPixels(
  db: pg.Client,
  { platformId, productId }: { readonly platformId: string; readonly productId: string },
  pixels: readonly TestPixel[] = [],
): Promise<void> {
  for (const [
    place,
    { type, pixelId, events = ['PAGE_VIEW', 'INITIATE_CHECKOUT'], purchaseOn },
  ] of pixels.entries())
    await db.query(
      `insert into product_pixels (platform_id, id, product_id, type, pixel_id, is_active, needs_consent, events, purchase_on,
         value_sent, created_at)
       values ($1, $2, $3, $4, $5, true, false, $6, $7, 'TOTAL', $8)`,
      [
        ...[platformId, randomUUID(), productId, type, pixelId, events, purchaseOn ?? 'APPROVED'],
        new Date(Date.now() + place),
      ],
    );
}

/** The looks of an offer that had none of its own. */
async function newLook(
  db: pg.Client,
  platformId: string,
  config: Readonly<Record<string, unknown>>,
): Promise<string> {
  const id = randomUUID();
  const row = { ...config, id, platform_id: platformId, created_at: new Date() };
  const places = Object.keys(row).map((_, place) => `$${place + 1}`);
  await db.query(
    `insert into checkout_configs (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  return id;
}

const COMMANDS = path.resolve(import.meta.dirname, '../../libs/tooling/src/command.mjs');

/**
 * Opens an account by command, because only the installation can encrypt credentials. It belongs to the platform of the
 * demo's tests, and only an offer that names it pays through it.
 * @returns its id
 */
export async function openAccount(provider: string, credentials: object): Promise<string> {
  const account = ['--platform', 'conecta', '--provider', provider, '--name', `${provider} ${randomUUID()}`];
  const address = ['--base-address', 'http://127.0.0.1:9', '--credentials', '-'];
  return new Promise((resolve, reject) => {
    const command = execFile(
      process.execPath,
      [COMMANDS, 'gateway-accounts', 'add', ...account, ...address],
      (failed, result) => (failed ? reject(failed) : resolve((JSON.parse(result) as { id: string }).id)),
    );
    command.stdin?.end(JSON.stringify(credentials));
  });
}
