import { Outlet, useRouteError } from '@remix-run/react';
import { customerLoader } from '../../access/area-handlers.server';
import { AreaError, AreaLayout } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';

export const loader = customerLoader({}, (call) => loadArea(call, 'customer'));

export default function Area() {
  return (
    <AreaLayout area="customer">
      <Outlet />
    </AreaLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}
