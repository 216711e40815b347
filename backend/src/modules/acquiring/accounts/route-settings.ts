import { createHash } from 'node:crypto';
import { plainToInstance } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsBoolean,
  IsIn,
  IsInt,
  IsLowercase,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  validateSync,
} from 'class-validator';
import type { PaymentMethod } from '@guiche/gateway-kit';
import { CURRENCIES } from '@guiche/money';
import { Injectable } from '@nestjs/common';
import { Transactions, statement, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { Clock } from '../../../runtime/clock/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { announceCatalogChange } from '../../platforms/index.js';
import { GatewayDirectory } from '../gateway-directory.js';
import { GatewayAccounts, type KnownAccount } from './gateway-accounts.js';
import type { Route } from '../routing/domain/route.js';
import { SettingsRefused } from './account-change.js';

/** The first digits of the cards of an issuer. */
const BIN = /^\d{6,8}$/;

/** One line of a list, as people write it. Amounts in cents. */
class RouteLine {
  @IsUUID() account: string;
  @IsInt() @Min(1) position: number;
  @IsOptional() @IsInt() @Min(1) weight?: number;
  @IsOptional() @IsBoolean() byCost?: boolean;
  @IsOptional() @IsInt() @Min(1) minAmount?: number;
  @IsOptional() @IsInt() @Min(1) maxAmount?: number;
  @IsOptional() @IsInt() @Min(1) @Max(12) minInstallments?: number;
  @IsOptional() @IsInt() @Min(1) @Max(12) maxInstallments?: number;
  @IsOptional() @ArrayNotEmpty() @IsLowercase({ each: true }) brands?: string[];
  @IsOptional() @ArrayNotEmpty() @Matches(BIN, { each: true }) bins?: string[];
  @IsOptional() @ArrayNotEmpty() @IsUUID(undefined, { each: true }) sellerIds?: string[];
  @IsOptional() @ArrayNotEmpty() @IsUUID(undefined, { each: true }) productIds?: string[];
  @IsOptional() @ArrayNotEmpty() @IsIn(CURRENCIES, { each: true }) currencies?: string[];
  @IsOptional() @IsInt() @Min(0) @Max(23) fromHour?: number;
  @IsOptional() @IsInt() @Min(0) @Max(23) toHour?: number;
}

// Two lists that are replaced at once would be added up: an empty one has no row to lock.
const ONE_AT_A_TIME = sql<{ platformId: string; method: string }>(
  'replace-routes-one-at-a-time',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'routes', :platformId::text, :method::text), 0))`,
);

const PRESENT = sql<{ platformId: string; method: string }>(
  'routes-of-method',
  `select id, gateway_account_id as "accountId", method, position, weight, by_cost as "byCost", min_amount as "minAmount", max_amount as "maxAmount",
  min_installments as "minInstallments", max_installments as "maxInstallments", brands, bins, seller_ids as "sellerIds",
  product_ids as "productIds", currencies, from_hour as "fromHour", to_hour as "toHour", created_at as "createdAt"
from gateway_routes where platform_id = :platformId and method = :method order by position, id`,
);

const DELETE = sql<{ platformId: string; method: string }>(
  'delete-routes',
  'delete from gateway_routes where platform_id = :platformId and method = :method',
);

const INSERT = sql<{
  id: string;
  platformId: string;
  account: string;
  method: string;
  position: number;
  weight: number;
  byCost: boolean;
  minAmount: number | null;
  maxAmount: number | null;
  minInstallments: number | null;
  maxInstallments: number | null;
  brands: string[] | null;
  bins: string[] | null;
  sellerIds: string[] | null;
  productIds: string[] | null;
  currencies: string[] | null;
  fromHour: number | null;
  toHour: number | null;
  now: Date;
}>(
  'insert-route',
  `
insert into gateway_routes (id, platform_id, gateway_account_id, method, position, weight, by_cost, min_amount, max_amount, min_installments,
  max_installments, brands, bins, seller_ids, product_ids, currencies, from_hour, to_hour, created_at)
