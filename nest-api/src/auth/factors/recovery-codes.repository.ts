import { randomInt } from 'node:crypto';
import { FACTORS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { SetUpOn } from './passkeys.repository.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Letters and digits that look different. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** Recovery codes: each one works once as a second factor. Joins the caller's unit of work. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  /** Replaces all codes by new ones. @param deviceKey of the device that shows them @returns the new codes, which are shown only once */
  async renew(userId: string, deviceKey: string): Promise<string[]> {
    await this.em.nativeDelete(RecoveryCode, { userId });
    const codes = Array.from({ length: FACTORS.recoveryCodes }, newCode);
    const createdAt = this.clock.now();
    for (const code of codes) {
      const id = uuidv7();
      const hash = this.keys.hashSecret(plainCode(code), aad(id));
      this.em.create(RecoveryCode, { id, userId, code: hash, deviceKey, createdAt });
    }
    await this.em.flush();
    return codes;
  }

  /** Uses up those that were shown on the device since then. @returns whether there were any */
  async void(userId: string, { deviceKey, since, now }: SetUpOn): Promise<boolean> {
    const codes = { userId, deviceKey, createdAt: { $gte: since }, usedAt: null };
    return (await this.em.nativeUpdate(RecoveryCode, codes, { usedAt: now })) > 0;
  }

  left(userId: string): Promise<number> {
    return this.em.count(RecoveryCode, { userId, usedAt: null });
  }

  async forget(userId: string): Promise<void> {
    await this.em.nativeDelete(RecoveryCode, { userId });
  }

  /** Consumes a code. @returns whether it was valid */
  async use(userId: string, given: string): Promise<boolean> {
    const open = await this.em.find(RecoveryCode, { userId, usedAt: null });
    const found = open.find(({ id, code }) => this.keys.matchesSecret(code, plainCode(given), aad(id)));
    if (!found) return false;
    // Of two concurrent uses of a code, only one changes the row.
    return (
      (await this.em.nativeUpdate(
        RecoveryCode,
        { id: found.id, usedAt: null },
        { usedAt: this.clock.now() },
      )) === 1
    );
  }
}

/** 78 bits: `ABCD-2345-EFGH-6789`. */
export function newCode(): string {
  const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** As it is hashed: users type it with spaces or in lower case. */
export function plainCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

function aad(id: string): string {
  return `recovery_codes:${id}`;
}
