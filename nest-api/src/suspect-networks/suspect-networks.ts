import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { networkOf } from '../common/client-address.js';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';

/** A detection whose networks are suspect. */
export type Suspicion = 'password_spraying' | 'credential_stuffing';

interface Row {
  /** Null: the platform, and so every tenant. */
  readonly tenantId: string | null;
  readonly network: string;
  readonly kind: Suspicion;
  readonly until: Date;
}

interface Suspect {
  readonly kind: Suspicion;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** As the trigger of `incidents` names it. */
const CHANGE = 'suspect_networks:all';
const MOST = 5_000;
/** Catches up with changes that were missed while the connection for notifications was lost. */
const RENEW_MS = 60_000;

/**
 * Networks of unresolved spraying and stuffing incidents, until an hour after the last attempt. Answers from memory: an
 * incident shows about a second after it is opened, and nothing is known until the first read.
 */
@Injectable()
export class SuspectNetworks implements OnApplicationBootstrap {
  private readonly logger = new Logger('SuspectNetworks');
  private suspects: ReadonlyMap<string, Suspect> = new Map();
  private readAt = 0;
  private reading: Promise<void> | undefined;
  private isOutdated = false;

  constructor(
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  onApplicationBootstrap(): void {
    this.changes.watch((change) => {
      if (change === CHANGE) this.renew();
    });
    this.renew();
  }

  /** Why sign-ins from `address` to the tenant are suspect. @param tenantId null for the platform */
  of(tenantId: string | null, address: string): Suspicion | null {
    const now = Date.now();
    if (now - this.readAt > RENEW_MS) this.renew();
    const network = networkOf(address);
    const own = this.suspects.get(keyOf(tenantId, network));
    const known = own ?? this.suspects.get(keyOf(null, network));
    return known && known.until > now ? known.kind : null;
  }

  private renew(): void {
    this.readAt = Date.now();
    this.isOutdated = true;
    this.reading ??= this.readAll().finally(() => {
      this.reading = undefined;
    });
  }

  private async readAll(): Promise<void> {
    while (this.isOutdated) {
      this.isOutdated = false;
      try {
        const rows = await this.lookups.call<Row>('suspect_networks', [MOST]);
        // The newest comes first and stays.
        this.suspects = new Map(
          rows.toReversed().map((row) => [keyOf(row.tenantId, nameOf(row)), suspectOf(row)]),
        );
      } catch (error) {
        this.logger.warn(
          `suspect networks could not be read: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }
}

function keyOf(tenantId: string | null, network: string): string {
  return `${tenantId ?? ''} ${network}`;
}

function suspectOf({ kind, until }: Row): Suspect {
  return { kind, until: until.getTime() };
}

/** In the form of `networkOf`: the database writes a /64 in its shortest form. */
function nameOf({ network }: Row): string {
  return networkOf(network.replace(/\/64$/, ''));
}
