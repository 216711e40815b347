import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Locale } from '@guiche/checkout-rules';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/index.js';
import { Reads, sql } from '../../database/index.js';
import { NotifyInvalidatedCache, PgNotifications } from '../../runtime/notifications/index.js';
import { CATALOG_CHANGED } from './catalog-changed.js';
import { isOperating, type PlatformStatus } from './domain/platform-status.js';
import type { OfferedLanguages } from './domain/offered-languages.js';
import type { Greetings } from './store/platform.entity.js';
import type { DomainUse } from './store/domain.entity.js';

const MOST_HOSTS = 5_000;
/** The cache key of an address without a name. No host name contains a space. */
const DEMO_ADDRESS = 'demo address';
/** What is kept of the host of the masters where no platform has it. */
const NO_PLATFORM_HAS_IT = 'no platform';

/**
 * What a host name is used for. In the demo an address without a name (127.0.0.1, localhost) is the first platform and also the
 * host of the masters, so that one address is enough to try everything.
 */
export interface HostUse {
  /** Null: no platform has this host. */
  readonly platformId: string | null;
  /** False: it is suspended or closed. Its people do not sign in, and it sells nothing. */
  readonly isOperating: boolean;
  /** Networks from which its staff use the administration. None: from everywhere. */
  readonly staffAddresses: readonly string[];
  /** The languages of its pages. Null: no platform has this host. */
  readonly languages: OfferedLanguages | null;
  /** What the pages of the platform show of it. */
  readonly brand: PlatformBrand | null;
  /** The address without a name of the demonstration: its checkout sells the offers of every platform. */
  readonly isDemoAddress: boolean;
  /** Whether masters sign in here. */
  readonly isMasterHost: boolean;
  /** What the addresses of the pages at this host begin with, for links in mails. */
  readonly origin: string;
}

/** How a platform presents itself. */
export interface PlatformBrand {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly supportEmail: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  readonly logoDarkUrl: string | null;
  readonly faviconUrl: string | null;
  readonly signInImageUrl: string | null;
  readonly accentColor: string | null;
  readonly supportPhone: string | null;
  readonly supportUrl: string | null;
  readonly termsVersion: string | null;
  readonly signInGreetings: Greetings;
  readonly hiddenPages: readonly string[];
  readonly poweredByShown: boolean;
}

interface PlatformOfHost extends PlatformBrand {
  readonly languages: readonly Locale[];
  readonly locale: Locale;
  readonly platformId: string;
  readonly staffAddresses: readonly string[];
  readonly status: PlatformStatus;
}

const COLUMNS = `p.id as "platformId", p.status, p.name, p.logo_url as "logoUrl", p.support_email as "supportEmail", p.terms_url as "termsUrl",
  p.privacy_url as "privacyUrl", p.logo_dark_url as "logoDarkUrl", p.favicon_url as "faviconUrl", p.sign_in_image_url as "signInImageUrl",
  p.accent_color as "accentColor", p.support_phone as "supportPhone", p.support_url as "supportUrl", p.terms_version as "termsVersion",
  p.languages, p.locale, p.staff_addresses as "staffAddresses", p.sign_in_greetings as "signInGreetings", p.hidden_pages as "hiddenPages", p.powered_by_shown as "poweredByShown"`;

const BY_HOST = sql<{ host: string }>(
  'platform-of-host',
  `select ${COLUMNS} from served_hosts s join platforms p on p.id = s.owner where s.host = :host`,
);

const HOST_OF = sql<{ platformId: string; use: DomainUse }>(
  'host-of-platform',
  `select host from domains where platform_id = :platformId and is_default and use in (:use, 'PANEL') order by use = :use desc limit 1`,
);

const STANDING = sql<{ platformId: string }>(
  'standing-of-platform',
  'select status from platforms where id = :platformId',
);

const IS_SERVED = sql<{ host: string }>('is-host-served', 'select from served_hosts where host = :host');

const FIRST = sql<object>('first-platform', `select ${COLUMNS} from platforms p order by p.id limit 1`);

