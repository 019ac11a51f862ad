import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { ArtifactPayload } from '../artifacts/artifacts.repository.js';

const UID = '{uid}';
/** What the sealed id of a pushed request is bound to; it lives as long as the sign-in page. */
const PUSHED = 'oauth_artifacts:pushed_request';

/** How an interaction rests: what it names beside itself that would open something is sealed, its own id is not kept. */
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
