import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SamlModule } from '../saml/saml.module.js';
import { ConsoleController } from './console.controller.js';
import { Launchpad } from './launchpad.service.js';
import { Overviews } from './overview.service.js';
import { ConsoleSearch } from './search.service.js';

/** What the frame of the consoles asks: finding by name, how many there are, and what can be opened. */
@Module({
  imports: [AuthModule, SamlModule],
  controllers: [ConsoleController],
  providers: [ConsoleSearch, Launchpad, Overviews],
})
export class ConsoleModule {}
