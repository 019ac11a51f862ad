import {
  CHANGE_KINDS,
  type ChangeKind,
  type Instance,
  type SystemChanges,
  type SystemInfrastructure,
} from '@gatehouse/contracts';
import { actionLabels } from '~/features/audit/action-labels.server';
import { readDeployment } from '~/features/system/system-deployment.server';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export interface InfrastructureView extends SystemInfrastructure {
  instances: Instance[];
}

export async function readInfrastructure(visit: Visit): Promise<InfrastructureView> {
  const [answer, { instances }] = await Promise.all([
    visit.api.GET('/api/v1/system/infrastructure'),
    readDeployment(visit),
  ]);
  return { ...orRefuse(answer), instances };
}

export interface ChangesView extends SystemChanges {
  kind: ChangeKind | null;
  instances: Instance[];
  /** What happened, by the action. */
  labels: Record<string, string>;
}

/** What changed without a restart, and since when the processes run. */
export async function readChanges(visit: Visit): Promise<ChangesView> {
  const asked = visit.url.searchParams.get('kind');
  const kind = CHANGE_KINDS.find((each) => each === asked) ?? null;
  const params = { query: kind ? { kind } : {} };
  const [answer, { instances }] = await Promise.all([
    visit.api.GET('/api/v1/system/changes', { params }),
    readDeployment(visit),
  ]);
  const changes = orRefuse(answer);
  return { ...changes, kind, instances, labels: actionLabels(visit.request, changes.items) };
}
