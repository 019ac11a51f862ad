import type { DeviceDto } from '@gatehouse/contracts';
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

const PATH = '/api/v1/account/devices/{id}';

/** The browsers and machines that signed in as this person. */
export async function listDevices(request: Request, session: SignedIn): Promise<DeviceDto[]> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/account/devices'))).items;
}

export function renameDevice(
  request: Request,
  session: SignedIn,
  id: string,
  name: string,
): Promise<Answer<unknown>> {
  return answerOf(request, api(request, session).PATCH(PATH, { params: { path: { id } }, body: { name } }));
}

export function signOutDevice(request: Request, session: SignedIn, id: string): Promise<Answer<unknown>> {
  return answerOf(request, api(request, session).POST(`${PATH}/sign-out`, { params: { path: { id } } }));
}

export function forgetDevice(request: Request, session: SignedIn, id: string): Promise<Answer<unknown>> {
  return answerOf(request, api(request, session).DELETE(PATH, { params: { path: { id } } }));
}
