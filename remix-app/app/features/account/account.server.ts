import type { AccountDto, FactorsDto, OwnSession, SsoRequirement } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export interface SettingsData {
  account: AccountDto;
  factors: FactorsDto;
  sessions: OwnSession[];
  sso: SsoRequirement;
}

/** The data of the user's own settings page. */
export async function readSettings(visit: Visit): Promise<SettingsData> {
  const [account, factors, sessions, sso] = await Promise.all([
    visit.api.GET('/api/v1/account'),
    visit.api.GET('/api/v1/account/factors'),
    visit.api.GET('/api/v1/account/sessions'),
    visit.api.GET('/api/v1/account/sso-requirement'),
  ]);
  return {
    account: orRefuse(account),
    factors: orRefuse(factors),
    sessions: orRefuse(sessions).items,
    sso: orRefuse(sso),
  };
}
