import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';

/** A seller who wants a receiver. */
export interface StoredApplicant {
  readonly userId: string;
  readonly name: string;
  readonly document: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly status: string;
}

/** An own bank account; a PIX key is none. */
export interface ApplicantsAccount {
  readonly id: string;
  readonly bankCode: string;
  readonly branchNumber: string;
  readonly branchDigit: string | null;
  readonly accountNumber: string;
  readonly accountDigit: string;
  readonly accountType: 'CHECKING' | 'SAVINGS';
  readonly holderDocument: string;
  readonly status: string;
  readonly usableFrom: Date | null;
}

const APPLICANT = sql<{ platformId: string; userId: string }>(
  'receiver-applicant',
  `select id as "userId", name, document, email, phone, status from users_read
where platform_id = :platformId and id = :userId and role = 'PRODUCER'`,
);

const ACCOUNTS = sql<{ platformId: string; userId: string }>(
  'bank-accounts-of-receiver-applicant',
  `select id, bank_code as "bankCode", branch_number as "branchNumber", branch_digit as "branchDigit",
  account_number as "accountNumber", account_digit as "accountDigit", account_type as "accountType",
  holder_document as "holderDocument", status, usable_from as "usableFrom"
from bank_accounts_read where platform_id = :platformId and user_id = :userId and kind = 'BANK' order by created_at desc, id desc`,
);

/** What other modules know of a seller who wants a receiver. */
@Injectable()
export class Applicants {
  constructor(private readonly reads: Reads) {}

  /** Undefined: no seller of this tenant. */
  async find({ platformId }: TenantContext, userId: string): Promise<StoredApplicant | undefined> {
    const [found] = await this.reads.primary<StoredApplicant>(APPLICANT({ platformId, userId }));
    return found;
  }

  async findIn({ platformId }: TenantContext, tx: EntityManager, userId: string) {
    const [found] = await statement<StoredApplicant>(tx, APPLICANT({ platformId, userId }));
    return found;
  }

  /** The newest first. */
  accounts({ platformId }: TenantContext, userId: string): Promise<ApplicantsAccount[]> {
    return this.reads.primary<ApplicantsAccount>(ACCOUNTS({ platformId, userId }));
  }

  accountsIn({ platformId }: TenantContext, tx: EntityManager, userId: string): Promise<ApplicantsAccount[]> {
    return statement<ApplicantsAccount>(tx, ACCOUNTS({ platformId, userId }));
  }
}
