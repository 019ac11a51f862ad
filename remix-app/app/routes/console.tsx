import { Outlet } from '@remix-run/react';
import { SessionWatch } from '~/features/session/session-watch';
import { ConsoleShell } from '~/features/shell/console-shell';

/** No guard here: a parent's guard does not protect its children, so each of them has its own. */
export default function ConsoleLayout() {
  return (
    <ConsoleShell>
      <Outlet />
      <SessionWatch />
    </ConsoleShell>
  );
}
