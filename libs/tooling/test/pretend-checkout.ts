import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Serves 200 on the port of a variable, and says on standard output when it was asked to stop. */
const server = (variable: string) => `
  import http from 'node:http';
  const server = http.createServer((_, answer) => answer.end('ok')).listen(Number(process.env.${variable}), '127.0.0.1');
  process.on('SIGTERM', () => { console.log('asked to stop'); server.close(() => process.exit(0)); server.closeAllConnections(); });
`;

/** The same, but it cannot be stopped. */
export const deafServer = (variable: string) => `
  import http from 'node:http';
  http.createServer((_, answer) => answer.end('ok')).listen(Number(process.env.${variable}), '127.0.0.1');
  process.on('SIGTERM', () => {});
`;

/** The same; `/exhaust` takes more memory than it may have. */
export const greedyServer = (variable: string) => `
  import http from 'node:http';
  import v8 from 'node:v8';
  v8.setFlagsFromString('--max-old-space-size=48');
  const kept = [];
  http.createServer((request, answer) => {
    if (request.url !== '/exhaust') return answer.end('ok');
    for (;;) kept.push(new Array(1_000_000).fill(0.5));
  }).listen(Number(process.env.${variable}), '127.0.0.1');
`;

/** Each migration leaves a row, so that the rows count the starts that this data folder has seen. */
const migrate = `
  import pg from 'pg';
  const client = new pg.Client(process.env.DATABASE_MIGRATION_URL);
  await client.connect();
  await client.query('create table if not exists starts (id serial)');
  await client.query('grant select on starts to public');
  await client.query('insert into starts default values');
  await client.end();
`;

const demoInfo = `
  import pg from 'pg';
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  const { rows } = await client.query('select count(*)::int as starts from starts');
  await client.end();
  console.log(JSON.stringify({ ...rows[0], byLayout: { DEFAULT: 'd', DROPSHIPPING: 's', VEGA: 'v' }, users: {} }));
`;

export interface RunRecord {
  pids: Record<'api' | 'web' | 'worker' | 'simulator' | 'postgres', number>;
  guardian: number;
  databaseUrl: string;
}

/** The real tooling in a checkout of its own, around programs that only pretend to be the platform. */
export class PretendCheckout {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guiche-pretend-'));
  readonly dataDir = path.join(this.folder, '.data');
  private readonly started: ChildProcess[] = [];

  constructor(private readonly ports: { web: number; api: number; simulator: number; operations: number }) {
    // As below a home that is closed to other users.
    fs.chmodSync(this.folder, 0o700);
    for (const name of ['package.json', 'package-lock.json', '.swcrc'])
      fs.copyFileSync(path.join(root, name), this.at(name));
    fs.cpSync(path.join(root, 'libs/tooling/src'), this.at('libs/tooling/src'), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), this.at('node_modules'));
    this.write('backend/package.json', JSON.stringify({ type: 'module', dependencies: {} }));
    this.write('backend/src/main.ts', server('API_PORT'));
    this.write('backend/src/migrate.ts', migrate);
    this.write('backend/src/commands/demo-info.ts', demoInfo);
    this.write('libs/simulator/src/main.ts', server('SIMULATOR_PORT'));
    this.write('frontend/server.mjs', server('WEB_PORT'));
  }

  at(file: string) {
    return path.join(this.folder, file);
  }

  write(file: string, content: string) {
    fs.mkdirSync(path.dirname(this.at(file)), { recursive: true });
    fs.writeFileSync(this.at(file), content);
  }

  append(file: string, content: string) {
    fs.appendFileSync(this.at(file), content);
  }

  read(file: string) {
    return fs.readFileSync(this.at(file), 'utf8');
  }

  run(): RunRecord {
    return JSON.parse(this.read('.data/run.json')) as RunRecord;
  }

  /** Starts one of the tooling's programs; `output` grows while it runs. */
  launch(program: string, ...args: string[]) {
    const child = spawn(process.execPath, [this.at(`libs/tooling/src/${program}`), ...args], {
      cwd: this.folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        WEB_PORT: String(this.ports.web),
        API_PORT: String(this.ports.api),
        SIMULATOR_PORT: String(this.ports.simulator),
        OPERATIONS_PORT: String(this.ports.operations),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.started.push(child);
    const launched = {
      child,
      output: '',
      stdout: '',
      exit: new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code))),
    };
    child.stdout.on('data', (chunk) => {
      launched.output += String(chunk);
      launched.stdout += String(chunk);
    });
    child.stderr.on('data', (chunk) => (launched.output += String(chunk)));
    return launched;
  }

  /** Starts the platform and waits until it says that it is ready. */
  async start(...args: string[]) {
    const launched = this.launch('start.mjs', ...args);
    await waitUntil(() => launched.output.includes('Guichê is running') || launched.child.exitCode !== null);
    if (launched.child.exitCode !== null) throw new Error(`It did not start:\n${launched.output}`);
    return launched;
  }

  async remove() {
    for (const child of this.started) child.kill('SIGTERM');
    await waitUntil(() =>
      this.started.every((child) => child.exitCode !== null || child.signalCode !== null),
    );
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Ends what hangs, and measures nothing: the machine may be busy. */
const PATIENCE_MS = 60_000;

export async function waitUntil(condition: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not so within ${PATIENCE_MS} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Resolves when something answers on this port. */
export async function answers(port: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (performance.now() > end) throw new Error(`nothing answers on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Ended, but not collected yet: on a machine without an init that collects.
  return !/^\d+ \(.*\) Z/s.test(fs.existsSync('/proc') ? safeRead(`/proc/${pid}/stat`) : '');
}

function safeRead(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
