import { cents } from '@guiche/money';
import type { Client } from 'pg';
import { newId } from '../../runtime/ids/index.js';
import { PLATFORM_A, PLATFORM_B, demoId } from '../platforms.js';
import { BULK_DOMAIN } from './people.js';
import { shapesOf, type BulkOffer, type BulkSeller, type PlatformTerms, type Shape } from './shapes.js';

/** The others registered and do not sell yet. */
const MOST_SELLERS = 1_000;
const PRICES = [2_700, 4_700, 6_700, 9_700, 14_700, 19_700, 29_700, 49_700, 99_700, 199_700];
const PRODUCTS = ['Curso', 'Mentoria', 'E-book', 'Oficina', 'Comunidade', 'Formação', 'Método', 'Desafio'];
const SUBJECTS = [
  'confeitaria',
  'inglês',
  'finanças',
  'violão',
  'marketing',
  'fotografia',
  'programação',
  'jardinagem',
  'desenho',
  'corrida',
];

/** The platforms that sell, and through which accounts. */
const PLATFORMS = [
  {
    platformId: PLATFORM_A,
    most: MOST_SELLERS,
    accounts: { PIX: demoId(31), BILLET: demoId(31), CREDIT_CARD: demoId(36) },
  },
  {
    platformId: PLATFORM_B,
    most: MOST_SELLERS / 10,
    accounts: { PIX: demoId(34), BILLET: demoId(34), CREDIT_CARD: demoId(37) },
  },
];

const SELLERS = `
select id, manager_id as "managerId", name from users
where platform_id = $1 and role = 'PRODUCER' and status = 'ACTIVE' and email like '%@${BULK_DOMAIN}' order by created_at, id limit $2`;

const OFFERS = `
select p.producer_id as "producerId", o.id, o.product_id as "productId", o.title, o.price
from offers o join products p on p.id = o.product_id and p.platform_id = o.platform_id
where o.platform_id = $1 and p.producer_id = any ($2::uuid[]) order by o.created_at, o.id`;

const ADD_PRODUCTS = `
insert into products (id, platform_id, producer_id, name, type, created_at)
select id, $1, producer_id, name, 'DIGITAL', $5
from unnest($2::uuid[], $3::uuid[], $4::text[]) as new(id, producer_id, name)`;

const ADD_OFFERS = `
insert into offers (id, platform_id, product_id, title, price, credit_card_enabled, billet_enabled, created_at)
select id, $1, product_id, title, price, true, true, $6
from unnest($2::uuid[], $3::uuid[], $4::text[], $5::bigint[]) as new(id, product_id, title, price)`;

interface Seller {
  readonly id: string;
  readonly managerId: string | null;
  readonly name: string;
}

/** The shapes of all sales, best sellers first: each seller has a product, an offer that is added to it, and several ways to sell. */
export async function bulkShapes(db: Client, now: Date): Promise<Shape[]> {
  const shapes: Shape[] = [];
  for (const { platformId, most, accounts } of PLATFORMS) {
    const { rows: sellers } = await db.query<Seller>(SELLERS, [platformId, most]);
    const { rows: terms } = await db.query<PlatformTerms>(
      `select id, fees, installments from platforms where id = $1`,
      [platformId],
    );
    const [platform] = terms;
    if (!platform) continue;
    const offers = await offersOf(db, platformId, sellers, now);
    for (const [at, seller] of sellers.entries())
      shapes.push(...shapesOf(platform, sellerAt(sellers, at, offers.get(seller.id) ?? []), accounts));
  }
  return shapes;
}

/** The next seller is the affiliate, the one after it the co-producer. */
function sellerAt(sellers: readonly Seller[], at: number, [main, bump]: readonly BulkOffer[]): BulkSeller {
  const [seller, affiliate, coProducer] = [0, 1, 2].map((by) => sellers[(at + by) % sellers.length]);
  if (!seller || !affiliate || !coProducer || !main || !bump) throw new Error('a seller without offers');
  return { ...seller, affiliateId: affiliate.id, coProducerId: coProducer.id, main, bump };
}

/** Of each seller the offer and the bump, added where they are missing. */
async function offersOf(
  db: Client,
  platformId: string,
  sellers: readonly Seller[],
  now: Date,
): Promise<Map<string, BulkOffer[]>> {
  const found = await readOffers(db, platformId, sellers);
  const added = sellers.flatMap(({ id }, at) =>
    found.has(id)
      ? []
      : ['', ' – material extra'].map((suffix, place) => newProduct(id, at, { suffix, place, now })),
  );
  if (added.length === 0) return found;
  const column = <K extends keyof (typeof added)[number]>(name: K) => added.map((one) => one[name]);
  await db.query(ADD_PRODUCTS, [platformId, column('productId'), column('producerId'), column('title'), now]);
  await db.query(ADD_OFFERS, [
    platformId,
    column('id'),
    column('productId'),
    column('title'),
    column('price'),
    now,
  ]);
  return readOffers(db, platformId, sellers);
}

function newProduct(
  producerId: string,
  at: number,
  { suffix, place, now }: { suffix: string; place: number; now: Date },
) {
  const title = `${PRODUCTS[at % PRODUCTS.length]} de ${SUBJECTS[at % SUBJECTS.length]}${suffix}`;
  const price = place === 0 ? (PRICES[at % PRICES.length] ?? 9_700) : 1_990;
  // Places are read by the order of ids.
  const created = new Date(now.getTime() + place);
  return { producerId, productId: newId(created), id: newId(created), title, price };
}

async function readOffers(
  db: Client,
  platformId: string,
  sellers: readonly Seller[],
): Promise<Map<string, BulkOffer[]>> {
  const { rows } = await db.query<BulkOffer & { producerId: string; price: string }>(OFFERS, [
    platformId,
    sellers.map(({ id }) => id),
  ]);
  const offers = new Map<string, BulkOffer[]>();
  for (const { producerId, price, ...offer } of rows)
    offers.set(producerId, [...(offers.get(producerId) ?? []), { ...offer, price: cents(Number(price)) }]);
  return offers;
}
