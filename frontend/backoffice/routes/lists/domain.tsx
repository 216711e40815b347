import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { changeDomain, loadDomain } from '../../features/domains/domains.server';
import { DomainPage } from '../../features/domains/domain-page';

const access = { flag: ADMIN_PAGE_FLAGS.domains };
export const loader = adminLoader(access, loadDomain);
export const action = adminAction(access, changeDomain);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.row.host ?? ''} · Guichê` : 'Guichê' },
];
export default DomainPage;
