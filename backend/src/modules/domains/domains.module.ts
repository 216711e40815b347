import { Module } from '@nestjs/common';
import { TenantRepositories } from '../../database/index.js';
import { CallableAddresses } from '../../runtime/http/index.js';
import { IdentityModule } from '../identity/index.js';
import { AuditModule } from '../audit/index.js';
import { Domain, PlatformsModule } from '../platforms/index.js';
import { ReviewModule } from '../review/index.js';
import { CertificateReader, TlsCertificateReader } from './dns/certificate-reader.js';
import { DnsLookup, SystemDns } from './dns/dns-lookup.js';
import { AllowedHostController } from './http/allowed-host.controller.js';
import { DomainsController } from './http/domains.controller.js';
import { CheckDomains } from './jobs/check-domains.js';
import { CheckDomain } from './use-cases/check-domain.js';
import { ManageDomains } from './use-cases/manage-domains.js';

@Module({
  imports: [TenantRepositories.of(Domain), AuditModule, PlatformsModule, IdentityModule, ReviewModule],
  controllers: [DomainsController, AllowedHostController],
  providers: [
    ...[ManageDomains, CheckDomain, CheckDomains],
    { provide: DnsLookup, useClass: SystemDns },
    {
      provide: CertificateReader,
      inject: [CallableAddresses],
      useFactory: (callable: CallableAddresses) => new TlsCertificateReader(callable),
    },
  ],
})
export class DomainsModule {}
