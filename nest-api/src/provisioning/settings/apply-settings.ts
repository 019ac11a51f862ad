import {
  type ChangeProvisioning,
  type CreateProvisioning,
  PROVISIONING_PRESET_FACTS,
} from '@gatehouse/contracts';
import { UnprocessableInput } from '../../common/app-error.js';
import type { ApplicationProvisioning } from '../application-provisioning.entity.js';

type Settings = Pick<
  ApplicationProvisioning,
  | 'preset'
  | 'baseUrl'
  | 'authMethod'
  | 'tokenUrl'
  | 'oauthClientId'
  | 'oauthScope'
  | 'updateMethod'
  | 'mapping'
  | 'assigned'
  | 'pushGroups'
  | 'leaveAction'
  | 'leaveAfterDays'
>;

/** Settings of a new target; what is missing comes from its preset. */
export function settingsOf(input: CreateProvisioning): Settings {
  const facts = PROVISIONING_PRESET_FACTS[input.preset];
  return {
    preset: input.preset,
    baseUrl: input.base_url,
    authMethod: input.auth_method,
    tokenUrl: input.token_url,
    oauthClientId: input.oauth_client_id,
    oauthScope: input.oauth_scope || null,
    updateMethod: input.update_method ?? facts.updateMethod,
    mapping: input.mapping ?? [...facts.mapping],
    assigned: input.assigned,
    pushGroups: input.push_groups ?? facts.pushesGroups,
    leaveAction: input.leave_action,
    leaveAfterDays: input.leave_after_days,
  };
}

/** The given settings under their names here; others are missing. */
export function changedSettings(input: Omit<ChangeProvisioning, 'version' | 'secret'>): Partial<Settings> {
  const named = {
    preset: input.preset,
    baseUrl: input.base_url,
    authMethod: input.auth_method,
    tokenUrl: input.token_url,
    oauthClientId: input.oauth_client_id,
    oauthScope: input.oauth_scope === '' ? null : input.oauth_scope,
    updateMethod: input.update_method,
    mapping: input.mapping,
    assigned: input.assigned,
    pushGroups: input.push_groups,
    leaveAction: input.leave_action,
    leaveAfterDays: input.leave_after_days,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

/**
 * Checks rules between fields that an update may give one by one.
 *
 * A secret is only sent to the server it was entered for: otherwise whoever may change the address could read it.
 */
export function requireFitting(after: Settings, before: Settings, hasNewSecret: boolean): void {
  if (after.authMethod === 'oauth') {
    if (!after.tokenUrl) throw refused('token_url', 'Enter the token endpoint');
    if (!after.oauthClientId) throw refused('oauth_client_id', 'Enter the client ID');
  }
  if (!hasNewSecret && serverOf(after) !== serverOf(before))
    throw refused('secret', 'Enter the secret again, because it would be sent to another server');
}

/** Where the secret goes. */
function serverOf({ authMethod, baseUrl, tokenUrl }: Settings): string {
  return `${authMethod} ${new URL(authMethod === 'oauth' ? (tokenUrl ?? baseUrl) : baseUrl).origin}`;
}

function refused(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'required', message }]);
}
