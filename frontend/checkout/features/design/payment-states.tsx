import type { Message } from '@guiche/i18n';
import { TextsProvider } from '../../../shared/i18n/use-texts';
import { BilletPanel } from '../payment/billet-panel';
import { PaymentOutcome } from '../payment/payment-outcome';
import type { PaymentData } from '../payment/payment';
import { aPayment } from '../payment/payment.fixture';
import type { PaymentViewName } from '../payment/payment-view';
import { PixPanel } from '../payment/pix-panel';
import type { ReactNode } from 'react';
import styles from './design-page.module.css';
import { Section, Specimen } from './specimen';

const NOW = '2026-11-21T12:00:00Z';
const PAYMENT = aPayment({
  ...{ expiresAt: '2026-11-21T12:30:00Z', billetUrl: 'https://banco.example/boleto.pdf' },
  paymentId: '019aa1d0-0000-7000-8000-00000000f001',
  pixCode: '00020101021226850014br.gov.bcb.pix2563pix.example/qr/v2/9d36b84fc70b478f95bc12729b90ca25',
  billetCode: '34191.10121 34567.880058 71234.570001 6 16670000012345',
});

/** Every state of a payment, with the buyer's next actions. */
const OUTCOMES: readonly {
  readonly name: string;
  readonly view: Exclude<PaymentViewName, 'pending'>;
  readonly news: Partial<PaymentData>;
}[] = [
  { name: 'being confirmed', view: 'confirming', news: { confirming: true } },
  { name: 'card in analysis', view: 'analysing', news: { method: 'CREDIT_CARD' } },
  {
    name: 'paid',
    view: 'approved',
    news: {
      status: 'APPROVED',
      access: [{ title: 'Fotografia com o Celular', address: 'https://cursos.conecta.example/fotografia' }],
    },
  },
  {
    name: 'paid, though the order was paid before',
    view: 'approved',
    news: { status: 'APPROVED', paidTwice: true },
  },
  { name: 'card refused', view: 'rejected', news: { method: 'CREDIT_CARD', reason: 'INSUFFICIENT_FUNDS' } },
  { name: 'expired, a new code to be had', view: 'canceled', news: { reason: 'EXPIRED', renewable: true } },
  { name: 'given back', view: 'refunded', news: {} },
  { name: 'disputed', view: 'chargeback', news: {} },
];

function Card({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

interface PaymentStatesProps {
  readonly texts: Readonly<Record<string, Message>>;
}

export function PaymentStates({ texts }: PaymentStatesProps) {
  const nothing = () => Promise.resolve(true);
  return (
    <TextsProvider locale="pt-BR" texts={texts}>
      <Section title="Payment states">
        <Specimen name="waiting for a Pix" wide>
          <Card>
            <PixPanel payment={PAYMENT} drawnAt={NOW} checkNow={nothing} />
          </Card>
        </Specimen>
        <Specimen name="waiting for a bank slip" wide>
          <Card>
            <BilletPanel payment={PAYMENT} checkNow={nothing} isDemo />
          </Card>
        </Specimen>
        {OUTCOMES.map(({ name, view, news: notification }) => (
          <Specimen key={name} name={name} wide>
            <Card>
              <PaymentOutcome
                view={view}
                payment={{ ...PAYMENT, ...notification }}
                productName="Fotografia com o Celular"
                methods={['PIX', 'CREDIT_CARD', 'BILLET']}
                formKept
                renewFailed={view === 'canceled'}
                backTo="/"
              />
            </Card>
          </Specimen>
        ))}
      </Section>
    </TextsProvider>
  );
}
