import type { ReactNode } from 'react';
import { CheckIcon } from '../../../../components/icons';
import buttonStyles from '../../../../components/button.module.css';
import { useCheckoutTexts } from '../../../../messages/use-texts';
import { useCheckout } from '../../checkout-context';
import styles from './step.module.css';
import type { StepState } from './step-order';
import type { StepName } from './use-steps';

interface StepProps {
  readonly step: StepName;
  readonly state: StepState;
  readonly number: number;
  readonly title: string;
  /** The filled-in values, for the collapsed step. */
  readonly summary?: readonly string[];
  /** The text of its Continue button; the last step has none. */
  readonly next?: string;
  readonly onOpen: () => void;
  readonly onContinue: (event: Pick<Event, 'preventDefault'>) => void;
  readonly children: ReactNode;
}

/** One step: open, done (a summary that opens it again) or waiting. Without script all steps are open. */
export function Step({ step, state, number, title, summary, next, onOpen, onContinue, children }: StepProps) {
  const { live } = useCheckout();
  return (
    <section
      className={styles.step}
      id={`step-${step}`}
      data-state={state}
      data-live={live || undefined}
      aria-labelledby={`step-${step}-title`}
    >
      <h2 className={styles.title} id={`step-${step}-title`}>
        <span className={styles.number}>{state === 'done' ? <CheckIcon /> : number}</span>
        {title}
      </h2>
      {state === 'done' ? <Summary lines={summary ?? []} title={title} onOpen={onOpen} /> : null}
      <div className={styles.body}>
        {children}
        {next === undefined ? null : <Continue step={step} words={next} onContinue={onContinue} />}
      </div>
    </section>
  );
}

interface SummaryProps {
  readonly lines: readonly string[];
  readonly title: string;
  readonly onOpen: () => void;
}

function Summary({ lines, title, onOpen }: SummaryProps) {
  const t = useCheckoutTexts();
  return (
    <button type="button" className={styles.summary} onClick={onOpen}>
      <span className={styles.lines}>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      <span className={styles.change}>
        {t('change')}
        <span className="visually-hidden"> {title}</span>
      </span>
    </button>
  );
}

const NEXT: Readonly<Record<StepName, string>> = { buyer: 'address', address: 'payment', payment: '' };

/** A link underneath: pressed before script is there, it opens the next step by its address alone. */
function Continue({
  step,
  words,
  onContinue,
}: Pick<StepProps, 'step' | 'onContinue'> & { readonly words: string }) {
  const physical = useCheckout().offer.product.typeProduct === 'FISICO';
  const next = physical ? NEXT[step] : 'payment';
  return (
    <a
      className={`${buttonStyles.button} ${styles.continue}`}
      role="button"
      href={`#step-${next}`}
      onClick={onContinue}
      onKeyDown={(event) => {
        if (event.key === ' ') onContinue(event);
      }}
    >
      {words}
    </a>
  );
}
