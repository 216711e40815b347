import type { CheckoutTexts } from '../texts.server';

export const checkout: CheckoutTexts = {
  pageTitle: 'Checkout: {product}',
  secureEnvironment: 'Secure checkout',
  yourPurchase: 'Your purchase',
  recurring: '{price} every {days} days',
  stepBuyer: 'Your details',
  stepBuyerHint: 'We use this e-mail to talk to you about the purchase.',
  stepPayment: 'Payment',
  address: 'Delivery address',
  delivery: 'Delivery',
  freeDelivery: 'Free',
  deliveryAfterPostcode: 'Enter the postcode',
  fixedDelivery: 'Flat-rate delivery',

  name: 'Full name',
  namePlaceholder: 'As on your ID',
  email: 'E-mail',
  emailPlaceholder: 'you@example.com',
  phone: 'Mobile phone',
  phonePlaceholder: '(11) 91234-5678',
  cpf: 'CPF',
  cpfPlaceholder: '000.000.000-00',
  cep: 'Postcode (CEP)',
  street: 'Street',
  number: 'Number',
  complement: 'Complement',
  complementPlaceholder: 'Apartment, block, house',
  district: 'District',
  city: 'City',
  state: 'State',
  chooseState: 'Choose',
  optional: 'optional',

  methodPix: 'Pix',
  methodPixNote: 'Instant approval',
  pixHowTitle: 'Paying with Pix is simple',
  pixHowCode: 'The next screen gives you a QR code and a code to copy and paste.',
  pixHowApp: 'Pay in your Brazilian bank app, at any time of day.',
  pixHowDone: 'Confirmation takes seconds, without leaving the page.',
  noMethod: 'This offer does not take payments at the moment. Please contact the seller.',

  bumpsTitle: 'Add to your order',
  bumpAdd: 'Add to order',
  was: 'Was',
  now: 'now',

  summary: 'Order summary',
  product: 'Product',
  deliveryCost: 'Delivery',
  total: 'Total',
  totalWithoutScript:
    'The items you tick and the delivery you choose are added to the total shown on the next screen, before you pay.',
  submitPix: 'Get Pix code',
  submitPixAmount: 'Get Pix code for {amount}',
  submitting: 'Preparing your Pix…',
  trustData: 'Your data travels to us encrypted.',
  trustPayment: 'You pay only in your bank app: we never ask for a password.',
  poweredBy: 'Sale processed by {platform}',

  problemsTitle: 'Almost there: please check the fields below',
  purchaseInProgress:
    'Your order is already being processed. Wait a few seconds and tap again: you will not be charged twice.',
  priceChanged:
    'The price changed while you were filling in the form. Check the new total before you continue.',
  alreadyOrdered:
    'You already placed an order on this page with other details. If you really want a new order, confirm once more.',
  unavailable:
    'We cannot reach our system right now. Your details are still here: wait a few seconds and tap again. You will not be charged twice.',
  rejected: 'This payment could not be created. Nothing was charged: check your details and try again.',
};
