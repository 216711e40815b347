/** A file that stands in an order with others. */
interface PlacedFile {
  readonly id: string;
  readonly position: number;
}

/** The files that stand elsewhere when they are put in the order of these ids. Those that are not named come last, in their order. */
export function movedFiles(files: readonly PlacedFile[], fileIds: readonly string[]): readonly PlacedFile[] {
  const place = ({ id }: PlacedFile) => (fileIds.includes(id) ? fileIds.indexOf(id) : fileIds.length);
  return files
    .toSorted((a, b) => place(a) - place(b))
    .flatMap(({ id, position: former }, position) => (position === former ? [] : [{ id, position }]));
}

/** The position after the last of the files, which stand in their order. */
export const nextPosition = (files: readonly PlacedFile[]): number => (files.at(-1)?.position ?? -1) + 1;
