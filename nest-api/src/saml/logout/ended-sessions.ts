import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { SessionLookup } from '../../auth/session-lookup.js';
import { toCaller } from '../../auth/session-record.js';
import { Sessions } from '../../auth/sessions.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { Partner } from '../partner.js';
import { SamlSessions } from '../sign-on/saml-sessions.repository.js';
import { UpstreamSessions } from '../upstream/upstream-sessions.repository.js';
import type { LogoutStop } from './logout-process.js';

/** Sessions that end and have SAML partners. */
@Injectable()
export class EndedSessions {
  private readonly logger = new Logger('SAML');

  constructor(
    private readonly applications: SamlSessions,
    private readonly directories: UpstreamSessions,
    private readonly sessions: Sessions,
    private readonly sessionLookup: SessionLookup,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** All partners of these sessions, each once. The identity provider is last, because it may end further sessions. */
  async takePartners(sessionIds: readonly string[]): Promise<LogoutStop[]> {
    const [applications, directories] = await Promise.all([
      this.applications.take(sessionIds),
      this.directories.take(sessionIds),
    ]);
    return [
      ...applications.map((participant) => ({ kind: 'application' as const, participant })),
      ...directories.map((participant) => ({ kind: 'directory' as const, participant })),
    ];
  }

  /** Ends sessions at a partner's request. */
  async end(sessionIds: readonly string[], by: Partner, client: ClientContext): Promise<void> {
    for (const id of sessionIds) await this.endOne(id, by, client);
  }

  private async endOne(id: string, by: Partner, client: ClientContext): Promise<void> {
    const session = await this.sessionLookup.findById(id);
    if (!session) return;
    await this.sessions.signOut(toCaller(session), client);
    await this.unit.inTenantOrForSignIn(session.tenantId, 'a superadmin belongs to no tenant', () =>
      this.audit.record({
        tenantId: session.tenantId,
        actor: { type: 'user', id: session.userId },
        action: 'saml.signed_out',
        target: { type: by.type, id: by.id },
        outcome: 'success',
        address: client.address,
        detail: { entity_id: by.entityId },
      }),
    );
    this.logger.debug({ [by.type]: by.id }, 'a session ended because a SAML partner asked for it');
  }
}
