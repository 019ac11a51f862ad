import type { SsoConfigurationDto, SsoConfigurationVersionDto } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { connectionAnswers } from './texts/answers';

export interface ConfigurationHistory {
  id: string;
  versions: (SsoConfigurationVersionDto & { by: string })[];
  /** Query of the older ones; null where there are none. */
  next: string | null;
}

/** The versions of the connection whose history the address asks for, where it is on this page. */
export async function readHistory(
  visit: Visit,
  items: readonly SsoConfigurationDto[],
): Promise<ConfigurationHistory | null> {
  const { searchParams } = visit.url;
  const configuration = items.find(({ id }) => id === searchParams.get('history'));
  return configuration ? readVersions(visit, configuration) : null;
}

/** The versions of a connection, page by page as the address asks for them. */
export async function readVersions(
  visit: Visit,
  { id, tenantId }: SsoConfigurationDto,
): Promise<ConfigurationHistory> {
  const { searchParams } = visit.url;
  const before = searchParams.get('before');
  const answer = await visit.api.GET('/api/v1/sso-configurations/{id}/versions', {
    params: { path: { id }, query: before ? { cursor: before } : {} },
  });
  const { items: versions, nextCursor } = orRefuse(answer);
  const names = await namesOf(
    visit,
    tenantId,
    versions.map(({ changedBy }) => changedBy),
  );
  const t = textsOf(visit.request, connectionAnswers);
  const older = new URLSearchParams(searchParams);
  if (nextCursor) older.set('before', nextCursor);
  return {
    id,
    versions: versions.map((version) => ({
      ...version,
      by:
        version.changedBy === null
          ? t('byInstallation')
          : (names.get(version.changedBy) ?? t('bySuperAdmin')),
    })),
    next: nextCursor && `?${older}`,
  };
}

/** The members of the tenant among these people. Who is none of them and could change it is a superadmin. */
async function namesOf(
  visit: Visit,
  tenantId: string | null,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const others = [...new Set(ids)].filter((id): id is string => id !== null && id !== visit.session.user.id);
  const members = tenantId
    ? await Promise.all(
        others.map((id) =>
          visit.api.GET('/api/v1/users/{id}', {
            params: { path: { id }, query: { tenantId } },
          }),
        ),
      )
    : [];
  const known = members.flatMap((answer) =>
    answer.ok ? [[answer.value.id, answer.value.name] as const] : [],
  );
  const t = textsOf(visit.request, connectionAnswers);
  return new Map([...known, [visit.session.user.id, t('byYou')]]);
}
