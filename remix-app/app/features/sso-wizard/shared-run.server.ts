import {
  type ConnectorsDto,
  isEnteredSsoType,
  type PortalDirectory,
  type SetUpPortal,
  type WizardRunOfLink,
} from '@gatehouse/contracts';
import { textsOf } from '~/server/texts.server';
import {
  clientValuesOf,
  type DirectoryClient,
  type DirectoryGuide,
  directoryGuideOf,
} from '../directory/directory-guides';
import { directoryGuidesTexts } from '../directory/texts/guides';
import type { GuideValue } from '../set-up-guides/drawn-screen';
import { type Guide, guideOf } from './guides';
import { isPictured, type Pictures, picturesOf } from './pictures';
import { guidesTexts } from './texts/guides';

/** What both see of a run: the admin, and the holder of a link. The server adds the guide of its provider. */
export type SharedRun = WizardRunOfLink & { guide: Guide; pictures: Pictures | null };

/** The set-up portal with the guide of the provider that was chosen. */
export type GuidedPortal = Omit<SetUpPortal, 'run'> & {
  run: SharedRun | null;
  /** Null until the connection is saved. */
  directory: GuidedDirectory | null;
  /** Null unless connectors can reach the directory of the saved connection. */
  connectors: ConnectorsDto | null;
};

/** Provisioning of the connection, with the guide of the directory that was chosen. */
export interface GuidedDirectory {
  view: PortalDirectory;
  client: DirectoryClient;
  guide: DirectoryGuide;
  /** What an OAuth client is entered with. Null: the console takes only tokens. */
  clientValues: readonly GuideValue[] | null;
}

export function withDirectoryGuide(
  view: PortalDirectory,
  client: DirectoryClient,
  request: Request,
): GuidedDirectory {
  const t = textsOf(request, directoryGuidesTexts);
  const { baseUrl: address, tokenUrl, clientId } = view;
  return {
    view,
    client,
    guide: directoryGuideOf(client, { address, token: null }, t),
    clientValues: clientValuesOf(client, { address, tokenUrl, clientId }, t),
  };
}

export function withGuide<R extends WizardRunOfLink>(run: R, request: Request): R & SharedRun {
  const { provider, addresses } = run;
  const type = isEnteredSsoType(run.type) ? run.type : 'oauth2';
  const guide = guideOf(provider, type, addresses, textsOf(request, guidesTexts));
  return { ...run, guide, pictures: isPictured(type) ? picturesOf(provider, type) : null };
}
