import { Injectable } from '@nestjs/common';
import { Reads, sql } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { sellingRulesOf, type SellingRules } from '../domain/selling-rules.js';

const RULES = sql<{ platformId: string }>(
  'selling-rules-of-platform',
  'select selling_rules as rules from platforms where id = :platformId',
);

/** What the platform lets its sellers offer. */
@Injectable()
export class ShowSellingRules {
  constructor(private readonly reads: Reads) {}

  async show({ platformId }: TenantContext): Promise<SellingRules> {
    const [found] = await this.reads.primary<{ rules: Partial<SellingRules> }>(RULES({ platformId }));
    return sellingRulesOf(found?.rules ?? {});
  }
}
