import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnOwnDevice, listDevices } from '~/features/account/devices.server';
import { DevicesPage } from '~/features/account/devices-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => ({ devices: await listDevices(visit) }));

export const action = pageAction(({ visit, form }) => actOnOwnDevice(visit, form));

export default function MyDevices() {
  return (
    <DevicesPage devices={useLoaderData<typeof loader>().devices} answer={useActionData<typeof action>()} />
  );
}
