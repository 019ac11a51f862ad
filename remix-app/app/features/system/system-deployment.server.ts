import type { ReportedSettings, SystemDeployment, SystemSetting } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { settings } from '~/server/settings.server';
import type { Visit } from '~/server/visit.server';
import { listSettings } from './system.server';

export async function readDeployment(visit: Visit): Promise<SystemDeployment> {
  return orRefuse(await visit.api.GET('/api/v1/system/deployment'));
}

export interface ConfigView {
  api: readonly SystemSetting[];
  /** Of the process that draws the page. */
  web: readonly SystemSetting[];
  /** Null where no gateway of ours reported: another proxy stands in front. */
  gateway: ReportedSettings['items'][number] | null;
}

export async function readConfig(visit: Visit): Promise<ConfigView> {
  const [own, reported] = await Promise.all([
    listSettings(visit),
    visit.api.GET('/api/v1/system/reported-settings'),
  ]);
  const { items } = orRefuse(reported);
  return { api: own, web: settings.described, gateway: items.find(({ kind }) => kind === 'gateway') ?? null };
}
