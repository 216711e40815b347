/** A file that a provider made, for example a boleto's PDF. The name's ending says what it is. */
export interface ProviderFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Where the runner keeps such files for their readers. */
export interface FileStore {
  /** Resolves to the address at which the reader opens it; rejects whenever it is not surely kept. */
  keep(file: ProviderFile, timeoutMs: number): Promise<string>;
}

/** Some pages that say "not found" or "sign in" are answered with 200: they are no PDF, whatever they are called. */
export function isWhatItsNameSays({ name, content }: ProviderFile): boolean {
  return name.endsWith('.pdf') ? Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-' : true;
}
