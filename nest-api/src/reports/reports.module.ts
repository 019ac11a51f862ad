import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SamlModule } from '../saml/saml.module.js';
import { ConsoleController } from './console/console.controller.js';
import { Launchpad } from './console/launchpad.service.js';
import { Overviews } from './console/overview.service.js';
import { ConsoleSearch } from './console/search.service.js';
import { SecurityController } from './oversight/security.controller.js';
import { SecurityOverviews } from './oversight/security-overview.service.js';
import { SignInWaysController } from './oversight/sign-in-ways.controller.js';
import { SignInWays } from './oversight/sign-in-ways.service.js';
import { TenantSecurities } from './oversight/tenant-security.service.js';
import { SignInFiguresController } from './sign-ins/sign-in-figures.controller.js';
import { SignInFiguresReader } from './sign-ins/sign-in-figures.service.js';

/** Reads that span modules. They may read every table and write none, and no module imports them. */
@Module({
  imports: [AuthModule, SamlModule],
  controllers: [ConsoleController, SecurityController, SignInFiguresController, SignInWaysController],
  providers: [
    ConsoleSearch,
    Launchpad,
    Overviews,
    SecurityOverviews,
    SignInFiguresReader,
    SignInWays,
    TenantSecurities,
  ],
})
export class ReportsModule {}
