import { Body, Controller, Get, Module, Param, Post } from '@nestjs/common';
import { rules } from '@guiche/field-rules';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { Reads, Transactions, requestScope, statement } from '../../src/database/index.js';
import { PublicRoute } from '../../src/runtime/access/index.js';
import { Field, NestedField, RawBody } from '../../src/runtime/http/index.js';
import { signal } from '../support/signal.js';

class Inner {
  @Field(rules.text({ max: 3 })) readonly code: string;
}

class Wanted {
  @Field(rules.email()) readonly email: string;
  @Field(rules.integer()) readonly amount: number;
  @NestedField(() => Inner, { optional: true }) readonly inner?: Inner;
}

/** Routes of the tests: each shows one duty of the HTTP layer. */
@PublicRoute('a route of the tests')
@Controller('probe')
export class ProbeController {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: Reads,
    private readonly dataSource: DataSource,
  ) {}

  @Post('wanted')
  wanted(@Body() body: Wanted): Wanted {
    return body;
  }

  @Post('raw')
  @RawBody()
  raw(@Body() body: unknown): { type: string; length: number; body: string } {
    return { type: typeof body, length: String(body).length, body: String(body).slice(0, 100) };
  }

  @Get('broken')
  broken(): never {
    throw new Error('secret detail of the machine');
  }

  @Get('lost')
  lost(): never {
    throw new Error('Connection terminated unexpectedly');
  }

  /** As PostgreSQL refuses a statement: `full` is the disk, `deadlock` another transaction. */
  @Get('refused/:code')
  refused(@Param('code') code: string): Promise<unknown> {
    return this.dataSource.query(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`);
  }

  @Post('work')
  async work(@Body() body: Wanted): Promise<object> {
    await this.reads.replica('SELECT 1');
    await this.transactions.run('one', async (tx: EntityManager) => {
      await statement(tx, { name: 'probe_one', text: 'SELECT $1::int', values: [body.amount] });
      await tx.query('SELECT 2');
    });
    await this.transactions.run('two', (tx) => tx.query('SELECT 3'));
    await this.dataSource.query('SELECT 4');
    return { ...requestScope() };
  }

  @Get('slow')
  async slow(): Promise<{ done: true }> {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { done: true };
  }
}

/** The request of a test. */
@PublicRoute('a route of the tests')
@Controller('api/probe')
export class ActsController {
  readonly begun = signal();
  readonly end = signal();

  @Post('long')
  async long(): Promise<{ done: true }> {
    this.begun.give();
    await this.end.given;
    return { done: true };
  }
}

@Module({ controllers: [ProbeController, ActsController] })
export class ProbeModule {}
