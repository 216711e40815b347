export interface SimulatorResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The body as JSON; throws when it is none. */
  readonly json: Record<string, unknown>;
}

/** Calls a path of the simulator with a JSON body (or a ready text) and these headers. */
export type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string>; timeoutMs?: number },
) => Promise<SimulatorResponse>;

export function client(base: string, defaults: Record<string, string> = {}): Call {
  return async (method, path, { body, headers = {}, timeoutMs = 5_000 } = {}) => {
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...defaults,
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text,
      get json() {
        return JSON.parse(text) as Record<string, unknown>;
      },
    };
  };
}
