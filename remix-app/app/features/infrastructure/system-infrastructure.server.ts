import {
  CHANGE_KINDS,
  type ChangeKind,
  type Instance,
  type SystemChanges,
  type SystemInfrastructure,
} from '@gatehouse/contracts';
import { readDeployment } from '~/features/system/system-deployment.server';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export interface InfrastructureView extends SystemInfrastructure {
  instances: Instance[];
}

export async function readInfrastructure(request: Request, session: SignedIn): Promise<InfrastructureView> {
  const [answer, { instances }] = await Promise.all([
    answerOf(request, api(request, session).GET('/api/v1/system/infrastructure')),
    readDeployment(request, session),
  ]);
  return { ...orRefuse(answer), instances };
}

export interface ChangesView extends SystemChanges {
  kind: ChangeKind | null;
  instances: Instance[];
}

/** What changed without a restart, and since when the processes run. */
export async function readChanges(request: Request, session: SignedIn): Promise<ChangesView> {
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = CHANGE_KINDS.find((each) => each === asked) ?? null;
  const params = { query: kind ? { kind } : {} };
  const [answer, { instances }] = await Promise.all([
    answerOf(request, api(request, session).GET('/api/v1/system/changes', { params })),
    readDeployment(request, session),
  ]);
  return { ...orRefuse(answer), kind, instances };
}
