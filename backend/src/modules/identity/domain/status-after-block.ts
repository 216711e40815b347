/**
 * The status of a person of the staff who is blocked, or whose block is taken back. Who never set a password waits for the answer to the
 * invitation again: an administrator who cannot sign in is not counted as one who runs the platform.
 */
export function statusAfterBlock<S extends string>(
  { status, passwordHash }: { readonly status: S; readonly passwordHash: string | null },
  isBlocked: boolean,
): S | 'BLOCKED' | 'CREATED' | 'ACTIVE' {
  if (isBlocked) return 'BLOCKED';
  if (status !== 'BLOCKED') return status;
  return passwordHash === null ? 'CREATED' : 'ACTIVE';
}
