interface Sized {
  readonly delivery: { readonly rawBody: string };
}

const LARGEST_GROUP = 1_048_576;

/** Whether a delivery can be stored in one statement with these. A larger one is stored alone. In characters of the bodies. */
export function fitsInAGroup(one: Sized, group: readonly Sized[]): boolean {
  const size = [...group, one].reduce((sum, { delivery }) => sum + delivery.rawBody.length, 0);
  return size <= LARGEST_GROUP;
}
