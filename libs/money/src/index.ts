export { ZERO_CENTS, addCents, cents, isCents, type Cents } from './cents.js';
