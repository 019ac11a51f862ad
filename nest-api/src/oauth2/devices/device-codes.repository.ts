import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';
import { dayOf, daysOf, hashOf, toDate } from '../artifacts/artifact-id.js';
import { type ArtifactPayload, Artifacts } from '../artifacts/artifacts.repository.js';
import type { Issuer } from '../issuers/issuer.js';

/** The storage key of a device code, which does not contain the code. */
interface Place {
  readonly day: string;
  /** Hex. */
  readonly id: string;
}

/** A device that waits for its user. */
export interface WaitingDevice {
  readonly userCode: string;
  readonly place: Place;
  /** Its issuer. */
  readonly slug: string | null;
  readonly clientId: string;
  /** Its request. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Time of the request, by the clock of sessions, in seconds since the epoch with fractions. */
  readonly askedAt: number;
  /** Seconds since the epoch. */
  readonly exp: number;
}

/** Outcome of a device's poll. */
export interface Poll {
  /** The stored code, which waits for the user. */
  readonly payload: ArtifactPayload;
  readonly tooFast: boolean;
}

/** Polling interval in seconds, and its increase after each poll that is too early. */
export const POLLING_SECONDS = 5;
/** Tolerance for network delays. */
const JITTER_SECONDS = 1;

const IS_OPEN = `kind = 'DeviceCode' and consumed_at is null and not payload ? 'accountId' and not payload ? 'error'`;

const SECONDS_NOW = 'extract(epoch from clock_timestamp())::float8';
/** The first poll may come immediately. */
const POLL = `
  update oauth_artifacts set payload = payload || jsonb_build_object('polledAt', ${SECONDS_NOW}, 'interval',
    coalesce((payload ->> 'interval')::int, $4::int) + case
      when ${SECONDS_NOW} - (payload ->> 'polledAt')::float8
        < coalesce((payload ->> 'interval')::int, $4::int) - $5::int then $4::int
      else 0 end)
  where day = $1 and id = $2 and ${IS_OPEN} and payload ->> 'clientId' = $3
    and (payload ->> 'exp')::float8 > ${SECONDS_NOW}
  returning new.payload,
    (new.payload ->> 'interval')::int > coalesce((old.payload ->> 'interval')::int, $4::int) as "tooFast"`;

/**
 * The short codes that users type. They could be guessed from a plain hash, so a keyed hash is stored, with
 * the key of the long code that the device polls with.
 */
@Injectable()
export class DeviceCodes {
  constructor(
    private readonly lookups: Lookups,
    private readonly artifacts: Artifacts,
    private readonly masterKeys: MasterKeys,
  ) {}

  /** @returns false if another device currently has the code */
  register(
    userCode: string,
    deviceCode: string,
    { exp }: ArtifactPayload,
    { slug, tenantId, owner }: Issuer,
  ): Promise<boolean> {
    const place: Place = { day: toDate(dayOf(exp ?? 0)), id: hashOf(deviceCode, owner).toString('hex') };
    return this.artifacts.of(null).add('UserCode', this.keyOf(userCode), { exp, place, slug }, tenantId);
  }

  /**
   * Records a poll in one statement, so that all replicas apply the same interval.
   *
   * @returns null if the code is unknown, expired, answered, or of another application
   * Source: RFC 8628 §3.5
   */
  async poll(deviceCode: string, clientId: string, owner: string | null): Promise<Poll | null> {
    const [day] = daysOf('DeviceCode', deviceCode).map(toDate);
    if (day === undefined) return null;
    const [row] = await this.lookups.query<Poll>('device-poll', POLL, [
      day,
      hashOf(deviceCode, owner),
      clientId,
      POLLING_SECONDS,
      JITTER_SECONDS,
    ]);
    return row ?? null;
  }

  /** The device with this code; null if there is none, or it is already answered. */
  async find(userCode: string): Promise<WaitingDevice | null> {
    const code = this.keyOf(userCode);
    const [row] = await this.lookups.call<{
      place: Place;
      slug: string | null;
      payload: Pick<WaitingDevice, 'clientId' | 'params' | 'askedAt' | 'exp'>;
    }>('pending_device', [daysOf('UserCode', code).map(toDate), hashOf(code, null)]);
    // By the clock that the library uses for the expiry.
    if (!row || row.payload.exp <= Date.now() / 1000) return null;
    const { place, slug, payload } = row;
    const { clientId, params, askedAt, exp } = payload;
    return { userCode, place, slug, clientId, params, askedAt, exp };
  }

  /** Stores the user's decision. Only the first one counts. @returns whether it was this one */
  async answer({ userCode, place }: WaitingDevice, result: Record<string, unknown>): Promise<boolean> {
    const code = this.keyOf(userCode);
    const [row] = await this.lookups.call<{ answer_device: boolean }>('answer_device', [
      place.day,
      Buffer.from(place.id, 'hex'),
      JSON.stringify(result),
      daysOf('UserCode', code).map(toDate),
      hashOf(code, null),
    ]);
    return row?.answer_device ?? false;
  }

  private keyOf(userCode: string): string {
    return createHmac('sha256', this.masterKeys.subkey('device-user-code'))
      .update(userCode)
      .digest('base64url');
  }
}
