import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import type { Findings } from '../providers/upstream-provider.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { type KnownKey, SsoConfigurationState } from '../sso-configuration-state.entity.js';

const HOUR = 3600;
/** How long a key is still believed after its provider stopped to publish it. */
const KEY_GRACE_SECONDS = 24 * HOUR;
/** After content that cannot be used. */
const RETRY_SECONDS = 15 * 60;
/** Without an answer: the longer an outage lasts, the rarer the attempts. */
const OUTAGE_RETRY_SECONDS = [
  { within: 10 * 60, retry: 60 },
  { within: HOUR, retry: 5 * 60 },
  { within: Number.POSITIVE_INFINITY, retry: RETRY_SECONDS },
] as const;

export type { SsoConfigurationState };

/** Why a connection could not be read again. */
export interface RefreshFailure {
  readonly message: string;
  /** Whether there was no answer at all, or only an error of the server. */
  readonly isOutage: boolean;
}

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
    state.unreachableSince = null;
    state.downSince = null;
    state.nextRefreshAt = oidc || configuration.metadataUrl ? plusSeconds(now, HOUR) : null;
    await this.em.flush();
  }

  async noteFailure(configuration: SsoConfiguration, { message, isOutage }: RefreshFailure): Promise<void> {
    const state = await this.of(configuration);
    const now = this.clock.now();
    state.refreshFailure = message.slice(0, 500);
    if (isOutage) {
      if (state.unreachableSince) state.downSince ??= state.unreachableSince;
      state.unreachableSince ??= now;
    }
    const retry = isOutage ? outageRetry(state.unreachableSince as Date, now) : RETRY_SECONDS;
    state.nextRefreshAt = plusSeconds(now, retry);
    await this.em.flush();
  }

  /** @param at earlier, where the draft that it is now passed the test */
  async noteTest(configuration: SsoConfiguration, userId: string, at = this.clock.now()): Promise<void> {
    const state = await this.of(configuration);
    state.testedAt = at;
    state.testedBy = userId;
    state.testedVersion = configuration.version;
    await this.em.flush();
  }

  /** Records a warning this many days before its certificate expires. */
  async noteWarning(state: SsoConfigurationState, days: number): Promise<void> {
    state.warnedDays = days;
    await this.em.flush();
  }

  /** A user signed in through it, so it is not down. */
  async noteSuccess(id: string): Promise<void> {
    await this.em.execute(
      `update sso_configuration_states set failures_since_success = 0, failing_since = null,
         unreachable_since = null, down_since = null
       where id = ? and (failures_since_success > 0 or unreachable_since is not null)`,
      [id],
    );
  }

  /**
   * A sign-in failed because of it.
   *
   * @param isOutage the identity provider did not answer: the next run reads it again
   */
  async noteFailing(id: string, tenantId: string | null, isOutage: boolean): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      `insert into sso_configuration_states as s
         (id, tenant_id, keys, failures_since_success, failing_since, next_refresh_at)
       values (?, ?, '[]', 1, ?, ?)
       on conflict (id) do update set failures_since_success = s.failures_since_success + 1,
         failing_since = coalesce(s.failing_since, excluded.failing_since),
         next_refresh_at = least(s.next_refresh_at, excluded.next_refresh_at)`,
      [id, tenantId, now, isOutage ? now : null],
    );
  }

  /** @param at null once the end of the outage is announced */
  async noteAnnouncement(state: SsoConfigurationState, at: Date | null): Promise<void> {
    state.outageAnnouncedAt = at;
    await this.em.flush();
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
      {
        nextRefreshAt: null,
        certificateExpiresAt: null,
        unreachableSince: null,
        downSince: null,
        outageAnnouncedAt: null,
      },
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

function outageRetry(since: Date, now: Date): number {
  const seconds = (now.getTime() - since.getTime()) / 1000;
  return OUTAGE_RETRY_SECONDS.find(({ within }) => seconds < within)?.retry ?? RETRY_SECONDS;
}

/** The public part decides, for some providers use a `kid` twice. */
function sameKey(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  return ['kid', 'n', 'x', 'y'].every((name) => a[name] === b[name]);
}
