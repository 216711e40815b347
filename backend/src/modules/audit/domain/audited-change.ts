import type { AuditedValues } from './audit-record.js';

/** Columns that are never recorded. Whoever knows the address of a certificate fetches the private key that it holds. */
const SECRET = /password|secret|token|credential|digest|^certCash(In|Out)Url$/i;
/** Columns of a buyer, who may ask for erasure: a record in a chain of hashes cannot be changed later. */
const OF_BUYERS = /^(name|email|document|phone)$/;
/** Columns that say the same as the record itself. */
const KEPT_BY_REPOSITORY: ReadonlySet<string> = new Set(['version', 'updatedBy', 'updatedAt']);

/**
 * What a record holds of an edited row: of a changed row the columns that differ, of a new or deleted one all. Secret columns are left
 * out. Values are as JSON writes them.
 */
export function auditedChange(
  before: AuditedValues | null,
  after: AuditedValues | null,
): { readonly before: AuditedValues | null; readonly after: AuditedValues | null } {
  const [old, now] = [recorded(before), recorded(after)];
  if (!old || !now) return { before: old, after: now };
  const changed = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const only = (values: AuditedValues) =>
    Object.fromEntries(changed.filter((name) => name in values).map((name) => [name, values[name]]));
  return { before: only(old), after: only(now) };
}

function recorded(values: AuditedValues | null): AuditedValues | null {
  if (!values) return null;
  const isBuyer = values['role'] === 'CUSTOMER';
  const shown = Object.entries(values).filter(
    ([name]) => !SECRET.test(name) && !KEPT_BY_REPOSITORY.has(name) && !(isBuyer && OF_BUYERS.test(name)),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(shown))) as AuditedValues;
}
