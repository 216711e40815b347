/** Looks for malicious software in files before they are kept. */
export abstract class VirusScanner {
  /**
   * The name of what was found; undefined: the file is clean.
   * @throws Error when the scanner gave no answer, which is no proof that the file is clean
   */
  abstract scan(file: Buffer): Promise<string | undefined>;
}

/** Where no scanner is configured: every file passes. Pictures are encoded again anyway. */
export class NoVirusScanner extends VirusScanner {
  scan(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
