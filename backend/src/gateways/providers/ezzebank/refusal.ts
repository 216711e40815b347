import { NOT_IMPLEMENTED } from '@guiche/gateway-kit';
import { rejectedWith } from '../../formatting/rejected-with.js';

/** Payments.md §8: what the provider says of an error goes to the log, and what is thrown is 'Method not implemented.' */
export const notImplemented = rejectedWith(NOT_IMPLEMENTED);
