import {
  type ReportedSettings,
  ReportedSettingsSchema,
  type SystemDeployment,
  SystemDeploymentSchema,
} from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { Instances } from '../../system/deployment/instances.repository.js';
import { DeploymentReport } from './deployment-report.service.js';

@ApiTags('System')
@Controller('api/v1/system')
export class DeploymentController {
  constructor(
    private readonly report: DeploymentReport,
    private readonly instances: Instances,
  ) {}

  @Get('deployment')
  @Describe('Lists the running processes, their versions, the migrations and the keys in use')
  @Requires('platform_management')
  @Returns(SystemDeploymentSchema)
  getDeployment(): Promise<SystemDeployment> {
    return this.report.read();
  }

  @Get('reported-settings')
  @Describe(
    'Lists the settings of web app and gateway, and their sources',
    'Secrets are only reported as set or not set.',
  )
  @Requires('system_config')
  @Returns(ReportedSettingsSchema)
  async listReportedSettings(): Promise<ReportedSettings> {
    return { items: await this.instances.settings() };
  }
}
