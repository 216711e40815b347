import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { Context, TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import {
  UploadLinks,
  Uploads,
  type ArrivingFile,
  type UploadLinkPurpose,
} from '../../../runtime/uploads/index.js';
import { AuditLog } from '../../audit/index.js';
import { MOST_STATEMENT_BYTES, type ReadStatement, type StatementKind } from '../domain/statement-line.js';
import { readStatement } from '../read-statement.js';
import { accountTexts, statementProblem, textsOfFaults } from '../statement-problems.js';
import { StatementFiles, type StatementAccount } from '../store/statement-files.js';
import { StatementLines } from '../store/statement-lines.js';

const STATEMENT_FILE: UploadLinkPurpose = {
  name: 'statement',
  maxBytes: MOST_STATEMENT_BYTES,
  sentBy: 'staff',
};

export interface StatementToSend {
  readonly kind: StatementKind;
  /** Of a provider. */
  readonly gatewayAccountId?: string | undefined;
  /** Of a bank, where the file does not name it. */
  readonly bankAccount?: string | undefined;
  readonly fileName: string;
  readonly bytes: number;
}

/** What the link of a file says about it. */
interface SentStatement {
  readonly kind: StatementKind;
  readonly gatewayAccountId: string | null;
  readonly bankAccount: string;
  readonly fileName: string;
}

/**
 * Imports the statement of a provider or a bank, sent by a signed link. All of a file is written or nothing; the same file again changes
 * nothing, and a line that an earlier file had is not written twice.
 */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly files: StatementFiles,
    private readonly lines: StatementLines,
    private readonly links: UploadLinks,
    private readonly uploads: Uploads,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The accounts that a file of a provider may be of. */
  accounts(ctx: TenantContext): Promise<StatementAccount[]> {
    return this.files.accounts(ctx);
  }

  /** A link for one file, valid for a minute. @throws Problem validation (422); fileEmpty, fileTooLarge */
  async grant(
    ctx: TenantContext,
    { person }: Session,
    { kind, gatewayAccountId, bankAccount = '', fileName, bytes }: StatementToSend,
  ): Promise<{ readonly id: string; readonly link: string; readonly expiresAt: Date }> {
    const isOfProvider = kind === 'PROVIDER_CSV';
    const isKnown = isOfProvider
      ? (await this.files.accounts(ctx)).some(({ id }) => id === gatewayAccountId)
      : kind === 'BANK_OFX' || bankAccount !== '';
    const field = isOfProvider ? 'gatewayAccountId' : 'bankAccount';
    if (!isKnown) throw runtimeProblem('validation', { errors: { [field]: [accountTexts] } });
    const id = newId(this.clock.now());
    const sent: SentStatement = {
      ...{ kind, bankAccount, fileName },
      gatewayAccountId: isOfProvider ? (gatewayAccountId ?? null) : null,
    };
    const subject = Buffer.from(JSON.stringify(sent)).toString('base64url');
    const { platformId, locale } = ctx;
    const upload = { id, platformId, personId: person.id, subject, bytes, fileName, locale };
    return { id, ...this.links.issue(STATEMENT_FILE, upload) };
  }

  /**
   * @param anonymous the context of the request, which the link makes that of the person
   * @throws Problem of the link or of the file; statementRefused (422) with what is wrong with each line; statementImported (409).
   *   Nothing was written
   */
  async send(
    anonymous: Context,
    link: string,
    { content, saidBytes }: Pick<ArrivingFile, 'content' | 'saidBytes'>,
  ): Promise<void> {
    const { ctx, id, subject, bytes } = this.links.open(STATEMENT_FILE, link, anonymous);
    const sent = JSON.parse(Buffer.from(subject, 'base64url').toString('utf8')) as SentStatement;
    const received = await this.uploads.receive({ content, bytes, saidBytes });
    const read = await readStatement(sent.kind, received);
    if (read.faults.length > 0)
      throw statementProblem('statementRefused', { errors: textsOfFaults(read.faults) });
    await this.write(ctx, id, sent, received, read);
  }

  private async write(
    ctx: TenantContext,
    id: string,
    { kind, gatewayAccountId, bankAccount, fileName }: SentStatement,
    content: Buffer,
    { account: named, lines }: ReadStatement,
  ): Promise<void> {
    const now = this.clock.now();
    const account = gatewayAccountId ?? named ?? bankAccount;
    const days = lines.map(({ day }) => day).sort();
    await this.transactions.run('importStatement', async (tx) => {
      const isNew = await this.files.add(ctx, tx, {
        ...{ id, kind, gatewayAccountId, account, fileName, content },
        sha256: createHash('sha256').update(content).digest(),
        ...{ firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' },
        ...{ importedBy: ctx.recordedActor, importedAt: now },
      });
      if (!isNew) throw statementProblem('statementImported');
      const added = await this.lines.add(ctx, tx, { id, gatewayAccountId, account }, lines, now);
      const repeated = lines.length - added;
      await this.files.count(ctx, tx, id, { lines: added, repeated });
      this.audit.record(ctx, tx, {
        ...{ action: 'statement.imported', subject: 'statement_files', subjectId: id },
        after: { kind, account, fileName, lines: added, repeated },
      });
    });
  }
}
