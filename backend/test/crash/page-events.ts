/** The event stream of a payment page, as a browser without reloads receives it. */
export class PageEvents {
  /** The payment's status in each event, in their order. */
  readonly statuses: string[] = [];

  private constructor(private readonly leaving: AbortController) {}

  /** Resolves on the first event. */
  static async open(url: string): Promise<PageEvents> {
    const leaving = new AbortController();
    const response = await fetch(url, { signal: leaving.signal });
    const page = new PageEvents(leaving);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error(`${url}: no stream`);
    page.hear(await reader.read());
    const listen = async (): Promise<void> => {
      while (page.hear(await reader.read()));
    };
    // Leaving breaks the stream, which is no error.
    void listen().catch(() => undefined);
    return page;
  }

  close(): void {
    this.leaving.abort();
  }

  private hear({ done, value }: { done: boolean; value?: string | undefined }): boolean {
    for (const [, status] of (value ?? '').matchAll(/"status":"([A-Z]+)"/g)) this.statuses.push(status ?? '');
    return !done;
  }
}
