import { Injectable } from '@nestjs/common';
import { Reads, sql, type Statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { searchedText, type SearchedText } from '../domain/searched-text.js';

export type RecordKind = 'sale' | 'buyer' | 'seller' | 'product';

/** A record that a text leads to. */
export interface FoundRecord {
  readonly kind: RecordKind;
  /** Null: a buyer, who is known by e-mail. */
  readonly id: string | null;
  readonly name: string;
  /** A code or an e-mail address. */
  readonly detail: string;
}

/** Whose records may be found. Null: those of the whole platform. */
interface Asked {
  readonly platformId: string;
  readonly ownerId: string | null;
  readonly text: string;
}

// More of one kind are looked for in its list. Rows are taken from the index before they are sorted, so common names cost no more.
const SALE_BY_CODE = sql<Asked>(
  'find-sale-by-code',
  `select id, product_name as name, code as detail from sales_read
where platform_id = :platformId and lower(code) = :text and (:ownerId::uuid is null or producer_id = :ownerId) limit 5`,
);

/** The latest name of each address among the first sales that are found. */
const buyersWhere = (name: string, condition: string) =>
  sql<Asked>(
    name,
    `select null as id, max(f.buyer_name) as name, f.buyer_email as detail
from (select buyer_name, buyer_email from sales_read s
  where s.platform_id = :platformId and ${condition} and (:ownerId::uuid is null or s.producer_id = :ownerId) limit 200) f
group by f.buyer_email order by f.buyer_email limit 5`,
  );
const BUYER_BY_EMAIL = buyersWhere('find-buyer-by-email', 's.buyer_email like :text');
const BUYER_BY_NAME = buyersWhere('find-buyer-by-name', 'lower(s.buyer_name) like :text');
const BUYER_BY_DOCUMENT = buyersWhere('find-buyer-by-document', 's.buyer_document = :text');

const sellers = (condition: string) => `select u.id, u.name, u.email as detail from users_read u
where u.platform_id = :platformId and u.role = 'PRODUCER' and ${condition} limit 5`;
const sellersWhere = (name: string, condition: string) =>
  sql<Omit<Asked, 'ownerId'>>(name, sellers(condition));
const SELLER_BY_NUMBER = sql<{ platformId: string; document: string | null; phone: string | null }>(
  'find-seller-by-number',
  sellers('(u.document = :document or u.phone = :phone)'),
);
const SELLER_BY_EMAIL = sellersWhere('find-seller-by-email', 'u.email like :text');
const SELLER_BY_NAME = sellersWhere('find-seller-by-name', 'lower(u.name) like :text');

const PRODUCT = sql<Asked & { code: string }>(
  'find-product',
  `select p.id, p.name, p.code as detail from products_read p
where p.platform_id = :platformId and (lower(p.name) like :text or p.code = upper(:code)) and p.status <> 'DELETED'
  and (:ownerId::uuid is null or p.producer_id = :ownerId) limit 5`,
);

/** Single records by a code, an e-mail address, a document or a name: one statement for each kind, all at once. */
@Injectable()
export class FindRecords {
  constructor(private readonly reads: Reads) {}

  /** @param ownerId whose records may be found; null: of the whole platform */
  async find(
    { platformId }: TenantContext,
    typed: string,
    { kinds, ownerId }: { readonly kinds: readonly RecordKind[]; readonly ownerId: string | null },
  ): Promise<FoundRecord[]> {
    const searched = searchedText(typed);
    if (!searched) return [];
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const one = statementFor(kind, searched, { platformId, ownerId });
        const rows = one
          ? await this.reads.replica<Omit<FoundRecord, 'kind'>>(one.text, [...one.values])
          : [];
        return rows.map((row) => ({ ...row, kind }));
      }),
    );
    return found.flat();
  }
}

/** Undefined: records of the kind are not known by such a text. */
function statementFor(
  kind: RecordKind,
  searched: SearchedText,
  whose: Omit<Asked, 'text'>,
): Statement | undefined {
  if (searched.kind === 'number') return statementForNumber(kind, searched, whose);
  const text = searched.prefix;
  const isEmail = searched.kind === 'email';
  switch (kind) {
    case 'sale':
      return isEmail ? undefined : SALE_BY_CODE({ ...whose, text: searched.code });
    case 'buyer':
      return (isEmail ? BUYER_BY_EMAIL : BUYER_BY_NAME)({ ...whose, text });
    case 'seller':
      return (isEmail ? SELLER_BY_EMAIL : SELLER_BY_NAME)({ platformId: whose.platformId, text });
    case 'product':
      return isEmail ? undefined : PRODUCT({ ...whose, text, code: searched.code });
  }
}

function statementForNumber(
  kind: RecordKind,
  { document, phone }: Extract<SearchedText, { kind: 'number' }>,
  { platformId, ownerId }: Omit<Asked, 'text'>,
): Statement | undefined {
  if (kind === 'seller') return SELLER_BY_NUMBER({ platformId, document, phone });
  if (kind !== 'buyer' || document === null) return undefined;
  return BUYER_BY_DOCUMENT({ platformId, ownerId, text: document });
}
