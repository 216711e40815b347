import { domainsList } from '@guiche/lists';
import { bindList } from '../../../runtime/lists/index.js';

/** The hosts of the platform. */
export const domains = bindList(domainsList, {
  source: 'from domains_read d',
  id: 'd.id',
  tenant: 'd.platform_id',
  columns: {
    host: 'd.host',
    use: 'd.use',
    isDefault: `case when d.is_default then 'YES' else 'NO' end`,
    dnsState: 'd.dns_state',
    certificate: `case when d.certificate_state = 'ISSUED' and d.certificate_expires_at < d.checked_at + interval '14 days'
      then 'EXPIRING' else d.certificate_state end`,
    certificateExpires: 'd.certificate_expires_at',
    checked: 'd.checked_at',
    certificateIssued: 'd.certificate_issued_at',
    created: 'd.created_at',
  },
  filters: { use: 'd.use', dnsState: 'd.dns_state' },
});
