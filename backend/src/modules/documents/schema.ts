import type { ModuleSchema } from '../../database/index.js';
import { SellerDocument } from './store/seller-document.entity.js';

export const DOCUMENTS_SCHEMA: ModuleSchema = {
  entities: [SellerDocument],
  publishes: ['seller_documents_read'],
  reads: ['users_read'],
};
