import type { NativeBody, Refused } from '@guiche/gateway-kit';

/**
 * Turns "the provider does not take this request" into the specification's text, where it gives one. Answers about our
 * credentials or our pace, and those that prove nothing, keep the kit's reading.
 */
export function refusal(text: string | undefined): (status: number, body: NativeBody) => Refused | undefined {
  return (status) =>
    text !== undefined && [400, 402, 404, 406, 410, 412, 422].includes(status)
      ? { kind: 'refused', reason: 'request', detail: text }
      : undefined;
}
