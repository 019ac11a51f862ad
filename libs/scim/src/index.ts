export { orderOperations, withIds } from './bulk/bulk-ids.ts';
export {
  BULK_REQUEST,
  BULK_RESPONSE,
  type BulkOperation,
  type BulkRequest,
  readBulk,
} from './bulk/read-bulk.ts';
export {
  describeResourceType,
  describeSchema,
  type ServiceLimits,
  serviceProviderConfig,
} from './discovery.ts';
export { entityTag, readEntityTags, type WantedVersions } from './entity-tag.ts';
export { type AttributePath, findPath } from './filter/attribute-path.ts';
export type { CompareOperator, Comparison, Filter } from './filter/filter.ts';
export {
  filterToSql,
  type SqlCondition,
  type SqlList,
  type SqlNames,
  sortToSql,
} from './filter/filter-to-sql.ts';
export { matches } from './filter/matches.ts';
export { parseFilter } from './filter/parse-filter.ts';
export {
  type ListQuery,
  PAGE,
  type ResourceQuery,
  readListQuery,
  readProjection,
  readSearch,
  resolveQuery,
  SEARCH_REQUEST,
} from './list-query.ts';
export { LIST_RESPONSE, type ListPage, toListResponse } from './list-response.ts';
export { applyPatch } from './patch/apply-patch.ts';
export { PATCH_OP, type PatchOperation, readPatch } from './patch/patch-request.ts';
export { type GroupPatch, readGroupPatch } from './patch/read-group-patch.ts';
export { sameValue } from './patch/same-value.ts';
export { type Projection, project } from './project.ts';
export { readDateTime } from './read/date-time.ts';
export { readGroup, readUser } from './read/read-resource.ts';
export * from './resources.ts';
export { CUSTOM_USER_SCHEMA, type CustomAttribute, customUserSchema } from './schemas/custom-user-schema.ts';
export { ENTERPRISE_USER, ENTERPRISE_USER_SCHEMA } from './schemas/enterprise-user-schema.ts';
export { GROUP, GROUP_SCHEMA } from './schemas/group-schema.ts';
export { GROUP_TYPE, USER_TYPE, userType } from './schemas/resource-types.ts';
export type { ScimAttribute, ScimResourceType, ScimSchema } from './schemas/schema.ts';
export { USER, USER_SCHEMA } from './schemas/user-schema.ts';
export { ERROR_MESSAGE, errorBody, ScimError, type ScimErrorBody, type ScimType } from './scim-error.ts';
export { withValues } from './with-values.ts';
