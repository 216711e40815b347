/**
 * The status of a person of the staff who is blocked, or whose block is taken back. Who never set a password waits for the answer to the
 * invitation again: an administrator who cannot sign in is not counted as one who runs the platform.
 */
export function statusAfterBlock<S extends string>(
  { status, hasPassword }: { readonly status: S; readonly hasPassword: boolean },
  isBlocked: boolean,
): S | 'BLOCKED' | 'CREATED' | 'ACTIVE' {
  if (isBlocked) return 'BLOCKED';
  if (status !== 'BLOCKED') return status;
  return hasPassword ? 'ACTIVE' : 'CREATED';
}
