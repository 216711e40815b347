import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DesignPage } from '../../features/design/design-page';
import { textsOf } from '../../i18n/texts.server';

export const meta: MetaFunction = () => [{ title: 'Design' }, { name: 'robots', content: 'noindex' }];

/** A page for those who work on the pages: routes.ts knows it on a developer's server alone. */
export function loader({ request }: LoaderFunctionArgs) {
  const primary = new URL(request.url).searchParams.get('primary');
  return {
    checkoutTexts: textsOf('pt-BR', 'checkout'),
    paymentTexts: textsOf('pt-BR', 'payment'),
    primary: primary && /^[\da-f]{6}$/i.test(primary) ? `#${primary}` : null,
  };
}

export default function Design() {
  return <DesignPage {...useLoaderData<typeof loader>()} />;
}
