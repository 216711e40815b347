import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminAction, adminLoader } from '../../access/area-handlers.server';
import { createCharges, loadNewCharge } from '../../features/charges/charges.server';
import { NewChargePage } from '../../features/charges/new-charge-page';

const access = { flag: ADMIN_PAGE_FLAGS.charges };
export const loader = adminLoader(access, loadNewCharge);
export const action = adminAction(access, createCharges);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.newTitle)} · Guichê` : 'Guichê' },
];
export default NewChargePage;
