import { ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { Variable, list } from './variable.js';

/** Whom we may call on behalf of users, who give us addresses of webhooks, pictures and certificates. */
export class OutboundConfig {
  /**
   * Networks that are not the public internet and may be called all the same. In the demonstration this machine, where all
   * stand-ins run; in production none, unless named.
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
