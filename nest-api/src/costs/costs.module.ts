import { Module } from '@nestjs/common';
import { CostWriter } from './cost-writer.js';
import { StorageJob } from './storage.job.js';
import { StorageRepository } from './storage.repository.js';

/** Counts and measures what each organization costs. The pages read it through `reports`. */
@Module({ providers: [CostWriter, StorageJob, StorageRepository] })
export class CostsModule {}
