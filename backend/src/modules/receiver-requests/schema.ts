import type { ModuleSchema } from '../../database/index.js';

export const RECEIVER_REQUESTS_SCHEMA: ModuleSchema = {
  entities: [],
  tables: ['receiver_requests', 'receiver_request_events'],
  publishes: ['receiver_requests_read'],
  reads: ['users_read', 'bank_accounts_read', 'seller_documents_read', 'receivers_read'],
};
