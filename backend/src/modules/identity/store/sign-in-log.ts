import { Injectable } from '@nestjs/common';
import type { Area } from '@guiche/access';
import type { EntityManager } from 'typeorm';
import { Transactions, sql, statement } from '../../../database/index.js';

/**
 * - `OK`: signed in.
 * - `WRONG`: unknown account, wrong password, or an account that may not sign in.
 * - `SECOND_FACTOR`: the password was right and the second factor missing or wrong.
 * - `REFUSED`: too many attempts; the password was not checked.
 * - `BLOCKED`: the network is blocked, and the password was not checked; or it is none of those of staff, and the person proved who they are.
 * - `LOGIN_AS`: staff signed in as the person.
 */
export type SignInResult = 'OK' | 'WRONG' | 'SECOND_FACTOR' | 'REFUSED' | 'BLOCKED' | 'LOGIN_AS';

/**
 * How a person signs in: with a password, alone, with a second factor or on a browser that is remembered, with a passkey alone, or by a
 * link or a code that was sent to the e-mail address.
 */
export type SignInMethod =
  | 'PASSWORD'
  | 'PASSWORD_CODE'
  | 'PASSWORD_PASSKEY'
  | 'PASSWORD_DEVICE'
  | 'PASSKEY'
  | 'MAIL';

/** One attempt to sign in. `platformId` is `NO_PLATFORM` at the master area. */
export interface SignInRecord {
  readonly id: string;
  readonly platformId: string;
  readonly area: Area;
  /** Null: there is no such account, or the attempt was refused before it was looked up. */
  readonly personId: string | null;
  readonly sessionId: string | null;
  readonly result: SignInResult;
  /** Null: staff signed in as the person. */
  readonly method: SignInMethod | null;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** Staff who signed in as the person. */
  readonly byName?: string;
  readonly now: Date;
}

const INSERT = sql<Required<Omit<SignInRecord, 'byName'>> & { readonly byName: string | null }>(
  'log-sign-in',
  `insert into sign_in_log (platform_id, id, area, person_id, session_id, result, method, ip, user_agent, by_name, created_at)
values (:platformId, :id, :area, :personId, :sessionId, :result, :method, :ip, :userAgent, :byName, :now)`,
);

/** Every attempt to sign in, for the people who run a platform. It contains no e-mail address and no password. */
@Injectable()
export class SignInLog {
  constructor(private readonly transactions: Transactions) {}

  async add(record: SignInRecord): Promise<void> {
    await this.transactions.single(INSERT({ byName: null, ...record }));
  }

  /** In the transaction that creates the session. */
  async addIn(tx: EntityManager, record: SignInRecord): Promise<void> {
    await statement(tx, INSERT({ byName: null, ...record }));
  }
}
