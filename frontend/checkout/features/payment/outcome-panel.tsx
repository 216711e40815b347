import type { ComponentType, ReactNode } from 'react';
import { AlertIcon, CheckIcon, ClockIcon, CrossIcon, ReturnIcon } from '../../components/icons';
import styles from './outcome-panel.module.css';
import type { PaymentViewName } from './payment-view';

type Look = 'good' | 'bad' | 'calm';
type Outcome = Exclude<PaymentViewName, 'pending'>;

const SIGNS: Record<Outcome, { icon: ComponentType; look: Look }> = {
  confirming: { icon: Spinner, look: 'calm' },
  analysing: { icon: Spinner, look: 'calm' },
  approved: { icon: CheckIcon, look: 'good' },
  rejected: { icon: CrossIcon, look: 'bad' },
  canceled: { icon: ClockIcon, look: 'calm' },
  refunded: { icon: ReturnIcon, look: 'calm' },
  chargeback: { icon: AlertIcon, look: 'calm' },
};

interface OutcomePanelProps {
  readonly view: Outcome;
  readonly children: ReactNode;
}

function Spinner() {
  return <span className={styles.spinner} />;
}

/** The outcome, or the reason for waiting: one icon and plain text. */
export function OutcomePanel({ view, children }: OutcomePanelProps) {
  const { icon: Sign, look } = SIGNS[view];
  return (
    <div className={styles.panel}>
      <span className={styles.sign} data-look={look}>
        <Sign />
      </span>
      {children}
    </div>
  );
}
