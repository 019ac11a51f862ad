import { Global, Module } from '@nestjs/common';
import { ModelTrainingJob } from './model-training.job.js';
import { RecentFailures } from './recent-failures.js';
import { SignInModels } from './sign-in-models.js';
import { SignInRisks } from './sign-in-risks.js';

@Global()
@Module({
  providers: [ModelTrainingJob, RecentFailures, SignInModels, SignInRisks],
  exports: [SignInModels, SignInRisks],
})
export class RiskModule {}
