import type { ModuleSchema } from '../../database/index.js';
import { SellerDocument } from './store/seller-document.entity.js';

export const DOCUMENTS_SCHEMA: ModuleSchema = {
  entities: [SellerDocument],
  tables: ['seller_document_states'],
  publishes: ['seller_documents_read', 'seller_document_states_read'],
  reads: ['users_read', 'platform_document_rules_read'],
};
