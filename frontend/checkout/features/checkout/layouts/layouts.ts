import type { ComponentType } from 'react';
import type { CheckoutOffer } from '../offer';
import { DefaultLayout } from './default/default-layout';
import { DropshippingLayout } from './dropshipping/dropshipping-layout';
import { VegaLayout } from './vega/vega-layout';

/** Three designs over one form. A layout is composition only: the composed blocks do not depend on it. */
export const LAYOUTS: Readonly<Record<CheckoutOffer['template'], ComponentType>> = {
  DEFAULT: DefaultLayout,
  DROPSHIPPING: DropshippingLayout,
  VEGA: VegaLayout,
};