values (:id, :platformId, :account, :method, :position, :weight, :byCost, :minAmount, :maxAmount, :minInstallments, :maxInstallments,
  :brands, :bins, :sellerIds, :productIds, :currencies, :fromHour, :toHour, :now)`,
);

/** Which list it is: with each replacement every line has another id. */
export const versionOfRoutes = (lines: readonly { readonly id: string }[]): string =>
  createHash('sha256')
    .update(
      lines
        .map(({ id }) => id)
        .sort()
        .join(),
    )
    .digest('hex');

type PresentLine = Route & { readonly createdAt: Date };

/** A platform's lists of accounts to charge through, one for each method. */
@Injectable()
export class RouteSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: GatewayAccounts,
    private readonly gateways: GatewayDirectory,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Puts a new list in the place of the one a platform has for a method; an empty one leaves it without. Nothing is written
   * unless every line will do.
   * @param version of the list that was edited; left out, whichever is there
   * @throws SettingsRefused; Problem changedMeanwhile (409): somebody else replaced it, and their lines would be lost
   */
  async replace(
    ctx: TenantContext,
    method: PaymentMethod,
    lines: readonly unknown[],
    version?: string,
  ): Promise<void> {
    const { platformId } = ctx;
    const known = await this.accounts.fresh(ctx);
    const checked = lines.map((line) => plainToInstance(RouteLine, line));
    const problems = checked.flatMap((line, index) =>
      [...this.problems(line, known, method), ...orderProblems(line, checked)].map(
        (problem) => `line ${index + 1}: ${problem}`,
      ),
    );
    if (problems.length > 0) throw new SettingsRefused(problems);
    const now = this.clock.now();
    await this.transactions.run('replaceRoutes', async (tx) => {
      await statement(tx, ONE_AT_A_TIME({ platformId, method }));
      const present = await statement<PresentLine>(tx, PRESENT({ platformId, method }));
      if (version !== undefined && version !== versionOfRoutes(present)) throw changedMeanwhile(present);
      await statement(tx, DELETE({ platformId, method }));
      for (const line of checked) {
        const { account, position, weight = 1, byCost = false, brands = null, bins = null } = line;
        const { minAmount = null, maxAmount = null, minInstallments = null, maxInstallments = null } = line;
        const { sellerIds = null, productIds = null, currencies = null } = line;
        const { fromHour = null, toHour = null } = line;
        const payments = { minAmount, maxAmount, minInstallments, maxInstallments, brands, bins };
        const rules = { ...payments, sellerIds, productIds, currencies, fromHour, toHour };
        const id = newId(now);
        await statement(
          tx,
          INSERT({ id, platformId, account, method, position, weight, byCost, ...rules, now }),
        );
      }
      const before = present.map(({ createdAt: _, ...line }) => line);
      this.audit.record(ctx, tx, {
        action: 'gateway_routes.replaced',
        subject: 'gateway_routes',
        subjectId: method,
        before: { lines: before },
        after: { lines: checked },
      });
      announceCatalogChange(tx, platformId);
    });
  }

  private problems(line: RouteLine, known: readonly KnownAccount[], method: PaymentMethod): string[] {
    const wrong = validateSync(line, { whitelist: true, forbidNonWhitelisted: true }).map(
      ({ property, constraints }) => Object.values(constraints ?? {})[0] ?? `${property} will not do`,
    );
    if (wrong.length > 0) return wrong;
    if (line.minAmount && line.maxAmount && line.minAmount > line.maxAmount)
      return ['minAmount is above maxAmount'];
    if (line.minInstallments && line.maxInstallments && line.minInstallments > line.maxInstallments)
      return ['minInstallments is above maxInstallments'];
    if ((line.fromHour === undefined) !== (line.toHour === undefined))
      return ['fromHour and toHour belong together'];
    if (line.bins && method !== 'CREDIT_CARD') return ['bins are of cards only'];
    const account = known.find(({ id }) => id === line.account);
    if (!account) return [`account ${line.account} is none of this platform`];
    return this.gateways.offers(account.provider, method)
      ? []
      : [`${account.provider} does not offer ${method}`];
  }
}

/** A position has one order: a line that is by cost beside one that is not would decide for both. */
function orderProblems({ position, byCost = false }: RouteLine, lines: readonly RouteLine[]): string[] {
  const first = lines.find((line) => line.position === position);
  return (first?.byCost ?? false) === byCost ? [] : ['byCost differs within the position'];
}

/** Nobody knows when the last line was taken out of a list. */
const changedMeanwhile = (present: readonly PresentLine[]): Error =>
  runtimeProblem('changedMeanwhile', {
    members: { changedBy: null, changedAt: present[0]?.createdAt ?? null },
  });
