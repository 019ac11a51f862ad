import {
  type ConsoleDashboardDto,
  type DashboardDto,
  ON_DASHBOARD,
  type Overview,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Accounts } from '../../account/accounts.service.js';
import { Devices } from '../../account/devices.service.js';
import { Factors } from '../../auth/factors/factors.service.js';
import { type Caller, may, tenantInQuestion } from '../../common/caller.js';
import { toConnectedApplicationDto } from '../../oauth2/consents/connected-application.dto.js';
import { Grants } from '../../oauth2/consents/grants.repository.js';
import { PlanRequests } from '../../tenants/plan-requests.service.js';
import { PlanUsages } from '../../tenants/plans/plan-usages.js';
import { toProductRequestDto } from '../../tenants/products/product-request.dto.js';
import { ProductRequests } from '../../tenants/products/product-requests.service.js';
import { TenantProducts } from '../../tenants/products/tenant-products.service.js';
import { toPlanRequestDto } from '../../tenants/tenant.dto.js';
import { TenantDirectory } from '../../tenants/tenant-directory.repository.js';
import { Attention } from '../attention/attention.service.js';
import { SignInFiguresReader } from '../sign-ins/sign-in-figures.repository.js';
import { Launchpad } from './launchpad.repository.js';
import { Overviews } from './overview.service.js';

const CONNECTED = { limit: ON_DASHBOARD.connected };
const OPEN_REQUESTS = { state: 'open', limit: ON_DASHBOARD.requests } as const;

/** The answers of several operations in one, each read as that operation reads it for the caller. */
@Injectable()
export class Dashboards {
  constructor(
    private readonly accounts: Accounts,
    private readonly devices: Devices,
    private readonly factors: Factors,
    private readonly grants: Grants,
    private readonly launchpad: Launchpad,
    private readonly products: TenantProducts,
    private readonly overviews: Overviews,
    private readonly attention: Attention,
    private readonly figures: SignInFiguresReader,
    private readonly usages: PlanUsages,
    private readonly tenants: TenantDirectory,
    private readonly planRequests: PlanRequests,
    private readonly productRequests: ProductRequests,
  ) {}

  async ofPerson(caller: Caller): Promise<DashboardDto> {
    const [sessions, devices, factors, connected, launches, products, overview] = await Promise.all([
      this.accounts.listSessions(caller),
      this.devices.list(caller),
      this.factors.list(caller),
      this.grants.connectedApplications(caller, CONNECTED),
      this.launchpad.list(caller),
      caller.tenantId === null ? null : this.products.list(caller, undefined),
      looksAfterOthers(caller) ? this.overview(caller) : null,
    ]);
    const first = connected.slice(0, ON_DASHBOARD.connected).map(toConnectedApplicationDto);
    return { sessions, devices, factors, connected: first, launches, products, overview };
  }

  /** @throws ForbiddenError the caller looks after no organization */
  async ofConsole(caller: Caller): Promise<ConsoleDashboardDto> {
    const tenantId = tenantInQuestion(caller, undefined);
    const [attention, signIns, overview, plan, platform] = await Promise.all([
      this.attention.of(caller, undefined),
      tenantId === null ? this.figures.ofAll() : this.figures.of(tenantId),
      this.overview(caller),
      caller.tenantId === null ? null : this.usages.of(caller, caller.tenantId),
      may(caller, 'platform_management') ? this.ofPlatform() : null,
    ]);
    return { attention, signIns, overview, plan, platform };
  }

  private async ofPlatform(): Promise<ConsoleDashboardDto['platform']> {
    const [tenants, plans, products] = await Promise.all([
      this.tenants.summary(),
      this.planRequests.list(OPEN_REQUESTS),
      this.productRequests.list(OPEN_REQUESTS),
    ]);
    return {
      tenants,
      planRequests: plans.slice(0, ON_DASHBOARD.requests).map(toPlanRequestDto),
      productRequests: products.slice(0, ON_DASHBOARD.requests).map(toProductRequestDto),
    };
  }

  private overview(caller: Caller): Promise<Overview> {
    const tenantId = tenantInQuestion(caller, undefined);
    return tenantId === null ? this.overviews.ofAll() : this.overviews.of(tenantId);
  }
}

function looksAfterOthers(caller: Caller): boolean {
  return may(caller, 'platform_management') || (caller.tenantId !== null && may(caller, 'tenant_management'));
}
