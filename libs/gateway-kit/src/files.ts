/** A file created by a provider, for example a boleto's PDF. The name's extension states the type. */
export interface ProviderFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Where the runner stores such files for readers. */
export interface FileStore {
  /** Resolves to the address at which the file can be read; rejects unless it is certainly stored. */
  keep(file: ProviderFile, timeoutMs: number): Promise<string>;
}

/** Some "not found" and "sign in" pages are answered with 200; such a body is not a PDF. */
export function hasExpectedContent({ name, content }: ProviderFile): boolean {
  return name.endsWith('.pdf') ? Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-' : true;
}
