import { Clock } from '../../src/runtime/clock/index.js';

/** A clock that stands still until the test moves it. */
export class TestClock extends Clock {
  constructor(private instant = new Date('2026-03-02T12:00:00.000Z')) {
    super();
  }

  now(): Date {
    return new Date(this.instant);
  }

  set(instant: Date): void {
    this.instant = new Date(instant);
  }

  advance(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}
