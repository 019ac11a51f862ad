import { valueOrNull } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';
import type { TargetChoice } from './risk-rules';

/** More than a select should have. The API takes any. */
const MOST = 100;

/** Groups and applications of the organization by name. A role without access to one of the lists sees none of it. */
export async function readTargets(visit: Visit, tenantId: string): Promise<TargetChoice[]> {
  const isPlatform = visit.can('platform_management');
  const listed = { limit: MOST, ...(isPlatform && { tenant_id: tenantId }) };
  const mayManage = isPlatform || visit.can('tenant_management');
  const [groups, clients, providers] = await Promise.all([
    visit.can('user_management')
      ? visit.api.GET('/api/v1/groups', {
          params: { query: { limit: MOST, ...(isPlatform && { tenantId }) } },
        })
      : null,
    mayManage ? visit.api.GET('/api/v1/admin/oauth2/clients', { params: { query: listed } }) : null,
    mayManage ? visit.api.GET('/api/v1/admin/saml/service-providers', { params: { query: listed } }) : null,
  ]);
  const named = (type: TargetChoice['type'], items: readonly { id: string; name: string }[] = []) =>
    items.map(({ id, name }) => ({ type, id, name }));
  return [
    ...named('group', valueOrNull(groups)?.items),
    ...named('oauth_client', valueOrNull(clients)?.items),
    ...named('saml_service_provider', valueOrNull(providers)?.items),
  ];
}
