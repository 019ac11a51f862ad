import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { UsersModule } from '../users/users.module.js';
import { SignalEventsRepository } from './receiver/signal-events.repository.js';
import { SignalEventsExpiredJob } from './receiver/signal-events-expired.job.js';
import { SignalIntake } from './receiver/signal-intake.js';
import { SignalReceiversController } from './receiver/signal-receivers.controller.js';
import { SignalReceiversRepository } from './receiver/signal-receivers.repository.js';
import { SignalReceivers } from './receiver/signal-receivers.service.js';
import { SignalServer } from './receiver/signal-server.js';
import { SignalSubjects } from './receiver/signal-subjects.js';
import { TransmitterClient } from './receiver/transmitter-client.js';
import { TransmitterKeys } from './receiver/transmitter-keys.js';

/** Security events between organizations: Shared Signals Framework 1.0, CAEP 1.0, RISC 1.0. */
@Module({
  imports: [AuthModule, DomainsModule, SsoConfigModule, UsersModule],
  controllers: [SignalReceiversController],
  providers: [
    SignalEventsExpiredJob,
    SignalEventsRepository,
    SignalIntake,
    SignalReceivers,
    SignalReceiversRepository,
    SignalServer,
    SignalSubjects,
    TransmitterClient,
    TransmitterKeys,
  ],
})
export class SignalsModule {}