/** Finds the platform of a request by its host name. No statement when warm. */
@Injectable()
export class Hosts {
  private readonly kept: NotifyInvalidatedCache<PlatformOfHost | typeof NO_PLATFORM_HAS_IT | undefined>;

  constructor(
    private readonly config: AppConfig,
    private readonly reads: Reads,
    channel: PgNotifications,
  ) {
    this.kept = new NotifyInvalidatedCache<PlatformOfHost | typeof NO_PLATFORM_HAS_IT | undefined>(channel, {
      channel: CATALOG_CHANGED,
      most: MOST_HOSTS,
    });
  }

  /** The use of the host that the request names: that of the reader, where our web server forwards one. */
  async of(request: FastifyRequest): Promise<HostUse> {
    const host = hostName(this.forwardedHost(request) ?? request.headers.host ?? '');
    const isNameless = isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host === 'localhost';
    const isDemoAddress = this.config.mode === 'demo' && isNameless;
    // A host that cannot be read is the empty text, and so is a setting that names no master host.
    const isMasterHost = isDemoAddress || (host !== '' && host === this.config.masterHost);
    const statement = isDemoAddress ? FIRST({}) : BY_HOST({ host });
    // Anybody may name any host: that a host has no platform is kept of the host of the masters only.
    const found = await this.kept.get(isDemoAddress ? DEMO_ADDRESS : host, async () => {
      const [platform] = await this.reads.prepared<PlatformOfHost>(statement);
      return platform ?? (isMasterHost ? NO_PLATFORM_HAS_IT : undefined);
    });
    const origin = this.originOf(host);
    const known = { isMasterHost, isDemoAddress, origin };
    if (found === undefined || found === NO_PLATFORM_HAS_IT)
      return {
        platformId: null,
        isOperating: false,
        staffAddresses: [],
        languages: null,
        brand: null,
        ...known,
      };
    const { platformId, status, staffAddresses, languages: offered, locale: usual, ...brand } = found;
    const languages = { offered, usual };
    return { platformId, isOperating: isOperating(status), staffAddresses, languages, brand, ...known };
  }

  /**
   * What the addresses of the pages of a platform begin with, for this use or, without a domain for it, for the panel. Undefined:
   * there is no such platform, or it has no host.
   */
  async originOfPlatform(platformId: string, use: DomainUse = 'PANEL'): Promise<string | undefined> {
    const [found] = await this.reads.prepared<{ host: string }>(HOST_OF({ platformId, use }));
    return found && this.originOf(found.host);
  }

  /** Whether a platform lets its people in: it is not suspended or closed. False: there is none. */
  async operates(platformId: string): Promise<boolean> {
    const [found] = await this.reads.primary<{ status: PlatformStatus }>(STANDING({ platformId }));
    return found !== undefined && isOperating(found.status);
  }

  /** Whether pages are served at a host, so that it may have a certificate. */
  async isServed(text: string): Promise<boolean> {
    const host = hostName(text);
    if (host !== '' && host === this.config.masterHost) return true;
    return (await this.reads.prepared(IS_SERVED({ host }))).length > 0;
  }

  /** What the addresses of the pages at a host begin with. */
  originOfHost(host: string): string {
    return this.originOf(host);
  }

  /** In production every page is served over https. In the demonstration the web server has a port of its own. */
  private originOf(host: string): string {
    return this.config.mode === 'demo' ? `http://${host}:${this.config.webPort}` : `https://${host}`;
  }

  /** Whether our web server sends this, which proves itself by the internal secret. */
  isFromWebServer({ headers: { 'x-guiche-secret': secret } }: FastifyRequest): boolean {
    return typeof secret === 'string' && isEqual(secret, this.config.internalSecret);
  }

  /** The host that the reader used, as our web server says. */
  private forwardedHost(request: FastifyRequest): string | undefined {
    const { 'x-guiche-host': host } = request.headers;
    return this.isFromWebServer(request) && typeof host === 'string' ? host : undefined;
  }
}

/** A host as it is stored: lower case, without a port, international names in ASCII. */
function hostName(text: string): string {
  const name = text.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  return name.startsWith('[') ? name : domainToASCII(name);
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
