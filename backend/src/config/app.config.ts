import { IsIn, IsInt, IsString, IsUrl, Matches, Max, Min, MinLength, ValidateBy } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { Variable, address, integer, list } from './variable.js';

/** Published in .env.example, so worth nothing as a secret: demo mode only. */
export const EXAMPLE_INTERNAL_SECRET = 'example-internal-secret-for-the-demo-only';

export type Mode = 'demo' | 'production';

const isProxy = (text: string): boolean =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

/** Who this process is and where it is reached. */
export class AppConfig {
  /** `demo` allows example secrets, the movable clock, demo data and the simulator. NODE_ENV decides nothing. */
  @Variable('GUICHE_MODE', { default: 'demo' })
  @IsIn(['demo', 'production'])
  readonly mode: Mode;

  @Variable('API_HOST', { default: '127.0.0.1' })
  @IsString()
  readonly apiHost: string;

  @Variable('API_PORT', { default: '3001', parse: integer })
  @IsInt()
  @Min(1)
  @Max(65535)
  readonly apiPort: number;

  /** Where metrics, health details and the API's description are served. Not API_HOST: that may be open to others. */
  @Variable('OPERATIONS_HOST', { default: '127.0.0.1' })
  @IsString()
  readonly operationsHost: string;

  /** 0 takes any free port. */
  @Variable('OPERATIONS_PORT', { default: '3003', parse: integer })
  @IsInt()
  @Min(0)
  @Max(65535)
  readonly operationsPort: number;

  @Variable('WEB_PORT', { default: '3000', parse: integer })
  @IsInt()
  @Min(1)
  @Max(65535)
  readonly webPort: number;

  /** What every webhook address handed to a provider starts with. No trailing slash. */
  @Variable('WEBHOOK_BASE_URL', {
    default: (source) => `http://127.0.0.1:${source.API_PORT || '3001'}`,
    parse: address,
  })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  readonly webhookBaseUrl: string;

  /** The address buyers see. No trailing slash. */
  @Variable('PUBLIC_WEB_URL', {
    default: (source) => `http://127.0.0.1:${source.WEB_PORT || '3000'}`,
    parse: address,
  })
  @IsUrl({ require_tld: false, require_protocol: true, protocols: ['http', 'https'] })
  readonly publicWebUrl: string;

  /** How long a stopping process waits for requests in flight: longer than a purchase may take to be answered. */
  @Variable('SHUTDOWN_GRACE_MS', { default: '13000', parse: integer })
  @IsInt()
  @Min(0)
  @Max(3_600_000)
  readonly shutdownGraceMs: number;

  /** Whose X-Forwarded-* headers are believed. */
  @Variable('TRUSTED_PROXIES', { default: 'loopback', parse: list })
  @ValidateBy(
    { name: 'isProxy', validator: { validate: (value) => isProxy(String(value)) } },
    { each: true, message: 'each must be an address, a network, or loopback, linklocal or uniquelocal' },
  )
  readonly trustedProxies: string[];

  /** `off` switches velocity, address and sign-in limits off, to measure load from one address. Refused in production. */
  @Variable('PROTECTIVE_LIMITS', { default: 'on' })
  @IsIn(['on', 'off'])
  readonly protectiveLimits: 'on' | 'off';

  /**
   * Whether administrators, functionaries, managers and masters can work without a second factor. `required`, also in production: they
   * can only add one.
   */
  @Variable('STAFF_SECOND_FACTOR', {
    default: (source) => (source.GUICHE_MODE === 'production' ? 'required' : 'optional'),
  })
  @IsIn(['required', 'optional'])
  readonly staffSecondFactor: 'required' | 'optional';

  /** Requests a minute from one address (IPv6: one /64 network), to all processes; webhooks and health checks are not counted. */
  @Variable('RATE_LIMIT_PER_MINUTE', { default: '1200', parse: integer })
  @IsInt()
  @Min(1)
  readonly rateLimitPerMinute: number;

