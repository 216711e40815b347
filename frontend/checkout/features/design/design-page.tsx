import type { Message } from '@guiche/i18n';
import { useEffect } from 'react';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { SellerColours } from '../../theme/seller-colours';
import { CheckoutPieces } from './checkout-pieces';
import { ComponentStates } from './component-states';
import styles from './design-page.module.css';
import { PaymentStates } from './payment-states';
import { showStates } from './shown-states';
import { Tokens } from './tokens';

export interface DesignPageProps {
  readonly checkoutTexts: Readonly<Record<string, Message>>;
  readonly paymentTexts: Readonly<Record<string, Message>>;
  /** Of any colour a seller may choose, tried by `?primary=f5c400`. */
  readonly colours: string;
}

/** The components of every page, in each of their states, rendered by the same code as the pages. */
export function DesignPage({ checkoutTexts, paymentTexts, colours }: DesignPageProps) {
  useEffect(showStates, []);
  return (
    <main className={styles.page}>
      <SellerColours colours={colours} />
      <h1 className={styles.pageTitle}>Design</h1>
      <Tokens />
      <ComponentStates />
      <TextsProvider locale="pt-BR" texts={checkoutTexts}>
        <CheckoutPieces />
      </TextsProvider>
      <PaymentStates texts={paymentTexts} />
    </main>
  );
}
