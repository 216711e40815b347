import { Outlet, useRouteError } from '@remix-run/react';
import { customerLoader } from '../../access/area-handlers.server';
import { AreaError } from '../../features/area/area-layout';
import { loadArea } from '../../features/area/area.server';
import { CustomerLayout } from '../../features/area/customer-layout';

export const loader = customerLoader({}, (call) => loadArea(call, 'customer'));

export default function Area() {
  return (
    <CustomerLayout>
      <Outlet />
    </CustomerLayout>
  );
}

export function ErrorBoundary() {
  return <AreaError error={useRouteError()} />;
}
