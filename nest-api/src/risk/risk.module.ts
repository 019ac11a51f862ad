import { Global, Module } from '@nestjs/common';
import { ConnectionClaims } from './connection-claims.js';
import { ModelTrainingJob } from './model-training.job.js';
import { ModelTrainings } from './model-trainings.repository.js';
import { RecentFailures } from './recent-failures.js';
import { SharedFailures } from './shared-failures.js';
import { SignInModels } from './sign-in-models.js';
import { SignInRisks } from './sign-in-risks.js';

@Global()
@Module({
  providers: [
    ConnectionClaims,
    ModelTrainingJob,
    ModelTrainings,
    RecentFailures,
    SharedFailures,
    SignInModels,
    SignInRisks,
  ],
  exports: [ConnectionClaims, ModelTrainings, SignInRisks],
})
export class RiskModule {}
