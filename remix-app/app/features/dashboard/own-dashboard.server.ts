import type {
  ConnectedApplicationDto,
  DeviceDto,
  FactorsDto,
  LaunchDto,
  Overview,
  OwnSession,
  TenantProduct,
} from '@gatehouse/contracts';
import { markOf } from '~/features/applications/brands';
import { readProducts } from '~/features/products/products.server';
import { itemsOrNull, valueOrNull } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import type { Visit } from '~/server/visit.server';
import { looksAfterOthers } from './quick-actions';

const CONNECTED = 6;

/** What a person's dashboard shows; a part that can't be read at the moment, or is not theirs, is null. */
export interface OwnDashboard {
  sessions: OwnSession[] | null;
  devices: DeviceDto[] | null;
  factors: FactorsDto | null;
  connected: ConnectedApplicationDto[] | null;
  launches: (LaunchDto & { mark: string | null })[] | null;
  products: TenantProduct[] | null;
  overview: Overview | null;
}

export async function readDashboard(visit: Visit): Promise<OwnDashboard> {
  const { api, session } = visit;
  const [sessions, devices, factors, connected, launches, products, overview] = await Promise.all([
    api.GET('/api/v1/account/sessions'),
    api.GET('/api/v1/account/devices'),
    api.GET('/api/v1/account/factors'),
    api.GET('/api/v1/oauth2/grants', { params: { query: { limit: CONNECTED } } }),
    api.GET('/api/v1/launchpad'),
    readProducts(visit),
    looksAfterOthers(session.user) ? api.GET('/api/v1/overview') : null,
  ]);
  const offered = itemsOrNull(launches);
  return {
    sessions: itemsOrNull(sessions),
    devices: itemsOrNull(devices),
    factors: valueOrNull(factors),
    connected: itemsOrNull(connected),
    launches:
      offered &&
      byName(visit.request, offered).map((launch) => ({ ...launch, mark: markOf(launch.name, '') })),
    products,
    overview: valueOrNull(overview),
  };
}
