import type { ReactNode } from 'react';
import { BuyerFields } from '../checkout/fields/buyer-fields';
import { AddressFields } from '../checkout/fields/address-fields';
import { DeliveryOptions } from '../checkout/fields/delivery-options';
import { OrderBumps } from '../checkout/fields/order-bumps';
import { PaymentMethods } from '../checkout/fields/payment-methods';
import { AcceptedMethods } from '../checkout/layouts/dropshipping/accepted-methods';
import { Step } from '../checkout/layouts/dropshipping/step';
import { CheckoutProvider } from '../checkout/checkout-context';
import { StepCard } from '../checkout/layouts/step-card';
import { OrderSummary } from '../checkout/order-summary';
import { PayNow } from '../checkout/pay-now';
import { ProblemSummary } from '../checkout/problem-summary';
import { ProductSummary } from '../checkout/product-summary';
import { Banner } from '../checkout/seller/banner';
import { CountdownBanner } from '../checkout/seller/countdown-banner';
import { Feedbacks } from '../checkout/seller/feedbacks';
import { aCheckout } from './a-checkout';
import { Section, Specimen } from './specimen';

const nothing = () => undefined;
const DONE = ['Maria Aparecida Souza', 'maria@exemplo.com.br', '(11) 98765-4321'];

/** The blocks of the three layouts, each once. Complete layouts are shown in the demo. */
export function CheckoutPieces() {
  return (
    <CheckoutProvider value={aCheckout()}>
      <SellersSigns />
      <WhatIsBought />
      <WhatIsAsked />
    </CheckoutProvider>
  );
}

function SellersSigns() {
  return (
    <Section title="Checkout: the seller's signs">
      <Piece name="banner">
        <Banner />
      </Piece>
      <Piece name="countdown">
        <CountdownBanner />
      </Piece>
      <Piece name="feedbacks">
        <Feedbacks />
      </Piece>
    </Section>
  );
}

function WhatIsBought() {
  return (
    <Section title="Checkout: what is bought">
      <Piece name="product">
        <ProductSummary />
      </Piece>
      <Piece name="bumps">
        <OrderBumps />
      </Piece>
      <Piece name="summary, with a subtotal">
        <OrderSummary withSubtotal />
      </Piece>
    </Section>
  );
}

function WhatIsAsked() {
  return (
    <Section title="Checkout: what is asked">
      <Piece name="buyer, one field wrong (Default, Vega)">
        <StepCard id="card" number={1} title="Seus dados">
          <ProblemSummary />
          <BuyerFields />
        </StepCard>
      </Piece>
      <Piece name="address and delivery">
        <StepCard id="address" title="Endereço de entrega">
          <AddressFields />
          <DeliveryOptions />
        </StepCard>
      </Piece>
      <Piece name="payment">
        <StepCard id="payment" number={2} title="Pagamento">
          <PaymentMethods />
          <PayNow />
        </StepCard>
      </Piece>
      <Piece name="steps (Dropshipping): done, open, waiting">
        <Step
          step="buyer"
          number={1}
          title="Seus dados"
          state="done"
          summary={DONE}
          onOpen={nothing}
          onContinue={nothing}
        >
          {null}
        </Step>
        <Step
          step="address"
          number={2}
          title="Endereço de entrega"
          state="open"
          next="Continuar para o pagamento"
          onOpen={nothing}
          onContinue={nothing}
        >
          <p>…</p>
        </Step>
        <Step
          step="payment"
          number={3}
          title="Pagamento"
          state="waiting"
          onOpen={nothing}
          onContinue={nothing}
        >
          {null}
        </Step>
      </Piece>
      <Piece name="accepted methods">
        <AcceptedMethods />
      </Piece>
    </Section>
  );
}

function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Specimen name={name} wide>
      {children}
    </Specimen>
  );
}
