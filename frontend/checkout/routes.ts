import { index, route, type RouteConfig } from '@remix-run/route-config';

/** Only where Vite serves the sources: the built site knows no such page. */
const forDevelopers = import.meta.env.DEV ? [route('resources/design', './routes/resources/design.tsx')] : [];

/** The buyer's site. */
export default [
  index('./routes/_public/home.tsx'),
  route('checkout/payment/:paymentId', './routes/checkout/payment.tsx'),
  ...forDevelopers,
  route('checkout/:checkoutId', './routes/checkout/checkout.tsx'),
  route('checkout/:checkoutId/card', './routes/checkout/card-frame.ts'),
  route('checkout/:checkoutId/tracker/:tracker', './routes/checkout/tracker-frame.ts'),
  route('checkout-preview', './routes/checkout/preview.tsx'),
  route('l/:code', './routes/checkout/short-link.tsx'),
  route('language', './routes/resources/language.ts'),
  route('*', './routes/_public/not-found.tsx'),
] satisfies RouteConfig;
