import type { MetaFunction } from '@remix-run/node';
import { sellerLoader } from '../../access/area-handlers.server';
import { ChooseAreaPage } from '../../features/choose-area/choose-area-page';
import { loadChoice } from '../../features/choose-area/choose-area.server';

export const loader = sellerLoader({}, loadChoice);
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${String(data.texts.title)} · Guichê` : 'Guichê' },
];
export default ChooseAreaPage;
