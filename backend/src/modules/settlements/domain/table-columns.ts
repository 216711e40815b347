/** A row of a table, by its place in the file. */
export interface TableRow {
  readonly place: number;
  readonly cells: readonly string[];
}

/** Without accents, case and signs: `Valor Líquido (R$)` is `valorliquidor`. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Where each column stands, by the names that providers and banks give it in three languages. */
export class TableColumns<Name extends string> {
  private readonly places: ReadonlyMap<Name, number>;

  constructor(header: readonly string[], names: Readonly<Record<Name, readonly string[]>>) {
    const found = header.map(bare);
    this.places = new Map(
      (Object.entries(names) as [Name, readonly string[]][]).flatMap(([name, words]) => {
        const word = words.find((one) => found.includes(one));
        return word === undefined ? [] : [[name, found.indexOf(word)] as const];
      }),
    );
  }

  has(name: Name): boolean {
    return this.places.has(name);
  }

  /** Empty where the column or the cell is missing. */
  cell({ cells }: TableRow, name: Name): string {
    const place = this.places.get(name);
    return place === undefined ? '' : (cells[place] ?? '').trim();
  }
}
