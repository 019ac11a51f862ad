import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Issuer } from '../issuers/issuer.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { identityProviderMetadata } from '../protocol/metadata/write-metadata.js';
import { signElement } from '../protocol/signature/sign-element.js';

/** Partners read it again well before. The next key is published for longer than this before a rollover. */
const VALID_DAYS = 14;
const DAY = 86_400_000;

/** The signed metadata of an issuer. */
@Injectable()
export class IssuerMetadata {
  constructor(
    private readonly keys: SamlKeys,
    private readonly clock: Clock,
  ) {}

  async write(issuer: Issuer): Promise<string> {
    const { signer, signingCertificates, encryptionCertificates } = await this.keys.of(issuer.tenantId);
    const document = identityProviderMetadata({
      id: newMessageId(),
      entityId: issuer.entityId,
      validUntil: new Date(this.clock.now().getTime() + VALID_DAYS * DAY),
      signingCertificates,
      encryptionCertificates,
      ssoUrl: issuer.ssoUrl,
      sloUrl: issuer.sloUrl,
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n${signElement(document, signer, 'rsa-sha256')}`;
  }
}
