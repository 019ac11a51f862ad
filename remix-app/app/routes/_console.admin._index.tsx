import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/features/admin/admin-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { readSignInFigures } from '~/server/sign-in-figures.server';
import { readAttention } from '~/server/sso-attention.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const isMember = session.user.tenantId !== null;
  const [attention, figures] = await Promise.all([
    readAttention(request, session),
    isMember ? readSignInFigures(request, session) : null,
  ]);
  return { attention, figures };
}

export default function AdminDashboard() {
  return <AdminPage {...useLoaderData<typeof loader>()} />;
}
