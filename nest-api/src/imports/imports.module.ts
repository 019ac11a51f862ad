import { Global, Module } from '@nestjs/common';
import { ImportJob } from './import-job.js';
import { Imports } from './imports.js';

@Global()
@Module({ providers: [Imports, ImportJob], exports: [Imports, ImportJob] })
export class ImportsModule {}
