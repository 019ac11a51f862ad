import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { type Release, SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoConfigurationDraft, type TakenBack } from '../sso-configuration-draft.entity.js';

export type { SsoConfigurationDraft };

/** Drafts of connections, one at most for each. Joins the unit of work that is open. */
@Injectable()
export class DraftsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<SsoConfigurationDraft | null> {
    return this.em.findOne(SsoConfigurationDraft, { id });
  }

  ofConfiguration(configurationId: string): Promise<SsoConfigurationDraft | null> {
    return this.em.findOne(SsoConfigurationDraft, { configurationId });
  }

  async add(values: RequiredEntityData<SsoConfigurationDraft>): Promise<SsoConfigurationDraft> {
    const draft = this.em.create(SsoConfigurationDraft, values);
    await this.em.flush();
    return draft;
  }

  /** A connection in an entity manager that is dropped, so that nothing stores it. */
  unstored(values: RequiredEntityData<SsoConfiguration>): SsoConfiguration {
    return this.em.fork().create(SsoConfiguration, values, { persist: false });
  }

  /** Removes it, and its release; sign-ins that began with it can't end. @returns whether it was there */
  async remove(configurationId: string): Promise<boolean> {
    await this.mark(configurationId, null);
    return (await this.em.nativeDelete(SsoConfigurationDraft, { configurationId })) > 0;
  }

  /** Sign-ins that began with a draft end with the connection, which has the same values from now on. */
  async moveFlows(draftId: string): Promise<void> {
    await this.em.execute('update sso_flows set draft_id = null where draft_id = ?', [draftId]);
  }

  async noteTest(id: string, userId: string): Promise<void> {
    await this.em.nativeUpdate(
      SsoConfigurationDraft,
      { id },
      { testedAt: this.clock.now(), testedBy: userId },
    );
  }

  /** Begins a release; a new one replaces the one before. */
  async release(
    draft: SsoConfigurationDraft,
    release: Release,
    values: Pick<
      SsoConfigurationDraft,
      'users' | 'percent' | 'releasedAt' | 'releasedBy' | 'releasedFrom' | 'isReleased' | 'takenBack'
    >,
  ): Promise<void> {
    this.em.assign(draft, values);
    await this.em.flush();
    await this.mark(draft.configurationId, release);
  }

  /**
   * Ends the release.
   *
   * @param takenBack why it ended by itself
   * @returns whether there was one: of several that end it at once, one is the first
   */
  async endRelease(id: string, configurationId: string, takenBack: TakenBack | null): Promise<boolean> {
    const released = { id, isReleased: true };
    const ended = await this.em.nativeUpdate(SsoConfigurationDraft, released, {
      isReleased: false,
      ...(takenBack && { takenBack }),
    });
    if (ended > 0) await this.mark(configurationId, null);
    return ended > 0;
  }

  /** Not an edit, so it makes no new version of the connection. */
  private async mark(configurationId: string, release: Release | null): Promise<void> {
    await this.em.execute('update sso_configurations set release = ?::jsonb where id = ?', [
      release && JSON.stringify(release),
      configurationId,
    ]);
  }
}
