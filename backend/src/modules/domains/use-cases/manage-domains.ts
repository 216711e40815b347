import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/index.js';
import { InjectTenantRepository, TenantRepository, Transactions } from '../../../database/index.js';
import type { Session } from '../../../runtime/access/index.js';
import { minutes } from '../../../runtime/clock/durations.js';
import { Clock } from '../../../runtime/clock/index.js';
import type { TenantContext } from '../../../runtime/context/index.js';
import { runtimeProblem } from '../../../runtime/errors/index.js';
import { newId } from '../../../runtime/ids/index.js';
import { AuditLog } from '../../audit/index.js';
import { Reauthentication, type Proof } from '../../identity/index.js';
import {
  Domain,
  Hosts,
  PlatformSettings,
  announceCatalogChange,
  isOwnHost,
  newDomainToken,
  normalizeHost,
  serveHost,
  stopServingHost,
  type DnsRecord,
  type DomainUse,
} from '../../platforms/index.js';
import { domainProblem, invalidHostTexts } from '../domain-problems.js';
import { expectedRecords } from '../domain/expected-records.js';
import { CheckDomain } from './check-domain.js';

/** More than any platform needs, and few enough to check again and again. */
export const MOST_DOMAINS = 50;

export interface DomainShown {
  readonly records: readonly DnsRecord[];
  readonly isDefault: boolean;
  readonly isVerified: boolean;
}

/** Why somebody changes where a platform is reached, and the proof that it is they. */
export interface DomainDecision extends Proof {
  readonly reason: string;
}

/** The hosts of a platform. */
@Injectable()
export class ManageDomains {
  constructor(
    @InjectTenantRepository(Domain) private readonly domains: TenantRepository<Domain>,
    private readonly settings: PlatformSettings,
    private readonly hosts: Hosts,
    private readonly checking: CheckDomain,
    private readonly reauthentication: Reauthentication,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Adds a host, which is used once its DNS records are right, and returns its id.
   * @throws Problem validation (422): no host; hostTaken, tooManyDomains, domainsNotConfigured (409). Nothing was written
   */
  async add(ctx: TenantContext, { host: text, use }: { host: string; use: DomainUse }): Promise<string> {
    const { domainsTarget: target, masterHost } = this.config;
    if (target === '') throw domainProblem('domainsNotConfigured');
    const host = normalizeHost(text);
    if (host === undefined) throw runtimeProblem('validation', { errors: { host: [invalidHostTexts] } });
    if (host === target || host === masterHost || (await this.hosts.isServed(host)))
      throw domainProblem('hostTaken');
    const now = this.clock.now();
    const id = newId(now);
    const isOfDemo = this.checking.isOfDemo(host);
    const row: Omit<Domain, 'platformId' | 'version' | 'updatedBy' | 'updatedAt'> = {
      ...{ id, host, use, isDefault: false, token: newDomainToken(), records: [] },
      ...{ dnsState: isOfDemo ? 'VERIFIED' : 'PENDING', verifiedAt: isOfDemo ? now : null, checkedAt: null },
      ...{ nextCheckAt: new Date(now.getTime() + minutes(1)), createdAt: now },
      ...{ certificateState: 'NONE', certificateIssuedAt: null, certificateExpiresAt: null },
    };
    await this.transactions
      .run('addDomain', async (tx) => {
        const present = await this.domains.list(ctx, tx, {
          select: { id: true, platformId: true },
          take: MOST_DOMAINS,
        });
        if (present.length >= MOST_DOMAINS) throw domainProblem('tooManyDomains');
        await this.domains.insert(ctx, tx, row);
        if (isOfDemo && !(await serveHost(tx, ctx.platformId, host))) throw domainProblem('hostTaken');
      })
      .catch((error: unknown) => {
        throw isOwnHost(error) ? domainProblem('hostTaken') : error;
      });
    return id;
  }

  /** The DNS records that a host needs, as the last check found them. @throws Problem notFound */
  async show(ctx: TenantContext, id: string): Promise<DomainShown> {
    const found = await this.transactions.run('showDomain', (tx) => this.domains.find(ctx, tx, { id }));
    if (!found) throw runtimeProblem('notFound');
    const { host, token, isDefault, verifiedAt, records } = found;
    const needed = expectedRecords({ host, token, target: this.config.domainsTarget });
    const isOfDemo = this.checking.isOfDemo(host);
    return {
      records: isOfDemo ? [] : records.length > 0 ? records : needed,
      ...{ isDefault, isVerified: verifiedAt !== null },
    };
  }

  /**
   * Makes links of the use with this host from now on. The former default stays a host of the platform.
   * @throws Problem validation (422): password or code; notFound; domainNotVerified (409). Nothing was written
   */
  async makeDefault(
    ctx: TenantContext,
    session: Session,
    id: string,
    decision: DomainDecision,
  ): Promise<void> {
    await this.reauthentication.demand(ctx, session, decision);
    await this.transactions.run('makeDomainDefault', async (tx) => {
      const found = await this.domains.lock(ctx, tx, id);
      if (!found) throw runtimeProblem('notFound');
      if (found.verifiedAt === null || found.dnsState !== 'VERIFIED')
        throw domainProblem('domainNotVerified');
      if (found.isDefault) return;
      const former = await this.domains.find(ctx, tx, { use: found.use, isDefault: true });
      if (former) await this.domains.save(ctx, tx, former.id, { isDefault: false });
      await this.domains.save(ctx, tx, id, { isDefault: true });
      if (found.use === 'PANEL') await this.settings.write(ctx, tx, { host: found.host });
      announceCatalogChange(tx, ctx.platformId);
      this.record(ctx, tx, 'domain.madeDefault', found, decision.reason);
    });
  }

  /**
   * Removes a host. Nobody reaches the platform at it any more.
   * @throws Problem validation (422): password or code; notFound; domainIsDefault, lastPanelDomain (409). Nothing was written
   */
  async remove(ctx: TenantContext, session: Session, id: string, decision: DomainDecision): Promise<void> {
    await this.reauthentication.demand(ctx, session, decision);
    await this.transactions.run('removeDomain', async (tx) => {
      const found = await this.domains.lock(ctx, tx, id);
      if (!found) throw runtimeProblem('notFound');
      if (found.isDefault) throw domainProblem('domainIsDefault');
      if (found.use === 'PANEL' && found.verifiedAt !== null) await this.refuseLastPanel(ctx, tx);
      await this.domains.delete(ctx, tx, id);
      await stopServingHost(tx, ctx.platformId, found.host);
      announceCatalogChange(tx);
      this.record(ctx, tx, 'domain.removed', found, decision.reason);
    });
  }

  private async refuseLastPanel(
    ctx: TenantContext,
    tx: Parameters<Parameters<Transactions['run']>[1]>[0],
  ): Promise<void> {
    const panel = await this.domains.list(ctx, tx, { where: { use: 'PANEL' } });
    if (panel.filter(({ verifiedAt }) => verifiedAt !== null).length <= 1)
      throw domainProblem('lastPanelDomain');
  }

  private record(
    ctx: TenantContext,
    tx: Parameters<Parameters<Transactions['run']>[1]>[0],
    action: string,
    { id, host, use }: Domain,
    reason: string,
  ): void {
    this.audit.record(ctx, tx, { action, subject: 'domains', subjectId: id, after: { host, use }, reason });
  }
}
