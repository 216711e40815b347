import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DEFAULT_PRIMARY_COLOR } from '@guiche/checkout-rules';
import { DesignPage } from '../../features/design/design-page';
import { textsOf } from '../../messages/texts.server';
import { sellerColours } from '../../theme/seller-colours.server';

export const meta: MetaFunction = () => [{ title: 'Design' }, { name: 'robots', content: 'noindex' }];

/** A page for developers: routes.ts includes it on a development server only. */
export function loader({ request }: LoaderFunctionArgs) {
  const primary = new URL(request.url).searchParams.get('primary');
  return {
    checkoutTexts: textsOf('pt-BR', 'checkout'),
    paymentTexts: textsOf('pt-BR', 'payment'),
    colours: sellerColours({ primary: primary && `#${primary}`, fallback: DEFAULT_PRIMARY_COLOR }),
  };
}

export default function Design() {
  return <DesignPage {...useLoaderData<typeof loader>()} />;
}
