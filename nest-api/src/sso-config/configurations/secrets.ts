import { createPrivateKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UpstreamRefused } from '../probe/upstream-refused.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { SsoConfigurationDraft } from '../sso-configuration-draft.entity.js';
import type { SsoConfigurationVersion } from '../sso-configuration-version.entity.js';

export const SECRETS = ['clientSecret', 'privateKey'] as const;

/** Left out: as it is; null: removed. */
export interface GivenSecrets {
  readonly clientSecret?: string | null | undefined;
  readonly privateKey?: string | null | undefined;
}

export type Secrets = Readonly<Record<(typeof SECRETS)[number], string | null>>;

/** The secrets of connections at rest: envelopes, each bound to its row. */
@Injectable()
export class ConfigurationSecrets {
  constructor(private readonly keys: MasterKeys) {}

  /** @returns what changed, in words without the values */
  write(configuration: SsoConfiguration, given: GivenSecrets): string[] {
    return SECRETS.flatMap((name) => {
      const value = given[name];
      if (value === undefined || (value === null && !configuration[name])) return [];
      const before = configuration[name];
      configuration[name] = value === null ? null : this.keys.seal(value, aadOfConfiguration(configuration));
      return [`${name}: ${value === null ? 'removed' : before ? 'replaced' : 'set'}`];
    });
  }

  /** Whether `write` would store another value. */
  wouldChange(configuration: SsoConfiguration, given: GivenSecrets): boolean {
    return SECRETS.some(
      (name) => given[name] !== undefined && given[name] !== this.read(configuration, name),
    );
  }

  read(configuration: SsoConfiguration, name: (typeof SECRETS)[number]): string | null {
    const sealed = configuration[name];
    return sealed ? this.keys.open(sealed, aadOfConfiguration(configuration)) : null;
  }

  /** Both; null for one that is not set. */
  of(configuration: SsoConfiguration): Secrets {
    return {
      clientSecret: this.read(configuration, 'clientSecret'),
      privateKey: this.read(configuration, 'privateKey'),
    };
  }

  /** The same values, bound to the row of the version. */
  copyTo(version: SsoConfigurationVersion, configuration: SsoConfiguration): void {
    for (const name of SECRETS) {
      const value = this.read(configuration, name);
      version[name] = value === null ? null : this.keys.seal(value, aadOf(version));
    }
  }

  /** Envelopes for a draft with this ID. */
  sealFor(draftId: string, values: Secrets): Secrets {
    const seal = (value: string | null) =>
      value === null ? null : this.keys.seal(value, aadOfDraft({ id: draftId }));
    return { clientSecret: seal(values.clientSecret), privateKey: seal(values.privateKey) };
  }

  /** The secrets of a draft; null if it has none. */
  ofDraft(draft: SsoConfigurationDraft): Secrets {
    const open = (sealed: string | null | undefined) =>
      sealed ? this.keys.open(sealed, aadOfDraft(draft)) : null;
    return { clientSecret: open(draft.clientSecret), privateKey: open(draft.privateKey) };
  }

  /** The stored secret of a version; null if it had none. */
  ofVersion(version: SsoConfigurationVersion): Required<GivenSecrets> {
    const open = (sealed: string | null | undefined) =>
      sealed ? this.keys.open(sealed, aadOf(version)) : null;
    return { clientSecret: open(version.clientSecret), privateKey: open(version.privateKey) };
  }
}

/** What must be given to come from one to the other. */
export function changedSecrets(from: Secrets, to: Secrets): GivenSecrets {
  const changed = SECRETS.filter((name) => from[name] !== to[name]);
  return Object.fromEntries(changed.map((name) => [name, to[name]]));
}

function aadOfConfiguration({ id }: SsoConfiguration): string {
  return `sso_configurations:${id}`;
}

function aadOfDraft({ id }: Pick<SsoConfigurationDraft, 'id'>): string {
  return `sso_configuration_drafts:${id}`;
}

function aadOf({ id }: SsoConfigurationVersion): string {
  return `sso_configuration_versions:${id}`;
}

/** @throws UpstreamRefused it is no private key, or a weak one */
export function requirePrivateKey(pem: string): void {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) return;
  } catch {
    throw new UpstreamRefused('privateKey', 'key_unreadable', 'This is not a private key in PEM format.');
  }
  throw new UpstreamRefused('privateKey', 'key_weak', 'This key is too short. Use at least RSA 2048.');
}
