import { type Visit, VisitSchema } from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller } from '../common/access.js';
import { UnauthenticatedError } from '../common/app-error.js';
import type { Caller as CallerType } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { BeforeReauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { Brands } from '../tenants/organization/brands.repository.js';
import { SessionLookup } from './session-lookup.js';
import { toMe } from './session-record.js';
import { TenantSwitch } from './tenant-switch.js';

@ApiTags('Auth')
@Controller('api/v1/auth')
export class VisitsController {
  constructor(
    private readonly lookup: SessionLookup,
    private readonly brands: Brands,
    private readonly tenants: TenantSwitch,
    private readonly clock: Clock,
  ) {}

  @Get('visit')
  @Describe(
    'Get what every page shows about the caller',
    'Combines the responses of `me`, `organization/brand` and `tenants`, and adds the language of the account. Does not count as activity.',
  )
  @Authenticated()
  @BeforeReauthentication()
  @Returns(VisitSchema, 200, [401])
  async getVisit(@Caller() caller: CallerType): Promise<Visit> {
    const [session, brand, tenants] = await Promise.all([
      this.lookup.findById(caller.sessionId),
      caller.tenantId === null ? null : this.brands.of(caller.tenantId),
      caller.tenantId === null ? [] : this.tenants.list(caller),
    ]);
    if (!session) throw new UnauthenticatedError();
    return { ...toMe(session, this.clock.now(), caller), locale: session.locale, brand, tenants };
  }
}
