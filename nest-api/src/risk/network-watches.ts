import type { Surroundings } from '@gatehouse/sign-in-risk';
import { Injectable } from '@nestjs/common';

type Suspicion = Surroundings['suspectNetwork'];

/** Knows the networks that an open detection of a tenant names. Asked at each sign-in, so it answers from memory. */
export interface NetworkWatch {
  of(tenantId: string, address: string): Suspicion;
}

/** Suspect networks, by the module that detects attacks, which this one cannot import. */
@Injectable()
export class NetworkWatches {
  private watch: NetworkWatch | undefined;

  register(watch: NetworkWatch): void {
    this.watch = watch;
  }

  of(tenantId: string, address: string): Suspicion {
    return this.watch?.of(tenantId, address) ?? null;
  }
}
