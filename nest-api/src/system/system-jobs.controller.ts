import {
  type DeadLetters,
  DeadLettersSchema,
  IdSchema,
  JobNameSchema,
  type JobRecords,
  type JobRecordsQuery,
  JobRecordsQuerySchema,
  JobRecordsSchema,
  type JobRunDto,
  JobRunSchema,
  SystemJobsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SystemJobs } from './system-jobs.service.js';

@ApiTags('System')
@Controller('api/v1/system/jobs')
export class SystemJobsController {
  constructor(private readonly jobs: SystemJobs) {}

  @Get()
  @Describe('Lists the background jobs with their schedules and last runs')
  @Requires('platform_management')
  @Returns(SystemJobsSchema)
  async listJobs() {
    return { items: await this.jobs.list() };
  }

  @Get('runs')
  @Describe(
    'Lists runs of shared jobs, newest first',
    'Kept for a week. Runs of frequent jobs are kept for a day.',
  )
  @Requires('platform_management')
  @Returns(JobRecordsSchema)
  listJobRuns(@Query({ schema: JobRecordsQuerySchema }) query: JobRecordsQuery): Promise<JobRecords> {
    return this.jobs.runs(query);
  }

  @Get('dead-letters')
  @Describe('Lists dead letters: runs that failed too often')
  @Requires('platform_management')
  @Returns(DeadLettersSchema)
  listDeadLetters(): Promise<DeadLetters> {
    return this.jobs.deadLetters();
  }

  @Post('dead-letters/:id/retry')
  @Describe(
    'Retries a dead letter now',
    'Removes the run from the dead letters. Responds when the job is done.',
  )
  @Requires('system_config')
  @Returns(JobRunSchema, 200, [404])
  retryDeadLetter(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<JobRunDto> {
    return this.jobs.retry(caller, id, clientOf(request));
  }

  @Post(':name/run')
  @Describe('Runs a job now, even if it is not due', 'Responds when the job is done.')
  @Requires('system_config')
  @Returns(JobRunSchema, 200, [404])
  runJob(
    @Caller() caller: CallerType,
    @Param('name', { schema: JobNameSchema }) name: string,
    @Req() request: Request,
  ): Promise<JobRunDto> {
    return this.jobs.run(caller, name, clientOf(request));
  }
}
