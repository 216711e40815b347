import { SetMetadata } from '@nestjs/common';

export const SUBSCRIBES = Symbol('subscribes');

/** On an injectable {@link Subscriber} of one topic. */
export function Subscribes(topic: string): ClassDecorator {
  return SetMetadata(SUBSCRIBES, topic) as ClassDecorator;
}
