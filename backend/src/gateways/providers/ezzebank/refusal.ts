import { NOT_IMPLEMENTED } from '@guiche/gateway-kit';
import { rejectedWith } from '../../formatting/rejected-with.js';

/** Payments.md §8: the provider's error goes to the log; 'Method not implemented.' is thrown. */
export const notImplemented = rejectedWith(NOT_IMPLEMENTED);
