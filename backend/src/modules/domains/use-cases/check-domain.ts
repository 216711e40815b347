import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/index.js';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import { days, hours, minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import {
  Domain,
  announceCatalogChange,
  serveHost,
  type DnsRecord,
  type DnsState,
} from '../../platforms/index.js';
import { ReviewItems } from '../../review/index.js';
import { CertificateReader, type ShownCertificate } from '../dns/certificate-reader.js';
import { DnsLookup } from '../dns/dns-lookup.js';
import { expectedRecords, ownershipName } from '../domain/expected-records.js';
import { domainProblem } from '../domain-problems.js';

/** Staff are told so long before a certificate expires: renewal begins 30 days before, and failed for two weeks then. */
const EXPIRES_SOON_MS = days(14);
/** New records take minutes to be seen; a domain that is not set up after a day may take longer. */
const PENDING_PAUSE_MS = minutes(10);
const PAUSE_MS = hours(6);

interface Found {
  readonly state: DnsState;
  readonly records: readonly DnsRecord[];
  readonly certificate: ShownCertificate | undefined;
}

/** Compares the DNS records and the certificate of a domain with what they must be. */
@Injectable()
export class CheckDomain {
  constructor(
    @InjectTenantRepository(Domain) private readonly domains: TenantRepository<Domain>,
    private readonly dns: DnsLookup,
    private readonly certificates: CertificateReader,
    private readonly review: ReviewItems,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** @throws Problem notFound; dnsSilent, hostTaken (409): nothing was written */
  async check(ctx: TenantContext, id: string): Promise<void> {
    const domain = await this.transactions.run('findDomain', (tx) => this.domains.find(ctx, tx, { id }));
    if (!domain) throw runtimeProblem('notFound');
    const found = await this.look(domain);
    await this.transactions.run('checkDomain', (tx) => this.write(ctx, tx, domain, found));
  }

  /** Hosts below `localhost` lead to this machine without DNS, so in the demonstration they need no records. */
  isOfDemo(host: string): boolean {
    return this.config.mode === 'demo' && host.endsWith('.localhost');
  }

  private async look(domain: Domain): Promise<Found> {
    const { host } = domain;
    if (this.isOfDemo(host)) return { state: 'VERIFIED', records: [], certificate: undefined };
    const records = await this.recordsOf(domain);
    const isRight = records.every((one) => one.isRight);
    const isWrong = domain.verifiedAt !== null || records.some((one) => !one.isRight && one.found.length > 0);
    const certificate = isRight ? await this.certificates.read(host) : undefined;
    return { state: isRight ? 'VERIFIED' : isWrong ? 'ERROR' : 'PENDING', records, certificate };
  }

  private async recordsOf({ host, token }: Domain): Promise<readonly DnsRecord[]> {
    const target = this.config.domainsTarget;
    try {
      const [cname, addresses, targetAddresses, texts] = await Promise.all([
        ...[this.dns.cname(host), this.dns.addresses(host), this.dns.addresses(target)],
        this.dns.texts(ownershipName(host)),
      ]);
      return expectedRecords(
        { host, token, target },
        {
          cname: cname ?? [],
          addresses: addresses ?? [],
          targetAddresses: targetAddresses ?? [],
          texts: texts ?? [],
        },
      );
    } catch {
      throw domainProblem('dnsSilent');
    }
  }

  private async write(
    ctx: TenantContext,
    tx: Parameters<Parameters<Transactions['run']>[1]>[0],
    { id, host, verifiedAt, certificateState }: Domain,
    { state, records, certificate }: Found,
  ): Promise<void> {
    const now = this.clock.now();
    const isVerified = state === 'VERIFIED';
    const pause = state === 'PENDING' ? PENDING_PAUSE_MS : PAUSE_MS;
    if (isVerified && !(await serveHost(tx, ctx.platformId, host))) throw domainProblem('hostTaken');
    await this.domains.save(ctx, tx, id, {
      ...{ dnsState: state, records, checkedAt: now, nextCheckAt: new Date(now.getTime() + pause) },
      ...(isVerified && { verifiedAt: verifiedAt ?? now }),
      ...(isVerified && {
        certificateState: certificate === undefined ? 'NONE' : certificate.isTrusted ? 'ISSUED' : 'ERROR',
        certificateIssuedAt: certificate?.issuedAt ?? null,
        certificateExpiresAt: certificate?.expiresAt ?? null,
      }),
    });
    // Later checks change nothing that processes cache.
    if (isVerified && verifiedAt === null) announceCatalogChange(tx);
    const at = { paymentId: null, attemptId: null, now };
    if (state === 'ERROR' && verifiedAt !== null)
      await this.review.raise(ctx, tx, at, {
        kind: 'DOMAIN_BROKEN',
        detail: { host, records: wrong(records) },
      });
    const expires = certificate?.expiresAt.getTime() ?? Infinity;
    const wasLost = isVerified && certificate?.isTrusted !== true && certificateState === 'ISSUED';
    if (expires - now.getTime() < EXPIRES_SOON_MS || wasLost)
      await this.review.raise(ctx, tx, at, {
        kind: 'CERTIFICATE_EXPIRING',
        detail: { host, expiresAt: certificate?.expiresAt.toISOString() ?? null },
      });
  }
}

const wrong = (records: readonly DnsRecord[]) =>
  records.filter((one) => !one.isRight).map(({ type, name, expected }) => ({ type, name, expected }));
