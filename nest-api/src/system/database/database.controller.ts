import { type SystemDatabase, SystemDatabaseSchema } from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { DatabaseReport } from './database-report.service.js';

@ApiTags('System')
@Controller('api/v1/system/database')
export class DatabaseController {
  constructor(private readonly report: DatabaseReport) {}

  @Get()
  @Describe(
    'Lists tables with their sizes and isolation, and the migrations',
    "Reads the database's catalog only, never the content of rows.",
  )
  @Requires('platform_management')
  @Returns(SystemDatabaseSchema)
  getDatabase(): Promise<SystemDatabase> {
    return this.report.read();
  }
}
