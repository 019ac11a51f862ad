import type {
  DirectoryDto,
  DirectorySource,
  Problem,
  SsoConfigurationDto,
  WizardProvider,
} from '@gatehouse/contracts';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import { orRefuse } from '~/server/api.server';
import { done, type Outcome, shown } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { readableOf } from '../directory/directory.server';
import {
  clientOf,
  type DirectoryClient,
  type DirectoryGuide,
  directoryGuideOf,
  readDirectoryClient,
} from '../directory/directory-guides';
import { partPath } from '../directory/directory-view';
import { beginPullConsent } from '../directory/pull-consent.server';
import { isReadSource, READ_TEXTS } from '../directory/read-texts';
import { directoryGuidesTexts } from '../directory/texts/guides';
import type { WizardState } from './wizard-form';

const PATH = '/api/v1/sso-configurations/{id}/directory';

/** Provisioning of the connection that was saved, as the optional last step shows it. */
export interface WizardProvisioning {
  directory: Pick<DirectoryDto, 'state' | 'source' | 'baseUrl'>;
  /** How the directory of this type of connection can be read; null if it only sends SCIM. */
  readable: DirectorySource | null;
  client: DirectoryClient;
  guide: DirectoryGuide;
  /** Path of the connection's page. */
  connection: string;
}

type Connection = Pick<SsoConfigurationDto, 'id' | 'type'>;

export async function readProvisioning(
  visit: Visit,
  { id, type }: Connection,
  provider: WizardProvider,
): Promise<WizardProvisioning> {
  const { state, source, baseUrl } = orRefuse(await visit.api.GET(PATH, { params: { path: { id } } }));
  const client = readDirectoryClient(visit.url.searchParams.get('client')) ?? clientOf(provider);
  const t = textsOf(visit.request, directoryGuidesTexts);
  return {
    directory: { state, source, baseUrl },
    readable: readableOf(type),
    client,
    guide: directoryGuideOf(client, { address: baseUrl, token: null }, t),
    connection: pageOf(visit, id),
  };
}

/** Turns provisioning on where it is off, and creates a token that is shown once. */
export async function startScim(
  visit: Visit,
  connection: Connection,
): Promise<Outcome<WizardState> | Failed> {
  const problem = await turnOn(visit, connection, 'scim');
  if (problem) return { problem };
  const body = { kind: 'bearer' as const, expiresInDays: TOKEN_DAYS, networks: [] };
  const answer = await visit.api.POST(`${PATH}/tokens`, { params: { path: { id: connection.id } }, body });
  if (!answer.ok) return answer;
  return shown({ errors: {}, message: null, values: {}, token: answer.value.secret });
}

/** Turns reads on where provisioning is off. Leads to the consent that they need, or starts one. */
export async function startReads(
  visit: Visit,
  connection: Connection,
): Promise<Outcome<WizardState> | Failed> {
  const source = readableOf(connection.type);
  const problem = source && (await turnOn(visit, connection, source));
  if (problem) return { problem };
  const page = pageOf(visit, connection.id);
  if (isReadSource(source) && !READ_TEXTS[source].needsConsent) {
    const params = { path: { id: connection.id } };
    const started = await visit.api.POST(`${PATH}/pull/runs`, { params, body: { kind: 'full' } });
    return started.ok ? done(`${page}${partPath('reads')}`) : started;
  }
  const begun = await beginPullConsent(visit, connection.id, page);
  return begun.ok ? begun.value : begun;
}

interface Failed {
  problem: Problem;
}

const TOKEN_DAYS = 365;

async function turnOn(visit: Visit, { id }: Connection, source: DirectorySource): Promise<Problem | null> {
  const params = { path: { id } };
  const directory = orRefuse(await visit.api.GET(PATH, { params }));
  if (directory.state !== 'off') return null;
  const answer = await visit.api.POST(PATH, { params, body: { source } });
  return answer.ok ? null : answer.problem;
}

function pageOf(visit: Visit, id: string): string {
  return `${configurationsBase(visit)}/${id}`;
}
