import type { SystemHealth } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { HealthFigures } from './health-figures.js';
import { HealthSamples } from './health-samples.js';
import { healthStandings } from './health-standings.js';

/** How the parts do on which everything rests, now and in the last hour. */
@Injectable()
export class SystemHealthReader {
  constructor(
    private readonly figures: HealthFigures,
    private readonly samples: HealthSamples,
  ) {}

  async read(): Promise<SystemHealth> {
    const [health, lastHour] = await Promise.all([this.figures.read(), this.samples.lastHour()]);
    return { ...health, standings: healthStandings(health), lastHour };
  }
}
