const SECRET = /sealed|token|hash|digest|secret|password|private_key|^cert_|_key$/;

/** A row without anything that proves or opens something. */
export const exportedRow = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET.test(column)));
