import type { SystemHealth } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export async function readHealth(visit: Visit): Promise<SystemHealth> {
  return orRefuse(await visit.api.GET('/api/v1/system/health'));
}
