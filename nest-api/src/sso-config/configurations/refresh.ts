import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { inScopeOfConnection } from '../connection-scope.js';
import { mergeCertificates } from '../probe/certificates.js';
import { ConfigurationProbe } from '../probe/configuration-probe.js';
import type { UpstreamRefused } from '../probe/upstream-refused.js';
import type { Findings } from '../providers/upstream-provider.js';
import { ConfigurationStates } from './configuration-states.repository.js';
import { ConfigurationVersions } from './configuration-versions.js';
import { editableOf } from './editable.js';
import { ConfigurationSecrets } from './secrets.js';
import { type SsoConfiguration, SsoConfigurationsRepository } from './sso-configurations.repository.js';

/** Reads the identity provider's metadata again, and adds new keys and certificates to the old ones. */
@Injectable()
export class ConfigurationRefresh {
  constructor(
    private readonly configurations: SsoConfigurationsRepository,
    private readonly unit: UnitOfWork,
    private readonly probe: ConfigurationProbe,
    private readonly states: ConfigurationStates,
    private readonly versions: ConfigurationVersions,
    private readonly secrets: ConfigurationSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws UpstreamRefused the new metadata is unusable; the old keys remain trusted */
  async refresh(configuration: SsoConfiguration): Promise<void> {
    const { id, type, tenantId } = configuration;
    const clientSecret = this.secrets.read(configuration, 'clientSecret');
    const entered = { ...editableOf(configuration), clientSecret };
    const found = await this.probe.look({ ...entered, type, tenantId: tenantId ?? null });
    await inScopeOfConnection(this.unit, { tenantId }, async () => {
      const current = await this.configurations.find(id);
      if (!current) return;
      const keepTest = await this.states.keepingTest(current);
      await this.takeOn(current, found);
      await keepTest();
      await this.states.note(current, found);
    });
  }

  async noteFailure(configuration: SsoConfiguration, refusal: UpstreamRefused): Promise<void> {
    await inScopeOfConnection(this.unit, configuration, () =>
      this.states.noteFailure(configuration, refusal),
    );
  }

  /** A provider that changes its certificate publishes the new one before it signs with it. */
  private async takeOn(configuration: SsoConfiguration, { fields }: Findings): Promise<void> {
    if (!fields.certificate) return;
    const merged = mergeCertificates(configuration.certificate ?? '', fields.certificate, this.clock.now());
    if (merged.added.length === 0) return;
    configuration.certificate = merged.pem;
    const changes = merged.added.map(
      (fingerprint) => `certificate: ${fingerprint} taken on from the metadata`,
    );
    await this.versions.keep(configuration, null, changes, 'sso_configuration.updated');
  }
}
