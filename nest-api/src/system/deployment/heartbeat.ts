import { hostname } from 'node:os';
import { HEARTBEAT_MS } from '@gatehouse/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import manifest from '../../../package.json' with { type: 'json' };
import { MasterKeys } from '../../crypto/master-keys.js';
import { migrations } from '../../database/migrations/index.js';
import { Instances } from './instances.repository.js';

/** Reports every few seconds that this process is running, until it stops. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Heartbeat');
  private readonly id = uuidv7();
  private readonly startedAt = new Date();
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly instances: Instances,
    private readonly keys: MasterKeys,
  ) {}

  onApplicationBootstrap(): void {
    const beat = () => {
      this.last = this.beat();
    };
    this.timer = setInterval(beat, HEARTBEAT_MS);
    this.timer.unref();
    beat();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
    await this.instances.leave(this.id).catch(() => undefined);
  }

  /** A short outage of the database is reported elsewhere. This process continues. */
  async beat(): Promise<void> {
    try {
      await this.instances.report(
        {
          id: this.id,
          kind: 'api',
          host: hostname(),
          pid: process.pid,
          version: manifest.version,
          nodeVersion: process.versions.node,
          startedAt: this.startedAt.toISOString(),
          settings: [],
        },
        { migration: migrations.at(-1)?.name ?? null, masterKeys: this.keys.keyIds },
      );
    } catch (err) {
      this.logger.debug({ err }, 'could not say that this process is there');
    }
  }
}
