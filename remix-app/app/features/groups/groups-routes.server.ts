import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';
import { listLoader } from '~/server/saved-views.server';
import { inOrganization, organizationOf } from '../people/people.server';
import { actOnGroup, createGroup, listGroups, readGroup } from './groups.server';

// On the superadmin's console the address names the organization.

export const loadGroups = listLoader(
  () => ({ list: 'groups' }),
  ({ visit, params }) =>
    inOrganization(visit, params.tenantId, (organization) => listGroups(visit, organization)),
);

export const loadNewGroup = pageLoader(({ visit, params }) =>
  inOrganization(visit, params.tenantId, async (organization) => ({ organization })),
);

export const sendNewGroup = pageAction(async ({ visit, params, form }) =>
  createGroup(visit, await organizationOf(visit, params.tenantId), form),
);

export const loadGroup = pageLoader(({ visit, params }) =>
  inOrganization(visit, params.tenantId, (organization) => readGroup(visit, organization, idOf(params.id))),
);

export const changeGroup = pageAction(async ({ visit, params, form }) =>
  actOnGroup(visit, await organizationOf(visit, params.tenantId), idOf(params.id), form),
);
