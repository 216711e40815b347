import type { NativeBody, Refused } from '@guiche/gateway-kit';

/**
 * Replaces a refusal by the specification's text, if there is one. Authentication and rate errors, and inconclusive
 * answers, are classified by the kit.
 */
export function refusal(text: string | undefined): (status: number, body: NativeBody) => Refused | undefined {
  return (status) =>
    text !== undefined && [400, 402, 404, 406, 410, 412, 422].includes(status)
      ? { kind: 'refused', reason: 'request', detail: text }
      : undefined;
}
