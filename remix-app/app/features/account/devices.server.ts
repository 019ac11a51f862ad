import type { DeviceDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, orRefuse } from '~/server/api.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { idOf } from '~/server/parameters.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { accountAnswers } from './texts/account-answers';

const PATH = '/api/v1/account/devices/{id}';

/** The user's devices. */
export async function listDevices(visit: Visit): Promise<DeviceDto[]> {
  return orRefuse(await visit.api.GET('/api/v1/account/devices')).items;
}

/** The action of a device's button. */
export async function actOnOwnDevice(
  visit: Visit,
  form: FormData,
): Promise<Outcome<{ id: string; state: FormState }>> {
  const id = idOf(String(form.get('id')));
  const [answer, notice] = await change(visit, id, form);
  // Already forgotten in another tab, as intended.
  if (answer.ok || answer.problem.status === 404) return done('/user/devices', notice);
  const { state, status } = refusedBy(form, answer.problem, textsOf(visit.request, accountAnswers)('failed'));
  return refused({ id, state }, status);
}

async function change(visit: Visit, id: string, form: FormData): Promise<[Answer<unknown>, Notice]> {
  const params = { path: { id } };
  switch (form.get('intent')) {
    case 'rename': {
      const body = { name: String(form.get('name') ?? '') };
      return [await visit.api.PATCH(PATH, { params, body }), 'device-renamed'];
    }
    case 'forget':
      return [await visit.api.DELETE(PATH, { params }), 'device-forgotten'];
    default:
      return [await visit.api.POST(`${PATH}/sign-out`, { params }), 'device-signed-out'];
  }
}
