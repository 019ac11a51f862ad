import type { AccountDto, FactorsDto, OwnSession } from '@gatehouse/contracts';
import { answerOf, api, orRefuse } from '~/server/api.server';
import type { SignedIn } from '~/server/session.server';

export interface SettingsData {
  account: AccountDto;
  factors: FactorsDto;
  sessions: OwnSession[];
}

/** All that the person's own page shows. */
export async function readSettings(request: Request, session: SignedIn): Promise<SettingsData> {
  const client = api(request, session);
  const [account, factors, sessions] = await Promise.all([
    answerOf(request, client.GET('/api/v1/account')),
    answerOf(request, client.GET('/api/v1/account/factors')),
    answerOf(request, client.GET('/api/v1/account/sessions')),
  ]);
  return { account: orRefuse(account), factors: orRefuse(factors), sessions: orRefuse(sessions).items };
}
