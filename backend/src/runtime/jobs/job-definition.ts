declare const payload: unique symbol;

/** Names a kind of background work; apart from its handler, so that enqueuing does not import the work. */
export interface JobDefinition<P extends object> {
  readonly name: string;
  readonly maxAttempts: number;
  /** Jobs of one queue run one after another; undefined: all at once. */
  readonly queue: ((payload: P) => string) | undefined;
  /** Every waiting job that can not wait goes first. */
  readonly canWait: boolean;
  readonly [payload]?: P;
}

/** Failures are tried again with growing pauses, 25 times (about three days) unless told otherwise. */
export function defineJob<P extends object>(
  name: string,
  options: { maxAttempts?: number; queue?: (payload: P) => string; canWait?: boolean } = {},
): JobDefinition<P> {
  const { maxAttempts = 25, queue, canWait = false } = options;
  return { name, maxAttempts, queue, canWait };
}
