/** How a delivery names the charge that it tells of. */
export interface NamedCharge {
  /** The provider's id of it. */
  readonly reference?: string | undefined;
  /** Our id, where the provider returns it. */
  readonly attemptId?: string | undefined;
}

/** The address was made for one charge and the delivery names another: what it says is not to be written on ours. */
export function namesAnotherCharge(
  ours: { readonly reference: string | null; readonly attemptId: string },
  named: NamedCharge | undefined,
): boolean {
  const otherReference =
    ours.reference !== null && named?.reference !== undefined && named.reference !== ours.reference;
  return otherReference && named.attemptId !== ours.attemptId;
}
