import { useActionData, useLoaderData } from '@remix-run/react';
import { readTrail, verifyTrail } from '~/features/audit/audit.server';
import { AuditPage } from '~/features/audit/audit-page';
import { actionGroups } from '~/features/audit/audit-view.server';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'audit' }),
  async ({ visit }) => {
    const trail = await readTrail(visit);
    return { trail, groups: actionGroups() };
  },
);

export const action = pageAction(({ visit, form }) => verifyTrail(visit, form));

export default function Audit() {
  const { trail, groups } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <AuditPage trail={trail} groups={groups} state={answered?.state} found={answered?.found ?? null} />;
}
