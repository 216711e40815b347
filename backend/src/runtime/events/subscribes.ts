import { SetMetadata } from '@nestjs/common';

export const SUBSCRIBES = Symbol('subscribes');

/** On an injectable {@link Subscriber} of these topics. */
export function Subscribes(...topics: string[]): ClassDecorator {
  return SetMetadata(SUBSCRIBES, topics) as ClassDecorator;
}
