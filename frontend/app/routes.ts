import { index, layout, route, type RouteConfig } from '@remix-run/route-config';

/** The whole site. */
export default [
  layout('./routes/mantine-layout.tsx', [
    index('./routes/_public/home.tsx'),
    route('checkout/payment/:paymentId', './routes/checkout/payment.tsx'),
  ]),
  route('checkout/:checkoutId', './routes/checkout/checkout.tsx'),
  route('language', './routes/resources/language.ts'),
  route('*', './routes/_public/not-found.tsx'),
] satisfies RouteConfig;
