import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SamlModule } from '../saml/saml.module.js';
import { ConsoleController } from './console/console.controller.js';
import { Launchpad } from './console/launchpad.service.js';
import { Overviews } from './console/overview.service.js';
import { ConsoleSearch } from './console/search.service.js';

/** Reads that span modules. They may read every table and write none, and no module imports them. */
@Module({
  imports: [AuthModule, SamlModule],
  controllers: [ConsoleController],
  providers: [ConsoleSearch, Launchpad, Overviews],
})
export class ReportsModule {}
