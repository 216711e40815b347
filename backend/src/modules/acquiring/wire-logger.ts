import type { WireLog, WireLogEntry } from '@guiche/gateway-kit';
import { Injectable, Logger } from '@nestjs/common';

/** Writes what went over the wire, as the runner redacted it. */
@Injectable()
export class WireLogger implements WireLog {
  private readonly log = new Logger('wire');

  write(entry: WireLogEntry): void {
    this.log.log(entry);
  }
}
