import { useTexts } from '../../../shared/i18n/use-texts';
import { LinkTabs } from '../../components/link-tabs';
import type { partnerMessages } from './messages.server';

/** The products of a seller: the own ones, and those of others in which the seller has a part. */
export function ProductTabs({ current }: { readonly current: 'mine' | 'coProduced' | 'affiliated' }) {
  const t = useTexts<typeof partnerMessages>();
  const page = '/platform/my-products';
  return (
    <LinkTabs
      label={t('partners_products')}
      tabs={[
        { to: page, label: t('partners_mine'), current: current === 'mine' },
        {
          to: `${page}/co-produced`,
          label: t('partners_coProduced'),
          current: current === 'coProduced',
        },
        { to: `${page}/affiliated`, label: t('partners_affiliated'), current: current === 'affiliated' },
      ]}
    />
  );
}

/** The sales of a seller, by what the seller is in them. */
export function SalesTabs({ current }: { readonly current: 'producer' | 'partner' }) {
  const t = useTexts<typeof partnerMessages>();
  const page = '/platform/my-sales';
  return (
    <LinkTabs
      label={t('partners_sales')}
      tabs={[
        { to: page, label: t('partners_asProducer'), current: current === 'producer' },
        { to: `${page}/as-partner`, label: t('partners_asPartner'), current: current === 'partner' },
      ]}
    />
  );
}
