import { isEnteredSsoType, type SetUpPortal, type WizardRunOfLink } from '@gatehouse/contracts';
import { textsOf } from '~/server/texts.server';
import { type Guide, guideOf } from './guides';
import { type Pictures, picturesOf } from './pictures';
import { guidesTexts } from './texts/guides';

/** What both see of a run: the admin, and the holder of a link. The server adds the guide of its provider. */
export type SharedRun = WizardRunOfLink & { guide: Guide; pictures: Pictures };

/** The set-up portal with the guide of the provider that was chosen. */
export type GuidedPortal = Omit<SetUpPortal, 'run'> & { run: SharedRun | null };

export function withGuide<R extends WizardRunOfLink>(run: R, request: Request): R & SharedRun {
  const { provider, addresses } = run;
  const type = isEnteredSsoType(run.type) ? run.type : 'oauth2';
  const guide = guideOf(provider, type, addresses, textsOf(request, guidesTexts));
  return { ...run, guide, pictures: picturesOf(provider, type) };
}
