import type {
  AccountDto,
  CustomAttributeValue,
  FactorsDto,
  OwnSession,
  SsoRequirement,
} from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { networkName } from '~/server/network-name.server';
import { riskInWords } from '~/server/risk-words.server';
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
};

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
    })),
    sso: orRefuse(sso),
    attributes: orRefuse(attributes).items.filter(({ values }) => values.length > 0),
  };
}

function unusualOf(request: Request, { risk }: OwnSession): string | null {
  if (!risk || risk.level === 'low') return null;
  return riskInWords(request, risk).reasons.join(' · ');
}
