/** How a webhook identifies its charge. */
export interface NamedCharge {
  /** The provider's id of it. */
  readonly reference?: string | undefined;
  /** Our id, where the provider returns it. */
  readonly attemptId?: string | undefined;
}

/** The address belongs to one charge and the webhook names another, so it must not change ours. */
export function namesAnotherCharge(
  ours: { readonly reference: string | null; readonly attemptId: string },
  named: NamedCharge | undefined,
): boolean {
  const otherReference =
    ours.reference !== null && named?.reference !== undefined && named.reference !== ours.reference;
  return otherReference && named.attemptId !== ours.attemptId;
}
