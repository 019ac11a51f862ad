import { useActionData, useLoaderData } from '@remix-run/react';
import { PlatformSecurityPage } from '~/features/oversight/platform-security-page';
import { liftRateLimit, readPlatformSecurity } from '~/features/oversight/security-overview.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readPlatformSecurity(visit));

export const action = pageAction(({ visit, form }) => liftRateLimit(visit, form));

export default function PlatformSecurity() {
  return (
    <PlatformSecurityPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
  );
}
