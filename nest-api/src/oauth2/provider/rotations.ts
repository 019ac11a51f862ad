import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import Provider from 'oidc-provider';
import { MasterKeys } from '../../crypto/master-keys.js';

/**
 * The successor of a refresh token follows from it, so that requests that repeat a refresh at any replica get one and
 * the same, and no answer need be kept.
 */
@Injectable()
export class Rotations {
  private readonly begun = new WeakMap<object, number>();

  constructor(private readonly masterKeys: MasterKeys) {}

  /** @param at when the token of this request was first used, in seconds since the epoch */
  begin(at: number): void {
    if (Provider.ctx) this.begun.set(Provider.ctx, at);
  }

  /** When the token of this request was first used; null where none is being replaced. */
  beganAt(): number | null {
    return (Provider.ctx && this.begun.get(Provider.ctx)) ?? null;
  }

  isRotation(): boolean {
    return this.beganAt() !== null;
  }

  /** 32 bytes that only we can tell from the predecessor's id. */
  successorOf(id: string): Buffer {
    return createHmac('sha256', this.masterKeys.subkey('refresh-token-rotation')).update(id).digest();
  }
}
