import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { onlyInDemo } from '../../features/design/only-in-demo.server';
import type { RootData } from '../../root';
import { AreaFrame } from '../../shell/area-frame';
import type { PageHandle } from '../../shell/breadcrumbs';
import { BackofficeErrorPage } from '../../shell/error-page';
import { allowedNavigation, type NavigationSection } from '../../shell/navigation';

const DESIGN = '/resources/design/back-office';

const NAVIGATION: readonly NavigationSection[] = [
  {
    items: [
      { to: DESIGN, label: 'Componentes' },
      { to: `${DESIGN}/patterns`, label: 'Padrões de páginas' },
      { to: `${DESIGN}/form`, label: 'Formulário', waiting: 2 },
    ],
  },
  {
    title: 'Páginas de erro',
    items: [
      { to: `${DESIGN}/error/401`, label: 'Sem sessão' },
      { to: `${DESIGN}/error/403`, label: 'Sem permissão' },
      { to: `${DESIGN}/error/404`, label: 'Não encontrada' },
      { to: `${DESIGN}/error/503`, label: 'Indisponível' },
      // Hidden without the permission: the demo reads the page without it.
      { to: `${DESIGN}/sales`, label: 'Vendas', access: { area: 'admin', flag: 'isSalesAvailable' } },
    ],
  },
];

export const handle: PageHandle = { breadcrumb: () => 'Design' };

export function loader(args: LoaderFunctionArgs) {
  onlyInDemo(args);
  return null;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <AreaFrame name="Conecta Saber" navigation={allowedNavigation(NAVIGATION, new Set())}>
      {children}
    </AreaFrame>
  );
}

export default function DesignLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** An error of a page is shown inside the frame of its area, so that the reader can go elsewhere. */
export function ErrorBoundary() {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <Frame>
      <BackofficeErrorPage error={useRouteError()} requestId={root?.requestId} />
    </Frame>
  );
}
