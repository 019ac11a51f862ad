import { ActivateTenantSchema, IdSchema } from '@gatehouse/contracts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { TenantsPage } from '~/features/tenants/tenants-page';
import { titleFromTable } from '~/meta';
import { answerOf, api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { listTenants } from '~/server/tenants.server';

export const meta = titleFromTable;

/** A refused change most often means that the list is out of date. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

const ActivateFormSchema = z.object({
  id: IdSchema,
  version: z.coerce.number().pipe(ActivateTenantSchema.shape.version),
});

export async function loader({ request }: LoaderFunctionArgs) {
  return listTenants(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const checked = checkForm(form, ActivateFormSchema);
  if (!checked.ok) return data(checked.state, { status: 422 });

  const { id, version } = checked.value;
  const { token } = session;
  const answer = await answerOf(
    request,
    api(request, { token }).POST('/api/v1/tenants/{id}/activate', {
      params: { path: { id } },
      body: { version },
    }),
  );
  if (!answer.ok) {
    const state = refusedForm(form, answer.problem, 'The tenant was not activated. Please try again.');
    return data(state, { status: answer.problem.status });
  }
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice('tenant-activated') } });
}

export default function Tenants() {
  return <TenantsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
