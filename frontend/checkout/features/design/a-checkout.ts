import { cents } from '@guiche/money';
import { createRef } from 'react';
import type { Checkout } from '../checkout/checkout-context';
import { formFromLink } from '../checkout/checkout-form';
import { anOffer } from '../checkout/offer.fixture';
import type { CheckoutOffer } from '../checkout/offer';
import { orderSum } from '../checkout/order-total';

const nothing = () => undefined;

/** A checkout in the middle of being filled in, to draw pieces with. */
export function aCheckout(): Checkout {
  const offer = dressed(anOffer({ typeProduct: 'FISICO', requiredDocumentAndPhone: true }));
  const form = {
    ...formFromLink(offer, new URLSearchParams('nome=Maria Aparecida Souza&cpf=11111111111')),
    ...{ cep: '01310-100', street: 'Avenida Paulista', number: '1000', district: 'Bela Vista' },
    ...{ city: 'São Paulo', state: 'SP', orderBumpsIds: ['b1'] },
  };
  const sum = orderSum(offer, form);
  return {
    ...{ coupon: null, link: null },
    ...{ offer, form, choices: form, sum, charged: sum.total, today: '2026-11-21', postcode: 'found' },
    ...{ problems: { cpf: 'CPF inválido. Confira os números.' }, notice: null, refusals: 0 },
    ...{ cardRefused: false, payWithPix: nothing, fill: nothing },
    boughtPaymentId: undefined,
    ...{ abandonedCartId: '', attemptKey: '', referer: '', production: true, installments: [] },
    ...{ sending: false, payable: true, live: true, formElement: createRef<HTMLFormElement>() },
    ...{ onSubmit: nothing, onChange: nothing, onFieldLeft: nothing, checkStep: () => true },
    ...{ onCardFrame: nothing, onCardChecked: nothing },
    ...{ whenStepIsSent: nothing, seek: nothing, whenFieldIsSought: nothing },
  };
}

function dressed(offer: CheckoutOffer): CheckoutOffer {
  const said = { image: null, title: 'Sandra Regina, Recife', stars: 4 };
  return {
    ...offer,
    checkoutBuilderConfig: {
      ...offer.checkoutBuilderConfig,
      ...{ enabledBannerText: true, bannerText: 'Oferta de lançamento: preço especial só nesta página' },
      countdown: { minutes: 15, endText: null },
      feedbacks: [{ ...said, id: 'f1', description: 'As aulas são curtas e diretas.' }],
    },
    product: {
      ...offer.product,
      ordersBumps: offer.product.ordersBumps.map((bump) => ({
        ...bump,
        offer: { ...bump.offer, title: 'Pacote com 40 filtros prontos', fakePrice: cents(4990) },
      })),
    },
  };
}
