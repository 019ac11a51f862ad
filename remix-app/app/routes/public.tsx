import { Outlet } from '@remix-run/react';
import { PublicShell } from '~/features/shell/public-shell';

export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