  /** How often the payment pages are compared with what was approved; 0: never. PCI DSS 11.6.1 wants 168 at most. */
  @Variable('PAYMENT_PAGE_CHECK_HOURS', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '1' : '0'),
    parse: integer,
  })
  @IsInt()
  @Min(0)
  @Max(168)
  readonly paymentPageCheckHours: number;

  /** Event streams of one address (IPv6: one /64 network) that one process holds open. */
  @Variable('EVENT_STREAMS_PER_ADDRESS', { default: '100', parse: integer })
  @IsInt()
  @Min(1)
  readonly eventStreamsPerAddress: number;

  /** Event streams that one process holds open in all. */
  @Variable('EVENT_STREAMS', { default: '2000', parse: integer })
  @IsInt()
  @Min(1)
  readonly eventStreams: number;

  /**
   * Requests that change something (purchases above all) worked on at the same time by one process, those that wait for a provider not
   * counted. More than the processors and the database can use only make each slower.
   */
  @Variable('ACTS_AT_ONCE', { default: '10', parse: integer })
  @IsInt()
  @Min(1)
  @Max(1000)
  readonly actsAtOnce: number;

  /** Requests that only read, worked on at the same time by one process. */
  @Variable('READS_AT_ONCE', { default: '64', parse: integer })
  @IsInt()
  @Min(1)
  @Max(1000)
  readonly readsAtOnce: number;

  /** The host name at which masters sign in; it belongs to no platform. Empty: at none. */
  @Variable('MASTER_HOST', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'master.localhost'),
  })
  @Matches(/^[a-z0-9.-]{0,253}$/, { message: 'must be a host name in lower case, without a port' })
  readonly masterHost: string;

  /** The PIX key to which platforms pay their invoices, as the central bank registers it. Empty: invoices show no PIX. */
  @Variable('OPERATOR_PIX_KEY', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'operadora@guiche.example'),
  })
  @Matches(/^[\x21-\x7e]{0,77}$/, { message: 'must be a PIX key, or empty' })
  readonly operatorPixKey: string;

  /** Who runs the installation, as the payer's bank shows it. */
  @Variable('OPERATOR_NAME', { default: 'Guiche' })
  @Matches(/^[A-Za-z0-9][A-Za-z0-9 .&-]{0,24}$/, {
    message: 'must have 1 to 25 letters and digits without accents',
  })
  readonly operatorName: string;

  /** The city of the operator, as the payer's bank shows it. */
  @Variable('OPERATOR_CITY', { default: 'SAO PAULO' })
  @Matches(/^[A-Za-z][A-Za-z .-]{0,14}$/, { message: 'must have 1 to 15 letters without accents' })
  readonly operatorCity: string;

  /** Where the hosts of platforms lead by their CNAME records. Empty: platforms cannot add hosts. */
  @Variable('DOMAINS_TARGET', {
    default: (source) => (source.GUICHE_MODE === 'production' ? '' : 'lojas.localhost'),
  })
  @Matches(/^[a-z0-9.-]{0,253}$/, { message: 'must be a host name in lower case, without a port' })
  readonly domainsTarget: string;

  /** Where test events of pixels go in the place of the networks: a simulator. Empty: to the networks. */
  @Variable('PIXEL_EVENTS_URL', { default: '' })
  @Matches(/^$|^https?:\/\/[^\s/]+$/, { message: 'must be an address without a path, or empty' })
  readonly pixelEventsUrl: string;

  /** By this text the web server proves itself to the API, which then believes the host name that it forwards. */
  @Variable('INTERNAL_SECRET', { default: EXAMPLE_INTERNAL_SECRET })
  @MinLength(32)
  readonly internalSecret: string;

  /** Where the supervisor writes which processes run; the commands beside a running platform read it. */
  @Variable('RUN_FILE', { default: '' })
  @IsString()
  readonly runFile: string;
}
