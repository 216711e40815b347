interface Cost {
  readonly bps: number;
  readonly fixed: number;
}

/** What a provider takes of a payment by one method, with other costs in its place for a card paid in so many parts. */
export interface MethodCost extends Cost {
  readonly byInstallments?: Readonly<Record<string, Cost>>;
}

export function costOf(method: MethodCost, installments: number): Cost {
  const { bps, fixed } = method.byInstallments?.[String(installments)] ?? method;
  return { bps, fixed };
}
