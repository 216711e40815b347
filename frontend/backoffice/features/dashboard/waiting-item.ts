import type { IconName } from '../../components/icon';
import type { WaitingItem } from '../../components/waiting-panel';

/** The icons of pages on which something waits. */
const ICONS: Readonly<Record<string, IconName>> = {
  'manage-bank-accounts': 'bank',
  'manage-withdraws': 'bank',
  'document-validation': 'document',
  'review-inbox': 'inbox',
};

interface Waiting {
  readonly page: string;
  readonly to: string;
  readonly label: string;
  readonly count: string;
}

export const waitingItem = ({ page, to, label, count }: Waiting): WaitingItem => ({
  ...{ to, label, count },
  icon: ICONS[page] ?? 'list',
});
