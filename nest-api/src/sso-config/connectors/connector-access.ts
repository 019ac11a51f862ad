import { type ConnectorRejection, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Audit } from '../../audit/audit.js';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { networkLimit } from '../../auth/rate-limits.js';
import { clientOf } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { PROOF_SECONDS, ProofInvalid, readProof, requireBody, verifyProof } from './connector-proof.js';
import { ConnectorRejected, ConnectorRevoked } from './connector-refused.js';
import { ConnectorsRepository, type NamedConnector } from './connectors.repository.js';

/** The audit log names a reason once within this time. The connector counts each. */
const REPEATED_SECONDS = 3600;

/** Who sends a request of a connector. */
@Injectable()
export class ConnectorAccess {
  private readonly audience: string;

  constructor(
    private readonly connectors: ConnectorsRepository,
    private readonly limits: AttemptLimits,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.audience = new URL(settings.PUBLIC_URL).origin;
  }

  /**
   * @param path without query
   * @param readBody called once the signature is known to be the connector's
   * @throws ConnectorRejected  @throws TooManyRequests instead of it, after too many from the network
   */
  authenticate(
    request: Request,
    path: string,
    readBody: () => Promise<Buffer>,
  ): Promise<{ connector: NamedConnector; body: Buffer }> {
    return this.limits.countFailures(
      [networkLimit('connector-signature:network', clientOf(request))],
      (error) => error instanceof ConnectorRejected,
      () => this.verified(request, path, readBody),
    );
  }

  private async verified(request: Request, path: string, readBody: () => Promise<Buffer>) {
    let connector: NamedConnector | null = null;
    try {
      const proof = readProof(request.headers.authorization);
      connector = await this.connectors.lookUp(proof.connectorId);
      if (!connector)
        throw new ProofInvalid('signature_invalid', 'The signature names no connector of a connection.');
      const url = `${this.audience}${path}`;
      const now = this.clock.now();
      const wanted = { method: request.method, url, audience: this.audience, now };
      const { jti, digest } = await verifyProof(proof, connector.signingKey, wanted);
      requireUsable(connector);
      const body = await readBody();
      requireBody(digest, body);
      await this.useOnce(connector, jti, now);
      return { connector, body };
    } catch (error) {
      const rejected =
        error instanceof ProofInvalid ? new ConnectorRejected(error.code, error.message) : error;
      if (connector && rejected instanceof ConnectorRejected)
        await this.note(connector, rejected.code, clientOf(request).address);
      throw rejected;
    }
  }

  private async useOnce(connector: NamedConnector, jti: string, now: Date): Promise<void> {
    const expiresAt = plusSeconds(now, 3 * PROOF_SECONDS);
    const isNew = await this.unit.inTenant(connector.tenantId, () =>
      this.connectors.useProof(connector, jti, now, expiresAt),
    );
    if (!isNew) throw new ConnectorRejected('signature_replayed', 'The signature was used before.');
  }

  private note(connector: NamedConnector, code: ConnectorRejection, address: string): Promise<void> {
    const { id, tenantId, configurationId } = connector;
    return this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      if (!(await this.connectors.noteRejection(id, code, now, plusSeconds(now, -REPEATED_SECONDS)))) return;
      await this.audit.record({
        tenantId,
        actor: { type: 'system', id: null },
        action: 'connector.rejected',
        target: { type: 'sso_configuration', id: configurationId },
        outcome: 'failure',
        address,
        detail: { connector: id, reason: code },
      });
    });
  }
}

/** @throws ConnectorRejected */
function requireUsable({ revokedAt, tenantStatus }: NamedConnector): void {
  if (revokedAt) throw new ConnectorRevoked();
  if (!TENANT_STANDING[tenantStatus as TenantStatus].read)
    throw new ConnectorRejected('organization_inactive', 'The organization is not active.');
}
