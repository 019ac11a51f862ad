import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';

/**
 * The successor of a refresh token follows from it, so that requests that repeat a refresh at any replica get one and
 * the same, and no answer need be kept.
 */
@Injectable()
export class Successors {
  constructor(private readonly masterKeys: MasterKeys) {}

  /** 32 bytes that only we can tell from the predecessor's id. */
  of(id: string): Buffer {
    return createHmac('sha256', this.masterKeys.subkey('refresh-token-rotation')).update(id).digest();
  }
}
