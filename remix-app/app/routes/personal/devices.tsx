import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forgetDevice, listDevices, renameDevice, signOutDevice } from '~/features/account/devices.server';
import { DevicesPage } from '~/features/account/devices-page';
import { titleFromTable } from '~/meta';
import { refusedForm } from '~/server/forms.server';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return { devices: await listDevices(request, await requireRoute(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const form = await request.formData();
  const id = idOf(String(form.get('id')));
  const [answer, notice] =
    form.get('intent') === 'rename'
      ? ([
          await renameDevice(request, session, id, String(form.get('name') ?? '')),
          'device-renamed',
        ] as const)
      : form.get('intent') === 'forget'
        ? ([await forgetDevice(request, session, id), 'device-forgotten'] as const)
        : ([await signOutDevice(request, session, id), 'device-signed-out'] as const);
  // Forgotten in another tab already: what the person wants is the case.
  if (!answer.ok && answer.problem.status !== 404) {
    const state = refusedForm(form, answer.problem, 'This was not done. Please try again.');
    return data({ id, state }, { status: answer.problem.status });
  }
  return redirect('/user/devices', { headers: { 'set-cookie': leaveNotice(notice) } });
}

export default function MyDevices() {
  return (
    <DevicesPage devices={useLoaderData<typeof loader>().devices} answer={useActionData<typeof action>()} />
  );
}
