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
  @Describe('The background jobs, their schedule, and what came of their last run')
  @Requires('platform_management')
  @Returns(SystemJobsSchema)
  async listJobs() {
    return { items: await this.jobs.list() };
  }

  @Get('runs')
  @Describe(
    'Runs of shared jobs, the newest first',
    'Kept for a week, of what runs every few minutes for a day.',
  )
  @Requires('platform_management')
  @Returns(JobRecordsSchema)
  listJobRuns(@Query({ schema: JobRecordsQuerySchema }) query: JobRecordsQuery): Promise<JobRecords> {
    return this.jobs.runs(query);
  }

  @Get('dead-letters')
  @Describe('Runs that failed each time they were tried and were given up')
  @Requires('platform_management')
  @Returns(DeadLettersSchema)
  listDeadLetters(): Promise<DeadLetters> {
    return this.jobs.deadLetters();
  }

  @Post('dead-letters/:id/retry')
  @Describe('Runs a job now that was given up', 'It leaves the dead letters. Answers when it is done.')
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
  @Describe('Runs a job now, whether it is due or not', 'Answers when it is done.')
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
