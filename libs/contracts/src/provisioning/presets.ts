import type { ProvisioningMappingEntry } from './mapping.ts';
import { DEFAULT_PROVISIONING_MAPPING } from './mapping-sources.ts';

export const PROVISIONING_PRESETS = [
  'custom',
  'slack',
  'github',
  'atlassian',
  'zoom',
  'aws',
  'salesforce',
] as const;
export type ProvisioningPreset = (typeof PROVISIONING_PRESETS)[number];

/** What the documentation of a product says about its SCIM API. */
export interface ProvisioningPresetFacts {
  readonly name: string;
  /** Address with `{placeholders}` for what the product's admin pages show; null for any other product. */
  readonly baseUrl: string | null;
  readonly authMethod: 'token' | 'oauth';
  readonly tokenUrl: string | null;
  readonly updateMethod: 'patch' | 'put';
  readonly pushesGroups: boolean;
  /** Maximum number of members that one request adds to or removes from a group. */
  readonly membersAtOnce: number;
  /** `filter`: `members[value eq "…"]` (RFC 7644 §3.5.2.2). `value`: a list of members beside the path `members`. */
  readonly removesMembersBy: 'filter' | 'value';
  readonly mapping: readonly ProvisioningMappingEntry[];
  readonly documentation: string | null;
}

const COMMON = {
  authMethod: 'token',
  tokenUrl: null,
  updateMethod: 'patch',
  pushesGroups: true,
  membersAtOnce: 100,
  removesMembersBy: 'filter',
  mapping: DEFAULT_PROVISIONING_MAPPING,
} as const;

export const PROVISIONING_PRESET_FACTS: Readonly<Record<ProvisioningPreset, ProvisioningPresetFacts>> = {
  custom: { ...COMMON, name: 'SCIM 2.0', baseUrl: null, documentation: null },
  slack: {
    ...COMMON,
    name: 'Slack',
    baseUrl: 'https://api.slack.com/scim/v2',
    documentation: 'https://docs.slack.dev/reference/scim-api',
  },
  github: {
    ...COMMON,
    name: 'GitHub Enterprise Cloud',
    baseUrl: 'https://api.github.com/scim/v2/enterprises/{enterprise}',
    mapping: [...DEFAULT_PROVISIONING_MAPPING, { attribute: 'roles', source: 'constant', value: 'user' }],
    documentation: 'https://docs.github.com/en/enterprise-cloud@latest/rest/enterprise-admin/scim',
  },
  atlassian: {
    ...COMMON,
    name: 'Atlassian',
    baseUrl: 'https://api.atlassian.com/scim/directory/{directoryId}',
    documentation: 'https://developer.atlassian.com/cloud/admin/user-provisioning/rest/intro/',
  },
  zoom: {
    ...COMMON,
    name: 'Zoom',
    baseUrl: 'https://api.zoom.us/scim2',
    authMethod: 'oauth',
    tokenUrl: 'https://zoom.us/oauth/token?grant_type=account_credentials&account_id={accountId}',
    documentation: 'https://developers.zoom.us/docs/api/rest/scim-api/',
  },
  aws: {
    ...COMMON,
    name: 'AWS IAM Identity Center',
    removesMembersBy: 'value',
    baseUrl: 'https://scim.{region}.amazonaws.com/{tenantId}/scim/v2',
    documentation: 'https://docs.aws.amazon.com/singlesignon/latest/developerguide/limitations.html',
  },
  salesforce: {
    ...COMMON,
    name: 'Salesforce',
    baseUrl: 'https://{domain}.my.salesforce.com/services/scim/v2',
    authMethod: 'oauth',
    tokenUrl: 'https://{domain}.my.salesforce.com/services/oauth2/token',
    pushesGroups: false,
    documentation: 'https://help.salesforce.com/s/articleView?id=xcloud.identity_scim_overview.htm',
  },
};
