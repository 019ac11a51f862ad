import type { ConnectorsDto, DomainDto } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import { readDirectory } from '../directory/directory.server';
import type { DirectoryView } from '../directory/directory-view';
import { readSignals, type SignalsView } from '../signals/signals.server';
import { type ConfigurationTab, readConfigurationTab } from './configuration-tabs';
import { findDraft } from './draft-page.server';
import { configurationsBase, getConfiguration, type ListedConfiguration } from './sso-configurations.server';
import type { ConfigurationHistory } from './sso-history.server';
import { readVersions } from './sso-history.server';
import { formTargetsOf } from './sso-tests.server';
import { listTraces, type TraceList } from './sso-traces.server';

/** A domain that the connection names, with the claim to it where there is one. */
export interface ServedDomain {
  name: string;
  claim: Pick<DomainDto, 'id' | 'displayName' | 'status' | 'autoJoin'> | null;
}

export interface ConfigurationPageView {
  configuration: ListedConfiguration;
  /** Path of the list, which differs for superadmins and tenant admins. */
  base: string;
  domainsBase: string;
  isPlatform: boolean;
  tab: ConfigurationTab;
  /** Status of its draft; null if it has none. */
  draft: 'kept' | 'released' | 'taken_back' | null;
  /** Only where the tab shows them. */
  domains: ServedDomain[];
  history: ConfigurationHistory | null;
  traces: TraceList | null;
  directory: DirectoryView | null;
  connectors: ConnectorsDto | null;
  signals: SignalsView | null;
  membersBase: string;
  /** Sessions that end with the connection, where the tab shows them. */
  openSessions: number;
  /** Where a test leads, which the page's policy for forms must allow. */
  formTargets: string[];
}

/** @throws Response 404 it isn't there, or not the caller's */
export async function readConfigurationPage(visit: Visit, id: string): Promise<ConfigurationPageView> {
  const tab = readConfigurationTab(visit.url.searchParams.get('tab'));
  const [kept, draft, openSessions, signals] = await Promise.all([
    getConfiguration(visit, id),
    findDraft(visit, id),
    tab === 'danger' ? countSessions(visit, id) : 0,
    tab === 'signals' ? readSignals(visit, id) : null,
  ]);
  const configuration = { ...kept, owner: kept.tenantName };
  return {
    configuration,
    base: configurationsBase(visit),
    domainsBase: visit.base('domains'),
    isPlatform: visit.can('platform_management'),
    tab,
    draft: draft && (draft.release ? 'released' : draft.takenBack ? 'taken_back' : 'kept'),
    domains: tab === 'overview' ? await servedDomains(visit, configuration) : [],
    history: tab === 'versions' ? await readVersions(visit, configuration) : null,
    traces: tab === 'sign-ins' ? await listTraces(visit, id) : null,
    directory:
      tab === 'directory' && kept.tenantId
        ? await readDirectory(visit, { ...kept, tenantId: kept.tenantId })
        : null,
    connectors: tab === 'connectors' ? await readConnectors(visit, id) : null,
    signals,
    membersBase: visit.base('users'),
    openSessions,
    formTargets: formTargetsOf(configuration),
  };
}

async function readConnectors(visit: Visit, id: string): Promise<ConnectorsDto> {
  const params = { path: { id } };
  return orRefuse(await visit.api.GET('/api/v1/sso-configurations/{id}/connectors', { params }));
}

async function servedDomains(
  visit: Visit,
  { tenantId, domains }: ListedConfiguration,
): Promise<ServedDomain[]> {
  if (!tenantId || domains.length === 0) return domains.map((name) => ({ name, claim: null }));
  const query = { limit: 100, ...(visit.can('platform_management') && { tenantId }) };
  const answer = await visit.api.GET('/api/v1/domains', { params: { query } });
  const { items } = orRefuse(answer);
  return domains.map((name) => {
    const claim = items.find(({ domain }) => domain === name);
    return {
      name,
      claim: claim
        ? { id: claim.id, displayName: claim.displayName, status: claim.status, autoJoin: claim.autoJoin }
        : null,
    };
  });
}

/** Open sessions that began through the connection. */
export async function countSessions(visit: Visit, id: string): Promise<number> {
  const answer = await visit.api.GET('/api/v1/sso-configurations/{id}/open-sessions', {
    params: { path: { id } },
  });
  return answer.ok ? answer.value.count : 0;
}
