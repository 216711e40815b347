import { divideSale, type Division } from '../../ledger/index.js';

/** Who is credited with a sale, and with which part of what is left after the fee. */
export interface Credit {
  readonly sellerId: string;
  readonly bps: number;
}

/** The division of a sale with this affiliate, or with none. Only the shares of sellers change. */
export function creditedDivision({ terms }: Division, affiliate: Credit | null): Division {
  const items = terms.items.map(({ contract, ...item }) => {
    const { affiliate: _, ...others } = contract ?? { coProducers: [] };
    return { ...item, contract: affiliate ? { ...others, affiliate } : others };
  });
  return divideSale({ ...terms, items });
}

/** The affiliate of a division; null: none. Every item has the same. */
export const creditOf = ({ terms }: Division): Credit | null =>
  terms.items.find(({ contract }) => contract?.affiliate)?.contract?.affiliate ?? null;
