import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.js';
import { loadConfiguration } from '../../src/config/index.js';
import { createDataSource } from '../../src/data-source.js';
import { compiledStatements, type GuicheDataSource } from '../../src/database/index.js';

let database: GuicheDataSource;
beforeAll(async () => {
  // Loading the application compiles every statement.
  expect(AppModule.name).toBe('AppModule');
  database = await createDataSource(
    loadConfiguration({ DATABASE_URL: process.env.DATABASE_URL }).database,
  ).initialize();
});
afterAll(() => database.destroy());

/** Why PostgreSQL cannot prepare a statement; undefined when it can. */
async function problemOf(text: string): Promise<string | undefined> {
  const runner = database.createQueryRunner();
  try {
    await runner.query(`prepare checked as ${text}`);
    await runner.query('deallocate checked');
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await runner.release();
  }
}

describe('the named statements of all modules', () => {
  it('can be prepared on the migrated schema: tables, columns and types of parameters exist', async () => {
    expect(compiledStatements().size).toBeGreaterThan(70);
    const problems: Record<string, string> = {};
    for (const [name, text] of compiledStatements()) {
      const problem = await problemOf(text);
      if (problem !== undefined) problems[name] = problem;
    }
    expect(problems).toEqual({});
  });

  it('are not accepted with an unknown column or a parameter without a type', async () => {
    expect(await problemOf('select forgotten from orders')).toBe('column "forgotten" does not exist');
    expect(await problemOf('select $1 is null')).toBe('could not determine data type of parameter $1');
  });
});
