import { sql } from '../../../database/index.js';

/** The customers of a platform with these e-mail addresses. @param emails as `normalizeEmail` writes them */
export const CUSTOMERS_BY_EMAIL = sql<{ platformId: string; emails: readonly string[] }>(
  'customers-by-email',
  `select id, name, email, status = 'BLOCKED' as "isBlocked"
from users where platform_id = :platformId and email = any (:emails::text[]) and role = 'CUSTOMER' and status <> 'REMOVED'`,
);
