import { runtimeProblem } from '../../../runtime/errors/index.js';
import { LOOK_TEXTS } from '../catalog-problems.js';
import type { LookPart } from '../domain/checkout-look.js';
import { unsafeAddresses } from '../domain/look-problems.js';

/** @throws Problem validation (422): an address to which no buyer may be sent */
export function demandSafe(part: LookPart): void {
  const unsafe = unsafeAddresses(part);
  if (unsafe.length === 0) return;
  const errors = Object.fromEntries(unsafe.map((name) => [name, [LOOK_TEXTS.unsafeAddress]]));
  throw runtimeProblem('validation', { errors });
}
