import { readSignInPicture } from '~/features/oversight/sign-in-flows.server';
import { flowsTexts } from '~/features/oversight/texts/flows';
import { methodNames } from '~/features/oversight/words';
import { readDeployment } from '~/features/system/system-deployment.server';
import { orRefuse } from '~/server/api.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { Diagram } from './diagram';
import { dataDiagram, processDiagram, signInDiagram } from './diagrams';

/** The pictures of the running system, drawn from what its API tells now. */
export async function readDiagrams(visit: Visit): Promise<Diagram[]> {
  const [{ instances }, database, health, picture] = await Promise.all([
    readDeployment(visit),
    visit.api.GET('/api/v1/system/database').then(orRefuse),
    visit.api.GET('/api/v1/system/health').then(orRefuse),
    readSignInPicture(visit),
  ]);
  return [
    processDiagram(instances, database),
    dataDiagram(health, database),
    signInDiagram(picture, methodNames(textsOf(visit.request, flowsTexts))),
  ];
}
