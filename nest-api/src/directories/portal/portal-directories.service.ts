import { type ConnectedPortalDirectory, type PortalDirectory, scimBaseUrl } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit, type AuditDetail, type AuditRecord } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { SetUpPortals } from '../../sso-config/wizard/set-up-portal.service.js';
import type { HoldingLink } from '../../sso-config/wizard/wizard-links.service.js';
import { WrongStep } from '../../sso-config/wizard/wizard-refused.js';
import { DirectoriesRepository } from '../directories.repository.js';
import { DirectoryTokens } from '../directory-tokens.js';

const TOKEN_SECONDS = 365 * 86_400;

/** Provisioning in the set-up portal: the holder of a link connects the directory, an admin approves what it sends. */
@Injectable()
export class PortalDirectories {
  constructor(
    private readonly portals: SetUpPortals,
    private readonly directories: DirectoriesRepository,
    private readonly tokens: DirectoryTokens,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws WrongStep nothing is saved yet */
  async of(acting: HoldingLink): Promise<PortalDirectory> {
    const id = await this.portals.connectionOf(acting);
    return this.unit.inTenant(acting.tenantId, () => this.view(id));
  }

  /**
   * Turns provisioning on and creates a token. The token that the portal shows takes the place of earlier ones.
   *
   * @throws WrongStep nothing is saved yet, or an admin approved the first sync: admins manage tokens from then on
   */
  async connect(acting: HoldingLink): Promise<ConnectedPortalDirectory> {
    const id = await this.portals.connectionOf(acting);
    const { tenantId } = acting;
    return this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      const isNew = await this.directories.add({ id, tenantId, source: 'scim', now });
      if (isNew) await this.record(acting, id, 'directory.enabled', { source: 'scim' });
      const directory = await this.directories.hold(tenantId, id);
      if (directory?.state !== 'preview' || directory.source !== 'scim')
        throw new WrongStep(
          'Provisioning is already in use. Ask an administrator of the organization for a token.',
        );
      await this.tokens.removeAll(id);
      const { token, secret } = await this.tokens.create({ tenantId, directoryId: id }, 'bearer', {
        networks: [],
        expiresAt: plusSeconds(now, TOKEN_SECONDS),
        by: acting.link.createdBy,
        now,
      });
      await this.record(acting, id, 'directory_token.created', { token: token.id });
      return { directory: await this.view(id), secret };
    });
  }

  private async view(id: string): Promise<PortalDirectory> {
    const baseUrl = scimBaseUrl(this.settings.PUBLIC_URL, id);
    const directory = await this.directories.find(id);
    if (!directory)
      return { state: 'off', baseUrl, hasToken: false, lastUsedAt: null, users: 0, canConnect: true };
    const { state, source } = directory;
    const tokens = await this.tokens.list(id);
    const used = tokens.flatMap(({ lastUsedAt }) => lastUsedAt ?? []).map((at) => new Date(at).getTime());
    return {
      state,
      baseUrl,
      hasToken: tokens.length > 0,
      lastUsedAt: used.length > 0 ? new Date(Math.max(...used)).toISOString() : null,
      users: (await this.directories.counts(id)).users,
      canConnect: state === 'preview' && source === 'scim',
    };
  }

  private record(
    { tenantId, link, address }: HoldingLink,
    id: string,
    action: AuditRecord['action'],
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'anonymous', id: null },
      action,
      target: { type: 'sso_configuration', id },
      outcome: 'success',
      address,
      detail: { linkId: link.id, ...detail },
    });
  }
}
