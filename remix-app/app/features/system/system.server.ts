import type { SystemSetting } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export async function listSettings(visit: Visit): Promise<SystemSetting[]> {
  return orRefuse(await visit.api.GET('/api/v1/system/settings')).items;
}
