import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDevice } from '~/features/device/device.server';
import { DevicePage, type DeviceView } from '~/features/device/device-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs): Promise<DeviceView> {
  const { user } = await requireRoute(request);
  const code = new URL(request.url).searchParams.get('user_code') ?? '';
  const { name, email, tenantName } = user;
  return { user: { name, email, tenantName: tenantName ?? null }, code: code.slice(0, 40) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const { outcome, status } = await actOnDevice(request, session, await request.formData());
  return data(outcome, { status });
}

export default function Device() {
  return <DevicePage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
