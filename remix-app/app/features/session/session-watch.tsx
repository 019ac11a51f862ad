import type { AuthenticatedUser, SessionDto } from '@gatehouse/contracts';
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '~/root';
import { whoIs } from './session-check';
import { SessionDialog } from './session-dialog';
import { useSessionWatch } from './use-session-watch';

/** Stands on every page for people who are signed in. */
export function SessionWatch() {
  const root = useRouteLoaderData<typeof loader>('root');
  return root?.user && root.session ? <Watch user={root.user} session={root.session} /> : null;
}

function Watch({ user, session }: { user: AuthenticatedUser; session: SessionDto }) {
  const watch = useSessionWatch(session, whoIs(user));
  if (watch.stage.kind === 'fine') return null;
  return <SessionDialog user={user} watch={watch} />;
}
