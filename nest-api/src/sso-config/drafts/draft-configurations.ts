import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConfigurationSecrets } from '../configurations/secrets.js';
import { inScopeOfConnection } from '../connection-scope.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { KnownKey } from '../sso-configuration-state.entity.js';
import { usesDraft } from './draft-side.js';
import { DraftsRepository, type SsoConfigurationDraft } from './drafts.repository.js';

/** Connections with the values of their drafts, for sign-ins. */
@Injectable()
export class DraftConfigurations {
  constructor(
    private readonly drafts: DraftsRepository,
    private readonly secrets: ConfigurationSecrets,
    private readonly unit: UnitOfWork,
  ) {}

  /** The connection as a sign-in that begins now uses it. Reads nothing more unless that is the draft. */
  async sideOf(
    live: SsoConfiguration,
    loginHint: string | undefined,
    client: ClientContext,
  ): Promise<SsoConfiguration> {
    const { release } = live;
    if (!release || !usesDraft(release, { loginHint, client })) return live;
    return (await this.find(live, release.draftId)) ?? live;
  }

  /** Null where the draft is gone: published, discarded or saved again. */
  async find(live: SsoConfiguration, draftId: string): Promise<SsoConfiguration | null> {
    const draft = await inScopeOfConnection(this.unit, live, () => this.drafts.find(draftId));
    return draft?.configurationId === live.id ? this.apply(live, draft) : null;
  }

  /** Whether it is enabled is decided by the connection alone. */
  apply(live: SsoConfiguration, draft: SsoConfigurationDraft): SsoConfiguration {
    const { id, tenantId, type, isEnabled, managedBySettings, createdAt, updatedAt, version } = live;
    const own = { id, tenantId, type, isEnabled, managedBySettings, createdAt, updatedAt, version };
    const configuration = this.drafts.unstored({ ...draft.content, ...own });
    this.secrets.write(configuration, this.secrets.ofDraft(draft));
    const lastSeenAt = draft.savedAt.toISOString();
    configuration.draft = {
      id: draft.id,
      document: draft.document ?? null,
      keys: draft.keys.map((jwk): KnownKey => ({ jwk, lastSeenAt })),
    };
    return configuration;
  }
}
