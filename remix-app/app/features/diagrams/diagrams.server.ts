import { formatsOf } from '@gatehouse/texts';
import { readSignInPicture } from '~/features/oversight/sign-in-flows.server';
import { flowsTexts } from '~/features/oversight/texts/flows';
import { methodNames } from '~/features/oversight/words';
import { readDeployment } from '~/features/system/system-deployment.server';
import { orRefuse } from '~/server/api.server';
import { languageOf } from '~/server/language.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import type { Diagram } from './diagram';
import { dataDiagram, processDiagram, signInDiagram } from './diagrams';
import { diagramTexts } from './texts/diagram';

/** Diagrams of the running system, in the language of the request. */
export async function readDiagrams(visit: Visit): Promise<Diagram[]> {
  const [{ instances }, database, health, picture] = await Promise.all([
    readDeployment(visit),
    visit.api.GET('/api/v1/system/database').then(orRefuse),
    visit.api.GET('/api/v1/system/health').then(orRefuse),
    readSignInPicture(visit),
  ]);
  const words = { t: textsOf(visit.request, diagramTexts), formats: formatsOf(languageOf(visit.request)) };
  return [
    processDiagram(instances, database, words),
    dataDiagram(health, database, words),
    signInDiagram(picture, methodNames(textsOf(visit.request, flowsTexts)), words),
  ];
}
