import type {
  ConnectedApplicationDto,
  DeviceDto,
  FactorsDto,
  LaunchDto,
  OwnSession,
} from '@gatehouse/contracts';
import { type Answer, answerOf, api } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

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

export async function readOwnDashboard(request: Request, session: SignedIn): Promise<OwnDashboard> {
  const client = api(request, session);
  const [sessions, devices, factors, connected, launches] = await Promise.all([
    answerOf(request, client.GET('/api/v1/account/sessions')),
    answerOf(request, client.GET('/api/v1/account/devices')),
    answerOf(request, client.GET('/api/v1/account/factors')),
    answerOf(request, client.GET('/api/v1/oauth2/grants', { params: { query: { limit: SHOWN } } })),
    answerOf(request, client.GET('/api/v1/launchpad')),
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
