import {
  JobNameSchema,
  type JobRunDto,
  JobRunSchema,
  type SystemHealth,
  SystemHealthSchema,
  SystemJobsSchema,
  SystemSettingsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { SystemHealthReader } from './system-health.service.js';
import { SystemJobs } from './system-jobs.service.js';

@ApiTags('System')
@Controller('api/v1/system')
export class SystemController {
  constructor(
    private readonly health: SystemHealthReader,
    private readonly jobs: SystemJobs,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'described'>,
  ) {}

  @Get('health')
  @Describe('How database, jobs, mail, keys and upstreams do')
  @Requires('platform_management')
  @Returns(SystemHealthSchema)
  getSystemHealth(): Promise<SystemHealth> {
    return this.health.read();
  }

  @Get('jobs')
  @Describe('The background jobs, and what came of their last run')
  @Requires('platform_management')
  @Returns(SystemJobsSchema)
  async listJobs() {
    return { items: await this.jobs.list() };
  }

  @Post('jobs/:name/run')
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

  @Get('settings')
  @Describe('Every setting of the API, and where it came from', 'Of a secret only whether it is set.')
  @Requires('system_config')
  @Returns(SystemSettingsSchema)
  listSettings() {
    return { items: this.settings.described };
  }
}
