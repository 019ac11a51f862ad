import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { OAuth2Module } from '../oauth2/oauth2.module.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { UsersModule } from '../users/users.module.js';
import { SignalEventsRepository } from './receiver/signal-events.repository.js';
import { SignalEventsExpiredJob } from './receiver/signal-events-expired.job.js';
import { SignalIntake } from './receiver/signal-intake.js';
import { SignalPollsJob } from './receiver/signal-polls.job.js';
import { SignalReceiversController } from './receiver/signal-receivers.controller.js';
import { SignalReceiversRepository } from './receiver/signal-receivers.repository.js';
import { SignalReceivers } from './receiver/signal-receivers.service.js';
import { SignalServer } from './receiver/signal-server.js';
import { SignalSubjects } from './receiver/signal-subjects.js';
import { TransmitterClient } from './receiver/transmitter-client.js';
import { TransmitterKeys } from './receiver/transmitter-keys.js';

import { ClientSignalsController } from './transmitter/client-signals.controller.js';
import { ClientSignalsService } from './transmitter/client-signals.service.js';
import { SecurityEventTokens } from './transmitter/security-event-tokens.js';
import { SignalDeliveryJob } from './transmitter/signal-delivery.job.js';
import { SignalStreamsRepository } from './transmitter/signal-streams.repository.js';
import { SignalStreams } from './transmitter/signal-streams.service.js';
import { SsfAccess } from './transmitter/ssf-access.js';
import { SsfServer } from './transmitter/ssf-server.js';
import { StreamPolls } from './transmitter/stream-polls.js';
import { StreamSubjects } from './transmitter/stream-subjects.js';

/** Security events between organizations: Shared Signals Framework 1.0, CAEP 1.0, RISC 1.0. */
@Module({
  imports: [AuthModule, DomainsModule, OAuth2Module, SsoConfigModule, UsersModule],
  controllers: [ClientSignalsController, SignalReceiversController],
  providers: [
    SignalEventsExpiredJob,
    SignalEventsRepository,
    SignalIntake,
    SignalPollsJob,
    SignalReceivers,
    SignalReceiversRepository,
    SignalServer,
    SignalSubjects,
    TransmitterClient,
    TransmitterKeys,
    ClientSignalsService,
    SecurityEventTokens,
    SignalDeliveryJob,
    SignalStreams,
    SignalStreamsRepository,
    SsfAccess,
    SsfServer,
    StreamPolls,
    StreamSubjects,
  ],
})
export class SignalsModule {}
