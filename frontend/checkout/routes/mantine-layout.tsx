import { Outlet } from '@remix-run/react';
import { MantineFrame } from '../theme/mantine/mantine-frame';

/** Around the pages made of Mantine's components. The checkout is none of them: it would pay for them in every sale. */
export default function MantineLayout() {
  return (
    <MantineFrame>
      <Outlet />
    </MantineFrame>
  );
}
