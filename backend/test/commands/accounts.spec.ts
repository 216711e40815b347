import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { runProgram } from '../support/run-program.js';

const PASSWORD = 'nove-cavalos-azuis-7';
const NOTHING = { masters: 0, platforms: 0, users: 0 };

let database: pg.Client;
beforeAll(async () => {
  database = new pg.Client(process.env.DATABASE_URL);
  await database.connect();
});
afterAll(() => database.end());

const masters = (args: string[], input?: string) => run('masters', args, input);
const platforms = (args: string[]) => run('platforms', args);
const admins = (args: string[], input?: string) => run('admins', args, input);
const run = (name: string, args: string[], input?: string) =>
  runProgram(`${name}`, args, input === undefined ? {} : { input });

async function counts(): Promise<Record<keyof typeof NOTHING, number>> {
  const { rows } = await database.query<Record<keyof typeof NOTHING, number>>(
    `select (select count(*)::int from masters) as masters, (select count(*)::int from platforms) as platforms,
            (select count(*)::int from users) as users`,
  );
  return rows[0] ?? NOTHING;
}

const refusal = (message: string) => ({ code: 1, stdout: '', stderr: `${message}\n` });

describe('the commands that create accounts and platforms', () => {
  it('refuse bad input with a clear sentence, repeat no password, and write nothing', async () => {
    const ana = ['add', '--name', 'Ana Lima', '--email', 'ana@example.com'];
    const host = 'The host must be a domain name without scheme, port or path.';
    expect(
      await Promise.all([
        masters(['add', '--name', 'Ana Lima', '--email', 'ana@']),
        masters([...ana, '--password', PASSWORD]),
        masters([...ana, '--password', '-'], '123456789012\n'),
        admins(ana),
        admins([...ana, '--platform', 'nenhuma']),
        platforms(['add', '--name', 'Vitrine', '--host', 'https://pay.example.com']),
        platforms(['add', '--name', 'Vitrine', '--host', 'pay.example.com', '--locale', 'fr-FR']),
      ]),
    ).toEqual([
      refusal('--email is not an e-mail address.'),
      refusal('A password is read from standard input only: --password -'),
      refusal('The password is too easy to guess.'),
      refusal('--platform is needed.'),
      refusal('There is no platform nenhuma.'),
      refusal(host),
      refusal('--locale is one of pt-BR, en-US, es-ES.'),
    ]);
    expect(await counts()).toEqual(NOTHING);
  });

  it('create each account and platform once, and refuse the second with nothing written', async () => {
    const pay = ['add', '--name', 'Ação & Cia.', '--host', 'Pay.Example.com'];
    const created = await platforms(pay);
    expect(JSON.parse(created.stdout)).toMatchObject({ slug: 'acao-cia', host: 'pay.example.com' });
    expect(await platforms([...pay, '--slug', 'outra'])).toEqual(
      refusal('The host pay.example.com already belongs to a platform.'),
    );
    const ana = ['add', '--name', 'Ana Lima', '--email', 'Ana@example.com', '--password', '-'];
    const administrator = await admins([...ana, '--platform', 'acao-cia'], `${PASSWORD}\n`);
    expect(JSON.parse(administrator.stdout)).toEqual({
      id: expect.any(String),
      platformId: (JSON.parse(created.stdout) as { id: string }).id,
      name: 'Ana Lima',
      email: 'ana@example.com',
    });
    expect(await admins([...ana, '--platform', 'acao-cia'], PASSWORD)).toEqual(
      refusal('There is already an account with this e-mail address.'),
    );
    expect(await counts()).toEqual({ masters: 0, platforms: 1, users: 1 });
  });
});
