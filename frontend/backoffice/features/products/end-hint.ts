import type { useTexts } from '../../../shared/i18n/use-texts';
import type { productMessages } from './messages.server';

interface PromotedProduct {
  readonly status: string;
  readonly affiliates: number;
}
type Translate = ReturnType<typeof useTexts<typeof productMessages>>;

/** What links do until the announced end. */
export const untilEnd = ({ status }: Pick<PromotedProduct, 'status'>, t: Translate): string =>
  t(status === 'ACTIVE' ? 'untilEnd_sold' : 'untilEnd_unsold');

/** Whom an announcement reaches, before it is made. */
export const endHint = (product: PromotedProduct, t: Translate): string =>
  `${t('endHint', { count: product.affiliates })} ${untilEnd(product, t)}`;
