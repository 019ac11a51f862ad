import type { Enrolled } from '@gatehouse/connector';
import { MOST_CONNECTORS } from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { calculateJwkThumbprint } from 'jose';
import { z } from 'zod';
import { Audit } from '../../audit/audit.js';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { networkLimit } from '../../auth/rate-limits.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { TooManyConnectors } from './code-refused.js';
import { CodeUnknown } from './connector-refused.js';
import { ConnectorsRepository, type ShownCode } from './connectors.repository.js';

/** 32 bytes in base64url. Source: RFC 8037 §2. */
const x = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Send 32 bytes in base64url');

export const EnrollmentSchema = z.object({
  code: z.string().max(100),
  name: z.string().trim().min(1).max(100),
  version: z.string().min(1).max(30),
  signingKey: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x }),
  encryptionKey: z.object({ kty: z.literal('OKP'), crv: z.literal('X25519'), x }),
});

/** Exchanges a code for the identity of a connector. */
@Injectable()
export class ConnectorEnrollment {
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
   * A code works once.
   *
   * @throws CodeUnknown  @throws TooManyConnectors
   * @throws TooManyRequests instead of CodeUnknown, after too many from the network
   */
  enroll(given: z.infer<typeof EnrollmentSchema>, client: ClientContext): Promise<Enrolled> {
    return this.limits.countFailures(
      [networkLimit('connector-code:network', client)],
      (error) => error instanceof CodeUnknown,
      async () => {
        const code = await this.connectors.lookUpCode(given.code);
        if (!code || new Date(code.expiresAt) <= this.clock.now()) throw new CodeUnknown();
        const id = await this.unit.inTenant(code.tenantId, () => this.add(code, given, client));
        return { id, audience: this.audience, connection: code.connectionName };
      },
    );
  }

  private async add(
    code: ShownCode,
    { name, version, signingKey, encryptionKey }: z.infer<typeof EnrollmentSchema>,
    client: ClientContext,
  ): Promise<string> {
    const { tenantId, configurationId } = code;
    // The row decides, so that two requests at once do not both use the code.
    if (!(await this.connectors.useCode(code.id))) throw new CodeUnknown();
    const others = await this.connectors.list(configurationId);
    if (others.filter(({ revokedAt }) => !revokedAt).length >= MOST_CONNECTORS)
      throw new TooManyConnectors(MOST_CONNECTORS);
    const fingerprint = await calculateJwkThumbprint(signingKey);
    const connector = { name, version, signingKey, encryptionKey, fingerprint };
    const id = await this.connectors.add(code, connector, this.clock.now());
    await this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'connector.enrolled',
      target: { type: 'sso_configuration', id: configurationId },
      outcome: 'success',
      address: client.address,
      detail: { connector: id, name, fingerprint },
    });
    return id;
  }
}
