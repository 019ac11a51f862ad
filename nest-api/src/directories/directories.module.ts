import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OAuth2Module } from '../oauth2/oauth2.module.js';
import { SsoConfigurationsRepository } from '../sso-config/configurations/sso-configurations.repository.js';
import { SsoConfigModule } from '../sso-config/sso-config.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { CustomAttributeRelations } from '../users/custom-attribute-relations.js';
import { PeopleRelations } from '../users/people-relations.js';
import { UsersModule } from '../users/users.module.js';
import { AttributeValuesController } from './attributes/attribute-values.controller.js';
import { CustomAttributeValues } from './attributes/custom-attribute-values.repository.js';
import { CustomAttributesController } from './attributes/custom-attributes.controller.js';
import { CustomAttributesRepository } from './attributes/custom-attributes.repository.js';
import { CustomAttributes } from './attributes/custom-attributes.service.js';
import { MemberAttributes } from './attributes/member-attributes.service.js';
import { DirectoriesController } from './directories.controller.js';
import { DirectoriesJob } from './directories.job.js';
import { DirectoriesRepository } from './directories.repository.js';
import { Directories } from './directories.service.js';
import { DirectoryAccess } from './directory-access.js';
import { DirectoryChangesRepository } from './directory-changes.repository.js';
import { DirectoryLeaving } from './directory-leaving.js';
import { DirectoryLife } from './directory-life.service.js';
import { DirectoryPeople } from './directory-people.repository.js';
import { DirectoryRecorder } from './directory-recorder.js';
import { DirectoryRelations } from './directory-relations.js';
import { DirectoryRequestsRepository } from './directory-requests.repository.js';
import { DirectoryRequests } from './directory-requests.service.js';
import { DirectoryTokens } from './directory-tokens.js';
import { DirectoryTokensRepository } from './directory-tokens.repository.js';
import { DirectoryUndo } from './directory-undo.js';
import { DirectoryUsersRepository } from './directory-users.repository.js';
import { DirectoryUsers } from './directory-users.service.js';
import { DirectoryViews } from './directory-views.js';
import { DirectoryWork } from './directory-work.js';
import { DirectoryNotices } from './warnings/directory-notices.repository.js';
import { DirectoryWarningsJob } from './warnings/directory-warnings.job.js';

@Module({
  imports: [AuthModule, OAuth2Module, SsoConfigModule, TenantsModule, UsersModule],
  controllers: [AttributeValuesController, CustomAttributesController, DirectoriesController],
  providers: [
    CustomAttributes,
    CustomAttributesRepository,
    CustomAttributeValues,
    Directories,
    DirectoriesJob,
    DirectoriesRepository,
    DirectoryAccess,
    DirectoryChangesRepository,
    DirectoryLeaving,
    DirectoryLife,
    DirectoryNotices,
    DirectoryPeople,
    DirectoryRecorder,
    DirectoryRelations,
    DirectoryRequests,
    DirectoryRequestsRepository,
    DirectoryTokens,
    DirectoryTokensRepository,
    DirectoryUndo,
    DirectoryUsers,
    DirectoryUsersRepository,
    DirectoryViews,
    DirectoryWarningsJob,
    DirectoryWork,
    MemberAttributes,
  ],
  exports: [
    CustomAttributes,
    DirectoriesRepository,
    DirectoryAccess,
    DirectoryRelations,
    DirectoryRequests,
    DirectoryTokens,
    DirectoryUsers,
  ],
})
export class DirectoriesModule implements OnModuleInit {
  constructor(
    private readonly people: PeopleRelations,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly accounts: DirectoryPeople,
    private readonly attributeRelations: CustomAttributeRelations,
    private readonly attributes: CustomAttributes,
  ) {}

  onModuleInit(): void {
    const nameOf = async (id: string) => (await this.configurations.require(id)).name;
    const ownerOfNames = (userId: string) => this.accounts.ownerOfNames(userId);
    this.people.register({ directories: { nameOf, ownerOfNames } });
    this.attributeRelations.register({ attributes: this.attributes });
  }
}
