import type {
  ConnectedApplicationDto,
  DeviceDto,
  FactorsDto,
  LaunchDto,
  OwnSession,
} from '@gatehouse/contracts';
import type { Answer } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

/** What a person's dashboard says of themselves. Null is what can't be read at the moment. */
export interface OwnDashboard {
  sessions: OwnSession[] | null;
  devices: DeviceDto[] | null;
  factors: FactorsDto | null;
  /** The first few that they let in. */
  connected: ConnectedApplicationDto[] | null;
  launches: LaunchDto[] | null;
}

const SHOWN = 6;

export async function readOwnDashboard(visit: Visit): Promise<OwnDashboard> {
  const [sessions, devices, factors, connected, launches] = await Promise.all([
    visit.api.GET('/api/v1/account/sessions'),
    visit.api.GET('/api/v1/account/devices'),
    visit.api.GET('/api/v1/account/factors'),
    visit.api.GET('/api/v1/oauth2/grants', { params: { query: { limit: SHOWN } } }),
    visit.api.GET('/api/v1/launchpad'),
  ]);
  return {
    sessions: itemsOf(sessions),
    devices: itemsOf(devices),
    factors: factors.ok ? factors.value : null,
    connected: itemsOf(connected),
    launches: itemsOf(launches),
  };
}

function itemsOf<T>(answer: Answer<{ items: T[] }>): T[] | null {
  return answer.ok ? answer.value.items : null;
}
