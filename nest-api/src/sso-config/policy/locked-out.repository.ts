import { domainToUnicode } from 'node:url';
import type { PageQuery, SsoPolicyPreview } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor } from '../../common/paging.js';
import { textArray } from '../../database/text-array.js';
import { mayCover } from '../../domains/deciding-domain.js';
import { DomainsRepository } from '../../domains/domains.repository.js';
import { activeMembers } from '../../users/users.sql.js';
import { SsoConfigurationsRepository } from '../configurations/sso-configurations.repository.js';

const REASON = 'No enabled connection knows this user or serves a verified domain of their email address.';

/** Users who could not sign in through any connection, neither by identity nor by address. */
const WHO = `
  from ${activeMembers('?')} and not u.id = any(?::uuid[])
    and not split_part(u.email_key, '@', -1) = any(?::text[])
    and (cardinality(?::text[]) = 0 or not is_decided_by(m.tenant_id, split_part(u.email_key, '@', -1), ?::text[]))
    and not exists (
      select 1 from external_identities e where e.user_id = u.id and e.configuration_id = any(?::uuid[]))`;

/** Who would no longer get in if a tenant enforced SSO now. Joins the unit of work that is open. */
@Injectable()
export class LockedOut {
  constructor(
    private readonly em: EntityManager,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly domains: DomainsRepository,
  ) {}

  async page(
    tenantId: string,
    breakGlass: readonly string[],
    { limit, cursor }: PageQuery,
  ): Promise<Pick<SsoPolicyPreview, 'lockedOut' | 'lockedOutCount' | 'nextCursor'>> {
    const bound = await this.boundTo(tenantId, breakGlass);
    const [{ count }] = (await this.em.execute(`select count(*)::int as count ${WHO}`, bound)) as [
      { count: number },
    ];
    const after = cursor ? decodeCursor(cursor)[0] : '';
    const rows = (await this.em.execute(
      `select u.id, u.email, u.email_key as key, trim(u.given_name || ' ' || u.family_name) as name ${WHO}
         and u.email_key > ? order by u.email_key limit ?`,
      [...bound, after, limit + 1],
    )) as { id: string; email: string; key: string; name: string }[];
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      lockedOut: page.map(({ id, email, name }) => ({ userId: id, email, name, reason: REASON })),
      lockedOutCount: count,
      nextCursor: rows.length > limit && last ? encodeCursor([last.key, last.id]) : null,
    };
  }

  /** Those of some users who could not sign in through any connection. */
  async among(tenantId: string, userIds: readonly string[]): Promise<Set<string>> {
    const bound = await this.boundTo(tenantId, []);
    const rows = await this.em.execute<{ id: string }[]>(`select u.id ${WHO} and u.id = any(?::uuid[])`, [
      ...bound,
      textArray(userIds),
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  private async boundTo(tenantId: string, breakGlass: readonly string[]): Promise<unknown[]> {
    const enabled = await this.configurations.enabledOf(tenantId);
    const verified = await this.domains.verifiedOf(tenantId);
    const serving = verified.filter(({ domain }) => enabled.some(({ domains }) => domains.includes(domain)));
    const served = serving.map(({ domain }) => domain);
    const covering = textArray(
      serving
        .filter(({ domain, coversSubdomains }) => coversSubdomains && mayCover(domain))
        .map(({ domain }) => domain),
    );
    // An address may be written in either form of its domain.
    const forms = [...new Set(served.flatMap((domain) => [domain, domainToUnicode(domain)]))];
    return [
      tenantId,
      textArray(breakGlass),
      textArray(forms),
      covering,
      covering,
      textArray(enabled.map(({ id }) => id)),
    ];
  }
}
