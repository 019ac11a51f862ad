import {
  type CheckFederation,
  CheckFederationSchema,
  type FederationReport,
  FederationReportSchema,
} from '@gatehouse/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { Describe, Returns } from '../common/returns.js';
import { FederationChecks } from './federation-checks.service.js';

@ApiTags('SSO configurations')
@Controller('api/v1/federation-checks')
export class FederationChecksController {
  constructor(private readonly checks: FederationChecks) {}

  @Post()
  @HttpCode(200)
  @Describe(
    'Checks an identity provider or an application and grades it',
    'Reads the metadata, connects to its hosts and applies every rule: algorithms, expiry, signatures, endpoints, keys, clock and TLS. Stores nothing. An account can run 20 checks at once and one a minute after that.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(FederationReportSchema, 200, [422, 429])
  checkFederation(
    @Caller() caller: CallerType,
    @Body({ schema: CheckFederationSchema }) body: CheckFederation,
  ): Promise<FederationReport> {
    return this.checks.check(caller, body);
  }
}
