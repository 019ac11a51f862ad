import type { SsoConfigurationDto, SsoConfigurationVersionDto } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export interface ConfigurationHistory {
  id: string;
  versions: (SsoConfigurationVersionDto & { by: string })[];
  /** Query of the older ones; null where there are none. */
  next: string | null;
}

/** The versions of the connection whose history the address asks for, where it is on this page. */
export async function readHistory(
  request: Request,
  session: SignedIn,
  items: readonly SsoConfigurationDto[],
): Promise<ConfigurationHistory | null> {
  const { searchParams } = new URL(request.url);
  const configuration = items.find(({ id }) => id === searchParams.get('history'));
  return configuration ? readVersions(request, session, configuration) : null;
}

/** The versions of a connection, page by page as the address asks for them. */
export async function readVersions(
  request: Request,
  session: SignedIn,
  { id, tenantId }: SsoConfigurationDto,
): Promise<ConfigurationHistory> {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get('before');
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/sso-configurations/{id}/versions', {
      params: { path: { id }, query: before ? { cursor: before } : {} },
    }),
  );
  const { items: versions, nextCursor } = orRefuse(answer);
  const names = await namesOf(
    request,
    session,
    tenantId,
    versions.map(({ changedBy }) => changedBy),
  );
  const older = new URLSearchParams(searchParams);
  if (nextCursor) older.set('before', nextCursor);
  return {
    id,
    versions: versions.map((version) => ({
      ...version,
      by:
        version.changedBy === null
          ? 'The settings of the installation'
          : (names.get(version.changedBy) ?? 'A super admin'),
    })),
    next: nextCursor && `?${older}`,
  };
}

/** The members of the tenant among these people. Who is none of them and could change it is a superadmin. */
async function namesOf(
  request: Request,
  session: SignedIn,
  tenantId: string | null,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const others = [...new Set(ids)].filter((id): id is string => id !== null && id !== session.user.id);
  const members = tenantId
    ? await Promise.all(
        others.map((id) =>
          answerOf(
            request,
            api(request, session).GET('/api/v1/users/{id}', {
              params: { path: { id }, query: { tenantId } },
            }),
          ),
        ),
      )
    : [];
  const known = members.flatMap((answer) =>
    answer.ok ? [[answer.value.id, answer.value.name] as const] : [],
  );
  return new Map([...known, [session.user.id, 'You']]);
}
