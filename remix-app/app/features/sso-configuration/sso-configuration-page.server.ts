import type { DomainDto } from '@gatehouse/contracts';
import { domainsBase } from '~/features/domains/domains.server';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';
import { tenantsById } from '~/server/tenant-names.server';
import { type ConfigurationTab, readConfigurationTab } from './configuration-tabs';
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
  /** Only where the tab shows them. */
  domains: ServedDomain[];
  history: ConfigurationHistory | null;
  traces: TraceList | null;
  /** Where a test leads, which the page's policy for forms must allow. */
  formTargets: string[];
}

/** @throws Response 404 it isn't there, or not the caller's */
export async function readConfigurationPage(
  request: Request,
  session: SignedIn,
  id: string,
): Promise<ConfigurationPageView> {
  const tab = readConfigurationTab(new URL(request.url).searchParams.get('tab'));
  const kept = await getConfiguration(request, session, id);
  const owners = isPlatform(session) ? await tenantsById(request, session, [kept.tenantId]) : new Map();
  const configuration = { ...kept, owner: owners.get(kept.tenantId)?.name ?? null };
  return {
    configuration,
    base: configurationsBase(request),
    domainsBase: domainsBase(request),
    isPlatform: isPlatform(session),
    tab,
    domains: tab === 'overview' ? await servedDomains(request, session, configuration) : [],
    history: tab === 'versions' ? await readVersions(request, session, configuration) : null,
    traces: tab === 'sign-ins' ? await listTraces(request, session, id) : null,
    formTargets: formTargetsOf(configuration),
  };
}

async function servedDomains(
  request: Request,
  session: SignedIn,
  { tenantId, domains }: ListedConfiguration,
): Promise<ServedDomain[]> {
  if (!tenantId || domains.length === 0) return domains.map((name) => ({ name, claim: null }));
  const query = { limit: 100, ...(isPlatform(session) && { tenantId }) };
  const answer = await answerOf(request, api(request, session).GET('/api/v1/domains', { params: { query } }));
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
