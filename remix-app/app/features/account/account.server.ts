import type {
  AccountDto,
  CustomAttributeValue,
  FactorsDto,
  OwnSession,
  SsoRequirement,
} from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import { networkName } from '~/server/network-name.server';
import type { Visit } from '~/server/visit.server';

export interface SettingsData {
  account: AccountDto;
  factors: FactorsDto;
  sessions: ShownSession[];
  sso: SsoRequirement;
  /** Custom attributes with a value. */
  attributes: CustomAttributeValue[];
}

/** A session with the country and the operator of its network; null if unknown. */
export type ShownSession = OwnSession & { network: string | null };

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
    })),
    sso: orRefuse(sso),
    attributes: orRefuse(attributes).items.filter(({ values }) => values.length > 0),
  };
}
