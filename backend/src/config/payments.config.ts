import { IsInt, Max, Min } from 'class-validator';
import { Variable, integer } from './variable.js';

/** How patient we are with providers while a buyer waits. */
export class PaymentsConfig {
  /** A provider that has not answered by then is UNKNOWN; the buyer must have an answer within 12 s. */
  @Variable('CHARGE_DEADLINE_MS', { default: '10000', parse: integer })
  @IsInt()
  @Min(100)
  @Max(11_000)
  readonly chargeDeadlineMs: number;

  /** The same with a card, which providers answer more slowly: for all calls that its charge takes together. */
  @Variable('CARD_DEADLINE_MS', { default: '11000', parse: integer })
  @IsInt()
  @Min(100)
  @Max(11_500)
  readonly cardDeadlineMs: number;

  /** How long the charges of an account rest after too many got no answer. */
  @Variable('CIRCUIT_REST_MS', { default: '30000', parse: integer })
  @IsInt()
  @Min(100)
  readonly circuitRestMs: number;

  /** The number of parallel queries about attempts per process and gateway account. Two more are reserved for waiting buyers. */
  @Variable('PROVIDER_QUESTIONS_AT_ONCE', { default: '8', parse: integer })
  @IsInt()
  @Min(1)
  @Max(100)
  readonly questionsAtOnce: number;

  /** How many questions about attempts one process asks a gateway account in a second. Providers count calls. */
  @Variable('PROVIDER_QUESTIONS_PER_SECOND', { default: '120', parse: integer })
  @IsInt()
  @Min(1)
  @Max(1_000)
  readonly questionsPerSecond: number;

  /** After this long a purchase still in flight is taken for the victim of a crash. */
  @Variable('PURCHASE_LEASE_MS', { default: '15000', parse: integer })
  @IsInt()
  @Min(100)
  readonly purchaseLeaseMs: number;
}
