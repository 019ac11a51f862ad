import { AUDIT_ACTIONS } from '@gatehouse/contracts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readTrail, verifyTrail } from '~/features/audit/audit.server';
import { AuditPage } from '~/features/audit/audit-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const trail = await readTrail(request, await requireRoute(request));
  return { trail, actions: [...AUDIT_ACTIONS].sort() };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await verifyTrail(request, session, await request.formData());
  if (answer.ok) return data({ state: undefined, found: answer.found });
  return data({ state: answer.state, found: null }, { status: answer.status });
}

export default function Audit() {
  const { trail, actions } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <AuditPage trail={trail} actions={actions} state={answered?.state} found={answered?.found ?? null} />
  );
}
