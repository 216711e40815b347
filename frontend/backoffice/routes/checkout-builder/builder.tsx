import type { MetaFunction } from '@remix-run/node';
import { sellerAction, sellerLoader } from '../../access/area-handlers.server';
import { BuilderPage, builderTitle } from '../../features/checkout-builder/builder-page';
import { changeBuilder, loadBuilder } from '../../features/checkout-builder/builder.server';

export const loader = sellerLoader({}, loadBuilder);
export const action = sellerAction({}, changeBuilder);
export const meta: MetaFunction<typeof loader> = ({ data }) => builderTitle(data);
export default BuilderPage;
