import { textsOf } from '~/server/texts.server';
import { actionsTexts } from './texts/actions';
import { actionLabel } from './words';

/** The labels of some actions, so that a page with a few events does not load all labels. */
export function actionLabels(
  request: Request,
  events: readonly { action: string }[],
): Record<string, string> {
  const t = textsOf(request, actionsTexts);
  return Object.fromEntries(events.map(({ action }) => [action, actionLabel(action, t)]));
}
