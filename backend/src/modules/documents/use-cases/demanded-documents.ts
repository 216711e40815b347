import { documentType } from '@guiche/brazil';
import { isLocale, SOURCE_LOCALE } from '@guiche/i18n';
import { Injectable } from '@nestjs/common';
import { Reads, Transactions, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { SellerVerification } from '../../identity/index.js';
import { Hosts, type DocumentRules } from '../../platforms/index.js';
import { demandedKinds } from '../demanded-kinds.js';
import type { DocumentKind } from '../domain/document-kinds.js';
import { documentsState, hasDemanded, type DocumentsState } from '../domain/documents-state.js';
import { DocumentDemands } from '../store/document-demands.js';
import { DocumentStates } from '../store/document-states.js';
import type { DocumentStatus } from '../store/seller-document.entity.js';
import { CompleteVerification } from './complete-verification.js';

/** Sellers with the same documents are counted together, so that a preview costs the same with any number of sellers. */
const GROUPS = sql<{ platformId: string }>(
  'groups-of-approved-documents',
  `select s.status, s.document_length as "length", s.approved, count(*)::int as sellers,
  (array_agg(s.name order by s.name, s.id))[1:5] as names
from (
  select u.id, u.name, u.status, length(u.document) as document_length,
    coalesce(array_agg(d.kind order by d.kind) filter (where d.status = 'ACTIVE'), '{}') as approved
  from seller_documents d
  join users_read u on u.platform_id = d.platform_id and u.id = d.user_id
  where d.platform_id = :platformId and d.superseded_at is null and u.role = 'PRODUCER' and u.document is not null
  group by u.id, u.name, u.status, u.document) s
group by s.status, s.document_length, s.approved`,
);

const SELLERS = sql<{ platformId: string; after: string; most: number }>(
  'sellers-with-documents',
  `select u.id, u.status, u.document, u.locale, s.state,
  json_agg(json_build_object('kind', d.kind, 'status', d.status)) as current
from seller_documents d
join users_read u on u.platform_id = d.platform_id and u.id = d.user_id
left join seller_document_states s on s.platform_id = d.platform_id and s.user_id = d.user_id
where d.platform_id = :platformId and d.superseded_at is null and u.role = 'PRODUCER' and u.document is not null and u.id > :after
group by u.id, u.status, u.document, u.locale, s.state
order by u.id limit :most`,
);

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Each may cost a transaction, and a delivery is due again after a minute. */
export const SELLERS_AT_ONCE = 200;
const CPF_LENGTH = 11;
/** How many are named. */
const MOST_NAMES = 5;

interface Group {
  readonly status: string;
  readonly length: number;
  readonly approved: readonly DocumentKind[];
  readonly sellers: number;
  readonly names: readonly string[];
}

interface SellerRow {
  readonly id: string;
  readonly status: string;
  readonly document: string;
  readonly locale: string | null;
  readonly state: DocumentsState | null;
  readonly current: readonly { readonly kind: DocumentKind; readonly status: DocumentStatus }[];
}

/** How many, and the names of the first. */
export interface AffectedSellers {
  readonly count: number;
  readonly names: readonly string[];
}

export interface DemandPreview {
  /** Verified sellers whose documents would not be complete any more. They stay verified. */
  readonly incomplete: AffectedSellers;
  /** Sellers who wait and would be verified. */
  readonly verified: AffectedSellers;
}

/** What a change of the demanded documents does to sellers who have sent some. */
@Injectable()
export class DemandedDocuments {
  constructor(
    private readonly demands: DocumentDemands,
    private readonly states: DocumentStates,
    private readonly verification: SellerVerification,
    private readonly completion: CompleteVerification,
    private readonly hosts: Hosts,
    private readonly transactions: Transactions,
    private readonly reads: Reads,
  ) {}

  /** Whom these rules would affect. Nothing is written. */
  async preview(ctx: TenantContext, wanted: DocumentRules): Promise<DemandPreview> {
    const [present, groups] = await Promise.all([
      this.demands.show(ctx),
      this.reads.primary<Group>(GROUPS({ platformId: ctx.platformId })),
    ]);
    const has = ({ approved, length }: Group, rules: DocumentRules): boolean =>
      hasDemanded(
        approved.map((kind) => ({ kind, status: 'ACTIVE' as const })),
        demandedKinds(length === CPF_LENGTH ? 'CPF' : 'CNPJ', rules),
      );
    return {
      incomplete: together(
        groups.filter((one) => one.status === 'ACTIVE' && has(one, present) && !has(one, wanted)),
      ),
      verified: together(groups.filter((one) => isUnverified(one.status) && has(one, wanted))),
    };
  }

  /**
   * Looks at the next sellers with documents again. Who has all that are demanded now is verified; nobody loses that.
   * @param after the last seller of the call before
   * @returns the last seller; undefined: there are no more
   */
  async refreshSome(ctx: TenantContext, after: string = FIRST_ID): Promise<string | undefined> {
    const { platformId } = ctx;
    const origin = (await this.hosts.originOfPlatform(platformId)) ?? '';
    const rules = await this.demands.show(ctx);
    const sellers = await this.reads.primary<SellerRow>(
      SELLERS({ platformId, after, most: SELLERS_AT_ONCE }),
    );
    for (const seller of sellers) if (isOther(seller, rules)) await this.refresh(ctx, seller, origin);
    return sellers.length < SELLERS_AT_ONCE ? undefined : sellers.at(-1)?.id;
  }

  private async refresh(ctx: TenantContext, { id, locale }: SellerRow, origin: string): Promise<void> {
    await this.transactions.run('refreshDemandedDocuments', async (tx) => {
      const seller = await this.verification.lock(ctx, tx, id);
      if (!seller || !(await this.states.refresh(ctx, tx, seller))) return;
      const mail = { locale: isLocale(locale) ? locale : SOURCE_LOCALE, origin };
      await this.completion.verify(ctx, tx, seller, mail);
    });
  }
}

/** Whether the rules say something else of a seller than what is stored. A blocked one may have a step to take. */
function isOther({ status, document, state, current }: SellerRow, rules: DocumentRules): boolean {
  const demanded = demandedKinds(documentType(document), rules);
  if (documentsState(current, demanded) !== state) return true;
  // A review that runs now may have read the former rules. The lock of the seller waits for it.
  if (current.some((one) => one.status === 'PENDING')) return true;
  return status !== 'ACTIVE' && hasDemanded(current, demanded);
}

const isUnverified = (status: string): boolean =>
  status === 'EMAIL_CONFIRMED' || status === 'DOCUMENTS_PENDING';

const together = (groups: readonly Group[]): AffectedSellers => ({
  count: groups.reduce((sum, { sellers }) => sum + sellers, 0),
  names: groups
    .flatMap(({ names }) => names)
    .sort()
    .slice(0, MOST_NAMES),
});
