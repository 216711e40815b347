import { ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { Variable, list } from './variable.js';

/** The hosts that may be called on behalf of users, who enter addresses of webhooks, pictures and certificates. */
export class OutboundConfig {
  /**
   * Networks outside the public internet that may be called. In the demonstration this machine, where the simulator runs;
   * in production none by default.
   */
  @Variable('OUTBOUND_ALLOWED_NETWORKS', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : '127.0.0.0/8,::1/128'),
    parse: list,
  })
  @ValidateBy(
    { name: 'isNetwork', validator: { validate: (value) => ipaddr.isValidCIDR(String(value)) } },
    { each: true, message: 'each network must be spelt as in 10.0.0.0/8' },
  )
  readonly allowedNetworks: string[];
}
