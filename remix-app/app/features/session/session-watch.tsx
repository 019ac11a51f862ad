import type { AuthenticatedUser, SessionDto } from '@gatehouse/contracts';
import { useRouteLoaderData } from '@remix-run/react';
import { AsksBeforeLeaving } from '~/components/forms/asks-before-leaving';
import type { readRoot } from '~/server/root.server';
import { whoIs } from '~/session-binding';
import { HeldPage } from './held-page';
import { SessionWarning } from './session-dialog';
import { useSessionWatch } from './use-session-watch';

/** Stands on every page for people who are signed in. */
export function SessionWatch() {
  const root = useRouteLoaderData<typeof readRoot>('root');
  return (
    <>
      <AsksBeforeLeaving />
      {root?.user && root.session && <Watch user={root.user} session={root.session} />}
    </>
  );
}

function Watch({ user, session }: { user: AuthenticatedUser; session: SessionDto }) {
  const watch = useSessionWatch(session, whoIs(user));
  if (watch.held) return <HeldPage key={watch.held.kind} user={user} held={watch.held} watch={watch} />;
  if (watch.stage.kind === 'fine') return null;
  return <SessionWarning user={user} watch={watch} />;
}
