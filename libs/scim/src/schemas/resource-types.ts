import { ENTERPRISE_USER } from './enterprise-user-schema.ts';
import { GROUP } from './group-schema.ts';
import type { ScimResourceType, ScimSchema } from './schema.ts';
import { USER } from './user-schema.ts';

/** Users with the enterprise extension and `extensions`, such as that of `customUserSchema`. */
export function userType(extensions: readonly ScimSchema[] = []): ScimResourceType {
  return {
    name: 'User',
    endpoint: '/Users',
    schema: USER,
    extensions: [ENTERPRISE_USER, ...extensions],
  };
}

export const USER_TYPE: ScimResourceType = userType();
export const GROUP_TYPE: ScimResourceType = {
  name: 'Group',
  endpoint: '/Groups',
  schema: GROUP,
  extensions: [],
};
