import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ConsentFailed } from '../../sso-config/consents/consent-failed.js';
import { DirectoryConsents } from '../../sso-config/consents/directory-consents.js';
import { PullFailed, type PullOrder } from './pull-source.js';
import { aadOfPull, PullsRepository } from './pulls.repository.js';

/** Access tokens for the stored consents. In no unit of work. */
@Injectable()
export class ConsentTokens {
  constructor(
    private readonly pulls: PullsRepository,
    private readonly consents: DirectoryConsents,
    private readonly keys: MasterKeys,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws PullFailed */
  async of({ tenantId, directoryId }: Pick<PullOrder, 'tenantId' | 'directoryId'>): Promise<string> {
    const pull = await this.unit.inTenant(tenantId, () => this.pulls.find(directoryId));
    if (!pull?.credential) {
      throw new PullFailed(
        'consent_revoked',
        'Nobody has consented yet. An administrator of the directory must consent.',
      );
    }
    const refreshToken = this.keys.open(pull.credential, aadOfPull(pull));
    try {
      const tokens = await this.consents.tokens({ tenantId, id: directoryId }, refreshToken);
      if (tokens.refreshToken && tokens.refreshToken !== refreshToken) {
        const sealed = this.keys.seal(tokens.refreshToken, aadOfPull(pull));
        // Another consent may have replaced this one meanwhile.
        await this.unit.inTenant(tenantId, () =>
          this.pulls.renew(directoryId, pull.credential as string, sealed),
        );
      }
      return tokens.accessToken;
    } catch (error) {
      if (error instanceof ConsentFailed)
        throw new PullFailed(error.code, error.message, undefined, { cause: error });
      throw error;
    }
  }
}
