import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Reads, sql, statement } from '../../../database/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { documentRulesOf, type DocumentRules } from '../../platforms/index.js';

const RULES = sql<{ platformId: string }>(
  'document-rules-of-platform',
  'select document_rules as rules from platform_document_rules_read where platform_id = :platformId',
);

interface RulesRow {
  readonly rules: Partial<DocumentRules>;
}

/** Which documents the platform demands. */
@Injectable()
export class DocumentDemands {
  constructor(private readonly reads: Reads) {}

  async show({ platformId }: TenantContext): Promise<DocumentRules> {
    const [found] = await this.reads.primary<RulesRow>(RULES({ platformId }));
    return documentRulesOf(found?.rules ?? {});
  }

  /** Under the lock of a seller: who changes the rules afterwards looks at this seller again. */
  async within({ platformId }: TenantContext, tx: EntityManager): Promise<DocumentRules> {
    const [found] = await statement<RulesRow>(tx, RULES({ platformId }));
    return documentRulesOf(found?.rules ?? {});
  }
}
