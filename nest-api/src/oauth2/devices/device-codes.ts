import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';
import { dayOf, hashOf, toDate } from '../artifacts/artifact-id.js';
import { type ArtifactPayload, Artifacts } from '../artifacts/artifacts.js';
import type { Issuer } from '../issuers/issuer.js';

/** Where the code of a device lies, which is not the code itself. */
interface Place {
  readonly day: string;
  /** Hex. */
  readonly id: string;
}

/** A device that waits for its person. */
export interface WaitingDevice {
  readonly userCode: string;
  readonly place: Place;
  /** The issuer that it asked. */
  readonly slug: string | null;
  readonly clientId: string;
  /** What it asked for. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Seconds since the epoch. */
  readonly iat: number;
  readonly exp: number;
}

const IS_OPEN = `kind = 'DeviceCode' and consumed_at is null and not payload ? 'accountId' and not payload ? 'error'`;

/**
 * The short codes that people type. They are few enough to be tried out, so what is kept of one is a keyed hash, beside
 * where the long code lies that the device polls with.
 */
@Injectable()
export class DeviceCodes {
  constructor(
    private readonly lookups: Lookups,
    private readonly artifacts: Artifacts,
    private readonly masterKeys: MasterKeys,
  ) {}

  /** @returns false where another device has the code just now */
  register(
    userCode: string,
    deviceCode: string,
    { exp }: ArtifactPayload,
    { slug, tenantId }: Issuer,
  ): Promise<boolean> {
    const place: Place = { day: toDate(dayOf(exp ?? 0)), id: hashOf(deviceCode, tenantId).toString('hex') };
    return this.artifacts.of(null).add('UserCode', this.keyOf(userCode), { exp, place, slug }, tenantId);
  }

  /** The device that shows this code; null when there is none, or it has its answer. */
  async find(userCode: string): Promise<WaitingDevice | null> {
    const found = await this.artifacts.of(null).find('UserCode', this.keyOf(userCode));
    if (!found) return null;
    const { place, slug } = found.payload as unknown as { place: Place; slug: string | null };
    const [row] = await this.lookups.query<{
      payload: Pick<WaitingDevice, 'clientId' | 'params' | 'iat' | 'exp'>;
    }>(
      'device-waiting',
      `select payload from oauth_artifacts where day = $1 and id = decode($2, 'hex') and ${IS_OPEN}`,
      [place.day, place.id],
    );
    if (!row || row.payload.exp <= Date.now() / 1000) return null;
    const { clientId, params, iat, exp } = row.payload;
    return { userCode, place, slug, clientId, params, iat, exp };
  }

  /** Gives the device its answer, once: of any number of answers one counts. @returns whether it was this one */
  async answer({ userCode, place }: WaitingDevice, result: Record<string, unknown>): Promise<boolean> {
    const rows = await this.lookups.query(
      'device-answer',
      `update oauth_artifacts set payload = payload || $3::jsonb
       where day = $1 and id = decode($2, 'hex') and ${IS_OPEN} returning 1`,
      [place.day, place.id, JSON.stringify(result)],
    );
    await this.artifacts.of(null).remove('UserCode', this.keyOf(userCode));
    return rows.length > 0;
  }

  private keyOf(userCode: string): string {
    return createHmac('sha256', this.masterKeys.subkey('device-user-code'))
      .update(userCode)
      .digest('base64url');
  }
}
