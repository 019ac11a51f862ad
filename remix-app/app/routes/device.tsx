import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDevice } from '~/features/device/device.server';
import { DevicePage } from '~/features/device/device-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => {
  const code = visit.url.searchParams.get('user_code') ?? '';
  const { name, email, tenantName } = visit.session.user;
  return { user: { name, email, tenantName: tenantName ?? null }, code: code.slice(0, 40) };
});

export const action = pageAction(({ visit, form }) => actOnDevice(visit, form));

export default function Device() {
  return <DevicePage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
