import { Client } from 'pg';

/** The part of pg's connection that a COPY needs. */
interface Wire {
  query(text: string): void;
}

/** One COPY TO STDOUT as pg's client runs it; it has none of its own. */
class CopyOut {
  private readonly chunks: Buffer[] = [];
  readonly done: Promise<string>;
  private resolve: (text: string) => void = () => undefined;
  private reject: (error: Error) => void = () => undefined;

  constructor(private readonly table: string) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(wire: Wire): void {
    wire.query(`copy ${this.table} to stdout`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.chunks.push(chunk);
  }

  handleCommandComplete(): void {
    this.resolve(Buffer.concat(this.chunks).toString('utf8'));
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    // Nothing is left to do.
  }
}

/** Every table of the database, the job queue's too, as COPY writes it. */
export async function copiedTables(databaseUrl: string): Promise<Map<string, string>> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const copied = new Map<string, string>();
    for (const { name } of rows) {
      const copy = new CopyOut(name);
      client.query(copy as never);
      copied.set(name, await copy.done);
    }
    return copied;
  } finally {
    await client.end();
  }
}
