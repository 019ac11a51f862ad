import { randomBytes } from 'node:crypto';
import {
  type CreatedLiveDisplay,
  type CreateLiveDisplay,
  type LiveDisplay,
  MOST_DISPLAYS,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { ConflictError, NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { sha256 } from '../../crypto/same-secret.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UsersRepository } from '../../users/users.repository.js';
import { type DisplayRow, LiveDisplaysRepository } from './live-displays.repository.js';

const WHY = 'a superadmin looks after the displays of the live board';
const DAY_SECONDS = 86_400;

export class TooManyDisplays extends ConflictError {
  readonly code = 'too_many_displays';

  constructor() {
    super(`There are already ${MOST_DISPLAYS} displays. Delete one first.`);
  }
}

/** Browsers that show the live board without a session, such as a screen on a wall. */
@Injectable()
export class LiveDisplays {
  constructor(
    private readonly displays: LiveDisplaysRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  list(): Promise<LiveDisplay[]> {
    return this.unit.onPlatform(WHY, async () => this.withNames(await this.displays.list(this.clock.now())));
  }

  /** @returns the display with its token, this once  @throws TooManyDisplays */
  create(
    { userId }: Caller,
    { name, days }: CreateLiveDisplay,
    client: ClientContext,
  ): Promise<CreatedLiveDisplay> {
    const token = randomBytes(32).toString('base64url');
    return this.unit.onPlatform(WHY, async () => {
      const createdAt = this.clock.now();
      await this.displays.deleteExpired(createdAt);
      if ((await this.displays.list(createdAt)).length >= MOST_DISPLAYS) throw new TooManyDisplays();
      const expiresAt = plusSeconds(createdAt, days * DAY_SECONDS);
      const tokenHash = hashOf(token);
      const id = await this.displays.create({ name, tokenHash, createdBy: userId, createdAt, expiresAt });
      const row = await this.require(id);
      await this.record(userId, row, 'live_display.created', client);
      const [display] = await this.withNames([row]);
      return { display: display as LiveDisplay, token };
    });
  }

  /** It shows nothing from its next event on. @throws NotFoundError */
  delete({ userId }: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const row = await this.require(id);
      await this.displays.delete(id);
      await this.record(userId, row, 'live_display.deleted', client);
    });
  }

  /** Notes that a display shows the board. @returns its ID; null if it is unknown, deleted or expired */
  show(token: string): Promise<string | null> {
    return this.displays.show(hashOf(token), this.clock.now());
  }

  private async require(id: string): Promise<DisplayRow> {
    const row = await this.displays.find(id);
    if (!row) throw new NotFoundError('display');
    return row;
  }

  private async withNames(rows: readonly DisplayRow[]): Promise<LiveDisplay[]> {
    const users = await this.users.all(rows.flatMap(({ createdBy }) => createdBy ?? []));
    return rows.map((row) => {
      const creator = users.get(row.createdBy ?? '');
      return {
        ...row,
        createdBy: creator ? { id: creator.id, name: creator.fullName() } : null,
        createdAt: new Date(row.createdAt).toISOString(),
        expiresAt: new Date(row.expiresAt).toISOString(),
        lastShownAt: row.lastShownAt && new Date(row.lastShownAt).toISOString(),
      };
    });
  }

  private record(
    userId: string,
    { id, name }: DisplayRow,
    action: 'live_display.created' | 'live_display.deleted',
    { address }: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId: null,
      actor: { type: 'user', id: userId },
      action,
      target: { type: 'live_display', id },
      outcome: 'success',
      address,
      detail: { name },
    });
  }
}

function hashOf(token: string): string {
  return sha256(token).toString('base64url');
}
