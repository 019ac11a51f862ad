import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import type { Findings } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { type KnownKey, SsoConfigurationState } from '../sso-configuration-state.entity.js';

const HOUR = 3600;
/** How long a key is still believed after its provider stopped to publish it. */
const KEY_GRACE_SECONDS = 24 * HOUR;
const RETRY_SECONDS = 15 * 60;

export type { SsoConfigurationState };

/** What was found out about connections. Joins the unit of work that is open. */
@Injectable()
export class ConfigurationStates {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async of(configuration: Pick<SsoConfiguration, 'id' | 'tenantId'>): Promise<SsoConfigurationState> {
    const { id, tenantId } = configuration;
    const found = await this.em.findOne(SsoConfigurationState, { id });
    return found ?? this.em.create(SsoConfigurationState, { id, tenantId: tenantId ?? null, keys: [] });
  }

  /** Those that something is known of. */
  some(ids: readonly string[]): Promise<SsoConfigurationState[]> {
    return this.em.find(SsoConfigurationState, { id: { $in: [...ids] } });
  }

  /** One that is known to exist. */
  require(id: string): Promise<SsoConfigurationState> {
    return this.em.findOneOrFail(SsoConfigurationState, { id });
  }

  /** New keys are taken on beside the old ones. */
  async note(configuration: SsoConfiguration, { oidc, certificateExpiresAt }: Findings): Promise<void> {
    const state = await this.of(configuration);
    const now = this.clock.now();
    if (oidc) {
      state.document = { ...oidc.document };
      state.keys = mergeKeys(state.keys as KnownKey[], oidc.keys, now);
    }
    if (state.certificateExpiresAt?.getTime() !== certificateExpiresAt?.getTime()) state.warnedDays = null;
    state.certificateExpiresAt = certificateExpiresAt;
    state.refreshedAt = now;
    state.refreshFailure = null;
    state.nextRefreshAt = oidc || configuration.metadataUrl ? plusSeconds(now, HOUR) : null;
    await this.em.flush();
  }

  async noteFailure(configuration: SsoConfiguration, why: string): Promise<void> {
    const state = await this.of(configuration);
    state.refreshFailure = why.slice(0, 500);
    state.nextRefreshAt = plusSeconds(this.clock.now(), RETRY_SECONDS);
    await this.em.flush();
  }

  async noteTest(configuration: SsoConfiguration, userId: string): Promise<void> {
    const state = await this.of(configuration);
    state.testedAt = this.clock.now();
    state.testedBy = userId;
    state.testedVersion = configuration.version;
    await this.em.flush();
  }

  /** That its admins were told so many days before its certificate ends. */
  async noteWarning(state: SsoConfigurationState, days: number): Promise<void> {
    state.warnedDays = days;
    await this.em.flush();
  }

  /** That somebody came in through it. */
  async noteSuccess(id: string): Promise<void> {
    await this.em.execute(
      `update sso_configuration_states set failures_since_success = 0, failing_since = null
       where id = ? and failures_since_success > 0`,
      [id],
    );
  }

  /** That somebody did not get in because of it. */
  async noteFailing(id: string, tenantId: string | null): Promise<void> {
    await this.em.execute(
      `insert into sso_configuration_states as s (id, tenant_id, keys, failures_since_success, failing_since)
       values (?, ?, '[]', 1, ?)
       on conflict (id) do update set failures_since_success = s.failures_since_success + 1,
         failing_since = coalesce(s.failing_since, excluded.failing_since)`,
      [id, tenantId, this.clock.now()],
    );
  }

  /** Whether what is configured now has passed a test. */
  async isTested({ id, version }: Pick<SsoConfiguration, 'id' | 'version'>): Promise<boolean> {
    return (await this.em.count(SsoConfigurationState, { id, testedVersion: version })) > 0;
  }

  /** For a change that a passed test does not depend on. Call it before the change; what comes back, after it. */
  async keepingTest(configuration: SsoConfiguration): Promise<() => Promise<void>> {
    const isTested = await this.isTested(configuration);
    return async () => {
      if (!isTested) return;
      await this.em.flush();
      const state = await this.of(configuration);
      state.testedVersion = configuration.version;
      await this.em.flush();
    };
  }

  /** All of it: a changed client is another one. */
  async discard(id: string): Promise<void> {
    await this.em.execute('delete from sso_configuration_states where id = ?', [id]);
  }

  /** A deleted one is looked at no more. */
  async forget(id: string): Promise<void> {
    await this.em.nativeUpdate(
      SsoConfigurationState,
      { id },
      { nextRefreshAt: null, certificateExpiresAt: null },
    );
  }
}

export function mergeKeys(
  known: readonly KnownKey[],
  published: readonly Record<string, unknown>[],
  now: Date,
): KnownKey[] {
  const fresh = published.map((jwk) => ({ jwk, lastSeenAt: now.toISOString() }));
  const isFresh = ({ jwk }: KnownKey) => fresh.some((key) => sameKey(key.jwk, jwk));
  const since = now.getTime() - KEY_GRACE_SECONDS * 1000;
  const grace = known.filter((key) => !isFresh(key) && new Date(key.lastSeenAt).getTime() > since);
  return [...fresh, ...grace];
}

/** The public part decides, for some providers use a `kid` twice. */
function sameKey(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  return ['kid', 'n', 'x', 'y'].every((name) => a[name] === b[name]);
}
