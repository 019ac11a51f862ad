import { Module } from '@nestjs/common';
import { OpenApiModule } from '../openapi/openapi.module.js';
import { UsersModule } from '../users/users.module.js';
import { IsolationAlarm } from './isolation-alarm.js';
import { IsolationProofJob } from './isolation-proof.job.js';
import { OwnServer } from './own-server.js';
import { TablesWalk } from './tables-walk.repository.js';

/** Regularly proves that no organization can reach another's data. */
@Module({
  imports: [OpenApiModule, UsersModule],
  providers: [IsolationAlarm, IsolationProofJob, OwnServer, TablesWalk],
})
export class IsolationModule {}
