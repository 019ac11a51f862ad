import { readSignInPicture } from '~/features/oversight/sign-in-ways.server';
import { WAY_NAMES } from '~/features/oversight/words';
import { readDeployment } from '~/features/system/system-deployment.server';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';
import type { Diagram } from './diagram';
import { dataDiagram, processDiagram, signInDiagram } from './diagrams';

/** The pictures of the running system, drawn from what its API tells now. */
export async function readDiagrams(request: Request, session: SignedIn): Promise<Diagram[]> {
  const ask = api(request, session);
  const [{ instances }, database, health, picture] = await Promise.all([
    readDeployment(request, session),
    answerOf(request, ask.GET('/api/v1/system/database')).then(orRefuse),
    answerOf(request, ask.GET('/api/v1/system/health')).then(orRefuse),
    readSignInPicture(request, session),
  ]);
  return [
    processDiagram(instances, database),
    dataDiagram(health, database),
    signInDiagram(picture, WAY_NAMES),
  ];
}
