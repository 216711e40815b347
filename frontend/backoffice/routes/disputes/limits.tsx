import type { MetaFunction } from '@remix-run/node';
import { ADMIN_PAGE_FLAGS } from '@guiche/access';
import { adminLoader } from '../../access/area-handlers.server';
import { ChargebackLimitsPage, chargebackLimitsTitle } from '../../features/disputes/chargeback-limits-page';
import { loadChargebackLimits } from '../../features/disputes/disputes.server';

export const loader = adminLoader({ flag: ADMIN_PAGE_FLAGS.disputes }, loadChargebackLimits);
export const meta: MetaFunction<typeof loader> = ({ data }) => chargebackLimitsTitle(data);
export default ChargebackLimitsPage;
