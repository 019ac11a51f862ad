import { Module } from '@nestjs/common';
import { DirectoriesModule } from '../directories/directories.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDelivery } from './delivery/account-delivery.js';
import { DeliveryAudit } from './delivery/audit-delivery.js';
import { GroupDelivery } from './delivery/group-delivery.js';
import { ProvisioningDeliveryJob } from './delivery/provisioning-delivery.job.js';
import { TargetDelivery } from './delivery/target-delivery.js';
import { TargetLeases } from './delivery/target-leases.js';
import { TargetStanding } from './delivery/target-standing.js';
import { Targets } from './delivery/targets.js';
import { WantedAccounts } from './delivery/wanted-accounts.js';
import { DueObjects } from './objects/due-objects.repository.js';
import { ProvisioningObjects } from './objects/provisioning-objects.repository.js';
import { TargetMembers } from './objects/target-members.repository.js';
import { WantedObjects } from './objects/wanted-objects.repository.js';
import { ComparedObjects } from './reconcile/compared-objects.repository.js';
import { Comparisons } from './reconcile/comparison.js';
import { ProvisioningReconcileJob } from './reconcile/provisioning-reconcile.job.js';
import { AssignmentsRepository } from './settings/assignments.repository.js';
import { ConnectionTest } from './settings/connection-test.js';
import { ProvisioningRepository } from './settings/provisioning.repository.js';
import { ProvisioningsController } from './settings/provisionings.controller.js';
import { Provisionings } from './settings/provisionings.service.js';
import { SoundMappings } from './settings/sound-mappings.js';
import { ProvisioningWarningsJob } from './warnings/provisioning-warnings.job.js';
import { RejectedAccounts } from './warnings/rejected-accounts.repository.js';

/** Accounts of users in the applications of their organization, by SCIM. */
@Module({
  imports: [DirectoriesModule, UsersModule],
  controllers: [ProvisioningsController],
  providers: [
    AccountDelivery,
    AssignmentsRepository,
    ComparedObjects,
    Comparisons,
    ConnectionTest,
    DeliveryAudit,
    DueObjects,
    GroupDelivery,
    ProvisioningDeliveryJob,
    ProvisioningObjects,
    ProvisioningReconcileJob,
    ProvisioningRepository,
    ProvisioningWarningsJob,
    Provisionings,
    RejectedAccounts,
    SoundMappings,
    TargetDelivery,
    TargetLeases,
    TargetMembers,
    TargetStanding,
    Targets,
    WantedAccounts,
    WantedObjects,
  ],
})
export class ProvisioningModule {}
