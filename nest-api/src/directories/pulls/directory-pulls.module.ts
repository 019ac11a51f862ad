import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { SsoConfigModule } from '../../sso-config/sso-config.module.js';
import { DirectoriesModule } from '../directories.module.js';
import { GoogleSource } from '../google/google-source.js';
import { GraphSource } from '../graph/graph-source.js';
import { LdapSource } from '../ldap/ldap-source.js';
import { PortalDirectoriesController } from '../portal/portal-directories.controller.js';
import { PortalDirectories } from '../portal/portal-directories.service.js';
import { ConsentTokens } from './consent-tokens.js';
import { DirectoryPullsJob } from './directory-pulls.job.js';
import { PullClient } from './pull-client.js';
import { PullConsents } from './pull-consents.service.js';
import { PullGroups } from './pull-groups.js';
import { PullRunner } from './pull-runner.js';
import { PullRunsRepository } from './pull-runs.repository.js';
import { PullSources } from './pull-sources.js';
import { PullWriter } from './pull-writer.js';
import { PulledObjectsRepository } from './pulled-objects.repository.js';
import { PullsController } from './pulls.controller.js';
import { PullsRepository } from './pulls.repository.js';
import { Pulls } from './pulls.service.js';

/** Directories that Gatehouse reads. */
@Module({
  imports: [AuthModule, DirectoriesModule, SsoConfigModule],
  controllers: [PortalDirectoriesController, PullsController],
  providers: [
    ConsentTokens,
    DirectoryPullsJob,
    GoogleSource,
    GraphSource,
    LdapSource,
    PortalDirectories,
    PullClient,
    PullConsents,
    PullGroups,
    PullRunner,
    PullRunsRepository,
    PullSources,
    PullWriter,
    PulledObjectsRepository,
    Pulls,
    PullsRepository,
  ],
  exports: [PullGroups, PullSources],
})
export class DirectoryPullsModule {}
