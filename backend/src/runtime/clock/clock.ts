/** What time it is for the business. Nothing else may ask the machine. */
export abstract class Clock {
  abstract now(): Date;

  /** An instant in real time: providers do not follow the demonstration's clock. */
  toWorld(instant: Date): Date {
    return instant;
  }

  /** An instant reported by another system, converted to our clock. */
  fromWorld(instant: Date): Date {
    return instant;
  }
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
