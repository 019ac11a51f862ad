import { SsoTypeSchema } from '@gatehouse/contracts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewConfigurationPage } from '~/features/sso-configuration/new-configuration-page';
import {
  configurationsBase,
  createConfiguration,
} from '~/features/sso-configuration/sso-configurations.server';
import { titleFromTable } from '~/meta';
import { isPlatform, requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  const type = SsoTypeSchema.safeParse(new URL(request.url).searchParams.get('type')).data ?? null;
  return { type, base: configurationsBase(request), isPlatform: isPlatform(session) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await createConfiguration(request, session, await request.formData());
  return answer.ok ? redirect(answer.to) : data(answer.state, { status: answer.status });
}

export default function NewSsoConfiguration() {
  return <NewConfigurationPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
