import { Title } from '@mantine/core';
import { useNavigate } from '@remix-run/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  readonly title: string;
  /** The page that asks; Escape leads back there. */
  readonly backTo: string;
  /** Where nothing is drawn below it, its title is that of the page. */
  readonly isWholePage?: boolean;
  /** What will happen, what cannot be undone, and the form. */
  readonly children: ReactNode;
}

/**
 * The page of a confirmation, a route of its own below the page that asks. Without script it stands above that page; with script
 * it is a modal dialogue.
 */
export function Confirmation({ title, backTo, isWholePage = false, children }: ConfirmationProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.close();
    element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={styles.confirmation}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(backTo, { preventScrollReset: true });
      }}
    >
      <Title order={isWholePage ? 1 : 2} size="h2" id={id} mb="sm">
        {title}
      </Title>
      {children}
    </dialog>
  );
}
