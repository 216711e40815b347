import { Injectable } from '@nestjs/common';

/** Details of components for the readiness report. They do not decide readiness. */
@Injectable()
export class HealthDetails {
  private readonly shown = new Map<string, () => unknown>();

  /** `look` is called on every report; it must be fast and return no secret. */
  show(name: string, look: () => unknown): void {
    this.shown.set(name, look);
  }

  look(): Record<string, unknown> {
    return Object.fromEntries([...this.shown].map(([name, look]) => [name, look()]));
  }
}
