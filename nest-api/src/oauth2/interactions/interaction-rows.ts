import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { ArtifactPayload } from '../artifacts/artifacts.repository.js';

const UID = '{uid}';
/** Binding of the sealed ID of a pushed request, which lives as long as the sign-in page. */
const PUSHED = 'oauth_artifacts:pushed_request';

/** The stored form of an interaction: references that grant something are sealed, and its own ID is not stored. */
@Injectable()
export class InteractionRows {
  constructor(private readonly masterKeys: MasterKeys) {}

  toRow(uid: string, { parJti, returnTo, ...payload }: ArtifactPayload): ArtifactPayload {
    return {
      ...payload,
      returnTo: String(returnTo).replace(uid, UID),
      ...(parJti ? { parJti: this.masterKeys.seal(String(parJti), PUSHED) } : {}),
    };
  }

  fromRow(uid: string, { parJti, returnTo, ...payload }: ArtifactPayload): ArtifactPayload {
    return {
      ...payload,
      returnTo: String(returnTo).replace(UID, uid),
      ...(parJti ? { parJti: this.masterKeys.open(String(parJti), PUSHED) } : {}),
    };
  }
}
