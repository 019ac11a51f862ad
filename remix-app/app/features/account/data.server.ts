import { PERSONAL_DATA, type PersonalData } from '@gatehouse/contracts';
import { orRefuse } from '~/server/api.server';
import type { Visit } from '~/server/visit.server';

export interface OwnData {
  categories: ShownCategory[];
  organizations: PersonalData['organizations'];
}

export type ShownCategory = PersonalData['categories'][number] & {
  readers: (typeof PERSONAL_DATA)[PersonalData['categories'][number]['category']]['readers'];
};

/** What is stored about the user. */
export async function readOwnData(visit: Visit): Promise<OwnData> {
  const { categories, organizations } = orRefuse(await visit.api.GET('/api/v1/account/data'));
  return {
    categories: categories.map((row) => ({ ...row, readers: PERSONAL_DATA[row.category].readers })),
    organizations,
  };
}
