import type { SystemHealth } from '@gatehouse/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthSamples } from '../../system/health/health-samples.repository.js';
import { healthStandings } from '../../system/health/health-standings.js';
import { HealthFigures } from './health-figures.js';

/** Health of the platform's parts, now and in the last hour. */
@Injectable()
export class SystemHealthReader implements OnModuleInit {
  constructor(
    private readonly figures: HealthFigures,
    private readonly samples: HealthSamples,
  ) {}

  onModuleInit(): void {
    this.samples.measureBy(() => this.figures.read());
  }

  async read(): Promise<SystemHealth> {
    const [health, lastHour] = await Promise.all([this.figures.read(), this.samples.lastHour()]);
    return { ...health, standings: healthStandings(health), lastHour };
  }
}
