import { Global, Module } from '@nestjs/common';
import { ImportJob } from './import-job.js';
import { Imports } from './imports.js';
import { ImportsRepository } from './imports.repository.js';

@Global()
@Module({ providers: [Imports, ImportJob, ImportsRepository], exports: [Imports, ImportJob] })
export class ImportsModule {}
