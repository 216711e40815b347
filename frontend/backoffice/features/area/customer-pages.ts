import type { IconName } from '../../components/icon';

interface CustomerPage {
  readonly to: string;
  readonly label: 'customer_purchases' | 'customer_content' | 'customer_data' | 'account';
  readonly icon: IconName;
}

/** The pages in the navigation of customers, at most four: a phone shows them at the bottom. */
export const CUSTOMER_PAGES: readonly CustomerPage[] = [
  { to: '/my-purchases', label: 'customer_purchases', icon: 'list' },
  { to: '/my-purchases/access-purchases', label: 'customer_content', icon: 'play' },
  { to: '/my-purchases/my-data', label: 'customer_data', icon: 'document' },
  { to: '/my-purchases/my-account', label: 'account', icon: 'account' },
];
