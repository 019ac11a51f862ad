import type { AccountDto, FactorsDto, OwnSession } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export interface SettingsData {
  account: AccountDto;
  factors: FactorsDto;
  sessions: OwnSession[];
}

/** All that the person's own page shows. */
export async function readSettings(visit: Visit): Promise<SettingsData> {
  const [account, factors, sessions] = await Promise.all([
    visit.api.GET('/api/v1/account'),
    visit.api.GET('/api/v1/account/factors'),
    visit.api.GET('/api/v1/account/sessions'),
  ]);
  return { account: orRefuse(account), factors: orRefuse(factors), sessions: orRefuse(sessions).items };
}
