import { TransportError } from './transport.js';

/** One deadline for all requests of an operation, on the process's monotonic clock. */
export class Deadline {
  constructor(private readonly until: number) {}

  remaining(): number {
    return Math.max(0, Math.floor(this.until - performance.now()));
  }

  /** A transport honours its timeout; the deadline holds even if one does not. */
  async holds<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TransportError('timeout', 'deadline')), this.remaining());
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
