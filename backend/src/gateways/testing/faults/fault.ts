import { GatewayRunner, type Manifest, type Outcome, type Refused } from '@guiche/gateway-kit';
import type { Example } from '../../rehearsal/examples.js';
import type { SampleGateway, charge } from '../sample-gateway.js';

/** A fault in a gateway, or in the runner around it. */
export interface PlantedFault {
  readonly fault: string;
  /** The check that must find it, and its message. */
  readonly foundBy: string;
  readonly saying: RegExp;
  readonly manifest?: Partial<Manifest>;
  readonly plant?: (gateway: SampleGateway) => void;
  readonly runner?: typeof GatewayRunner;
  readonly examples?: (examples: readonly Example[]) => readonly Example[];
}

/** Charges with another body. */
export const sending =
  (body: typeof charge): ((gateway: SampleGateway) => void) =>
  (gateway) => {
    gateway.chargePix = {
      ...gateway.chargePix,
      send: (intent) => ({ method: 'POST', path: '/charges', body: body(intent) }),
    };
  };

export const declined: Outcome = { kind: 'declined', reason: 'other' };

/** Reads these statuses as a decline. */
export const declining =
  (...codes: number[]): ((gateway: SampleGateway) => void) =>
  (gateway) => {
    gateway.chargePix = {
      ...gateway.chargePix,
      readError: (code) => (codes.includes(code) ? declined : undefined),
    };
  };

/** Changes what the runner reports about a charge. */
export const altered = (change: (outcome: Outcome) => Outcome): typeof GatewayRunner =>
  class extends GatewayRunner {
    override async charge(...given: Parameters<GatewayRunner['charge']>): Promise<Outcome> {
      return change(await super.charge(...given));
    }
  };

/** Replaces a refusal of one reason by something else. */
export const refusing = (reason: Refused['reason'], instead: Outcome): typeof GatewayRunner =>
  altered((outcome) => (outcome.kind === 'refused' && outcome.reason === reason ? instead : outcome));
