import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountController } from './account.controller.js';
import { AccountMaintenance } from './account-maintenance.job.js';
import { Accounts } from './accounts.service.js';
import { PersonalDataController } from './data/personal-data.controller.js';
import { PersonalDataRepository } from './data/personal-data.repository.js';
import { PersonalDataReader } from './data/personal-data.service.js';
import { Devices } from './devices.service.js';
import { DevicesOfPeopleController } from './devices-of-people.controller.js';
import { DevicesOfPeople } from './devices-of-people.js';
import { EmailChangesRepository } from './email-changes.repository.js';
import { EmailChanges } from './email-changes.service.js';
import { OwnSignIns } from './own-sign-ins.service.js';
import { ReportedSignIns } from './reported-sign-ins.job.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsRepository } from './saved-views.repository.js';
import { SavedViews } from './saved-views.service.js';
import { SignInMails } from './sign-in-mails.job.js';
import { SignInNoticesRepository } from './sign-in-notices.repository.js';
import { SignInReportsController } from './sign-in-reports.controller.js';
import { SignInReports } from './sign-in-reports.service.js';
import { WeeklyEmailController } from './weekly-email.controller.js';
import { WeeklyEmailOptOut } from './weekly-email-opt-out.service.js';

/** Self-service of users: profile, email address, devices and sessions. */
@Module({
  imports: [AuthModule, UsersModule],
  controllers: [
    AccountController,
    DevicesOfPeopleController,
    PersonalDataController,
    SavedViewsController,
    SignInReportsController,
    WeeklyEmailController,
  ],
  providers: [
    AccountMaintenance,
    Accounts,
    Devices,
    DevicesOfPeople,
    EmailChanges,
    EmailChangesRepository,
    SignInMails,
    OwnSignIns,
    ReportedSignIns,
    PersonalDataReader,
    PersonalDataRepository,
    SavedViews,
    SavedViewsRepository,
    SignInNoticesRepository,
    SignInReports,
    WeeklyEmailOptOut,
  ],
  exports: [Accounts, Devices],
})
export class AccountModule {}
