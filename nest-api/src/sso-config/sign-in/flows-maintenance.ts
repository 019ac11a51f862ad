import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/jobs.js';

const TEN_MINUTES = 600_000;

/** Removes sign-ins that nobody came back from; their traces stay. */
@Injectable()
export class FlowsMaintenance implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'sso-flows-expired',
      everyMs: TEN_MINUTES,
      run: async (client) => {
        await client.query("delete from sso_flows where expires_at < now() - interval '1 hour'");
      },
    });
  }
}
