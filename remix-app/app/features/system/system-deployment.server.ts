import type { ReportedSettings, SystemDeployment, SystemSetting } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';
import { settings } from '~/server/settings.server';
import { listSettings } from './system.server';

export async function readDeployment(request: Request, session: SignedIn): Promise<SystemDeployment> {
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/system/deployment')));
}

export interface ConfigView {
  api: readonly SystemSetting[];
  /** Of the process that draws the page. */
  web: readonly SystemSetting[];
  /** Null where no gateway of ours reported: another proxy stands in front. */
  gateway: ReportedSettings['items'][number] | null;
}

export async function readConfig(request: Request, session: SignedIn): Promise<ConfigView> {
  const [own, reported] = await Promise.all([
    listSettings(request, session),
    answerOf(request, api(request, session).GET('/api/v1/system/reported-settings')),
  ]);
  const { items } = orRefuse(reported);
  return { api: own, web: settings.described, gateway: items.find(({ kind }) => kind === 'gateway') ?? null };
}
