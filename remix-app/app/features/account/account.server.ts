import type {
  AccountDto,
  CustomAttributeValue,
  FactorsDto,
  OwnSession,
  SsoRequirement,
} from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { networkName } from '~/server/network-name.server';
import { countedInWords } from '~/server/risk-words.server';
import type { Visit } from '~/server/visit.server';

export interface SettingsData {
  account: AccountDto;
  factors: FactorsDto;
  sessions: ShownSession[];
  sso: SsoRequirement;
  /** Custom attributes with a value. */
  attributes: CustomAttributeValue[];
}

export type ShownSession = OwnSession & {
  /** Country and operator; null if unknown. */
  network: string | null;
  /** What was unusual about the sign-in, in words; null if its risk was low. */
  unusual: string | null;
  /** Where else it was used. */
  uses: ShownUse[];
};

export interface ShownUse {
  at: string;
  address: string;
  network: string | null;
  deviceName: string;
  unusual: string | null;
}

/** The data of the user's own settings page. */
export async function readSettings(visit: Visit): Promise<SettingsData> {
  const [account, factors, sessions, sso, attributes] = await Promise.all([
    visit.api.GET('/api/v1/account'),
    visit.api.GET('/api/v1/account/factors'),
    visit.api.GET('/api/v1/account/sessions'),
    visit.api.GET('/api/v1/account/sso-requirement'),
    visit.api.GET('/api/v1/account/custom-attributes'),
  ]);
  return {
    account: orRefuse(account),
    factors: orRefuse(factors),
    sessions: orRefuse(sessions).items.map((session) => ({
      ...session,
      network: networkName(visit.request, session.origin),
      unusual: unusualOf(visit.request, session),
      uses: session.moves.map((move) => ({
        at: move.at,
        address: move.address,
        network: networkName(visit.request, move.origin),
        deviceName: move.deviceName,
        unusual: unusualOf(visit.request, move),
      })),
    })),
    sso: orRefuse(sso),
    attributes: orRefuse(attributes).items.filter(({ values }) => values.length > 0),
  };
}

function unusualOf(request: Request, { risk }: Pick<OwnSession, 'risk'>): string | null {
  if (!risk || risk.level === 'low') return null;
  return countedInWords(request, risk);
}
