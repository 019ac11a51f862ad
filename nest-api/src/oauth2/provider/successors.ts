import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';

/**
 * The successor of a refresh token is derived from it, so that repeated refreshes at any replica get the same one
 * without a stored response.
 */
@Injectable()
export class Successors {
  constructor(private readonly masterKeys: MasterKeys) {}

  /** 32 bytes that only we can derive from the predecessor's ID. */
  of(id: string): Buffer {
    return createHmac('sha256', this.masterKeys.subkey('refresh-token-rotation')).update(id).digest();
  }
}
