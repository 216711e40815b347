import { generateCpf } from '@guiche/brazil';
import type { Client } from 'pg';
import { newId } from '../../runtime/ids/index.js';
import { PLATFORM_A, PLATFORM_B } from '../platforms.js';
import { randomNumbers } from './random-numbers.js';

const FIRST =
  `Ana Maria João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo
  Felipe Rodrigo Juliana Fernanda Patrícia Aline Camila Amanda Letícia Júlia Larissa Beatriz Mariana Vanessa Tatiane Renata Simone
  Sandra Cláudia Débora Luciana Adriana`.split(/\s+/);
const LAST =
  `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes
  Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Teixeira
  Moura Azevedo Castro Prado Nogueira Tavares Batista`.split(/\s+/);
const AREA_CODES = ['11', '19', '21', '27', '31', '41', '47', '48', '51', '61', '62', '71', '81', '85', '91'];

/** What the addresses of the made-up people end with; by it they are found again. */
export const BULK_DOMAIN = 'volume.example';
const BATCH = 10_000;
const DAY_MS = 86_400_000;

/** Of a hundred people: twelve sell, one manages, the others buy. Eleven in twelve belong to the first platform. */
const roleOf = (number: number) => {
  const of100 = number % 100;
  if (of100 < 12) return 'PRODUCER';
  return of100 === 12 ? 'MANAGER' : 'CUSTOMER';
};
const platformOf = (number: number): string => (number % 12 === 0 ? PLATFORM_B : PLATFORM_A);

const STATUSES = [
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'ACTIVE',
  'DOCUMENTS_PENDING',
  'EMAIL_CONFIRMED',
  'CREATED',
];

const INSERT = `
insert into users (id, platform_id, role, name, email, document, phone, status, created_at, last_sign_in_at)
select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::timestamptz[],
  $10::timestamptz[])`;

const MANAGED = `
update users set manager_id = managers.ids[1 + abs(hashint8(hashtext(users.email))) % cardinality(managers.ids)]
from (select platform_id, array_agg(id order by id) as ids from users
  where platform_id = any ($1::uuid[]) and role = 'MANAGER' and email like '%@${BULK_DOMAIN}' group by platform_id) managers
where users.platform_id = managers.platform_id and users.role = 'PRODUCER' and users.manager_id is null
  and users.email like '%@${BULK_DOMAIN}' and abs(hashint8(hashtext(users.email))) % 3 > 0`;

/** Adds the people numbered above `from` up to `to`, who registered over the last two years. None has a password. */
export async function addPeople(db: Client, from: number, to: number, now: Date): Promise<void> {
  const random = randomNumbers(from + 1);
  for (let first = from + 1; first <= to; first += BATCH) {
    const columns: unknown[][] = Array.from({ length: 10 }, () => []);
    for (let number = first; number <= Math.min(to, first + BATCH - 1); number += 1) {
      const createdAt = new Date(now.getTime() - 730 * DAY_MS * (1 - number / (to + 1)));
      person(number, random, { createdAt, now }).forEach((value, at) => columns[at]?.push(value));
    }
    await db.query(INSERT, columns);
  }
  await db.query(MANAGED, [[PLATFORM_A, PLATFORM_B]]);
}

/** The values of {@link INSERT}. */
function person(
  number: number,
  random: () => number,
  { createdAt, now }: { createdAt: Date; now: Date },
): unknown[] {
  const pick = (names: readonly string[]): string => names[Math.floor(random() * names.length)] ?? '';
  const [first, middle, last] = [pick(FIRST), pick(LAST), pick(LAST)];
  const role = roleOf(number);
  const status = role === 'PRODUCER' ? sellerStatus(number) : 'ACTIVE';
  const signedIn = status === 'ACTIVE' && random() < 0.6;
  return [
    newId(createdAt),
    platformOf(number),
    role,
    `${first} ${middle} ${last}`,
    `${ascii(first)}.${ascii(last)}.${number}@${BULK_DOMAIN}`,
    generateCpf(random),
    `${pick(AREA_CODES)}9${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
    status,
    createdAt,
    signedIn ? new Date(createdAt.getTime() + random() * (now.getTime() - createdAt.getTime())) : null,
  ];
}

/** One seller in fifty is blocked. */
const sellerStatus = (number: number): string =>
  Math.floor(number / 100) % 50 === 7 ? 'BLOCKED' : (STATUSES[number % 10] ?? 'ACTIVE');

const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
