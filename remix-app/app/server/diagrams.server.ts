import type { Diagram } from '~/features/diagrams/diagram';
import { dataDiagram, processDiagram, signInDiagram } from '~/features/diagrams/diagrams';
import { WAY_NAMES } from '~/features/oversight/words';
import { answerOf, api, orRefuse } from './api.server';
import type { SignedIn } from './session.server';
import { readSignInPicture } from './sign-in-ways.server';
import { readDeployment } from './system-deployment.server';

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
