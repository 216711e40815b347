import { Injectable } from '@nestjs/common';

/** What the rooms of the house have to say of themselves when readiness is asked for. It decides nothing. */
@Injectable()
export class HealthDetails {
  private readonly shown = new Map<string, () => unknown>();

  /** `look` is called whenever somebody asks; it must be quick and hold no secret. */
  show(name: string, look: () => unknown): void {
    this.shown.set(name, look);
  }

  look(): Record<string, unknown> {
    return Object.fromEntries([...this.shown].map(([name, look]) => [name, look()]));
  }
}
