import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { addDomain, loadNewDomain } from '../../features/domains/domains.server';
import { NewDomainPage } from '../../features/domains/new-domain-page';

const access = { flag: ADMIN_PAGE_FLAGS.domains };
export const loader = adminLoader(access, loadNewDomain);
export const action = adminAction(access, addDomain);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewDomainPage;
