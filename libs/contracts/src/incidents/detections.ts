/** What the detection job sees. `docs/incidents.md` describes each one. */
export const DETECTION_KINDS = [
  'password_spraying',
  'credential_stuffing',
  'password_guessing',
  'second_factor_fatigue',
  'session_moved',
  'token_reused',
] as const;
export type DetectionKind = (typeof DETECTION_KINDS)[number];

/** Technique of each detection. Source: MITRE ATT&CK, attack.mitre.org/techniques */
export const TECHNIQUES = {
  password_spraying: 'T1110.003',
  credential_stuffing: 'T1110.004',
  password_guessing: 'T1110.001',
  second_factor_fatigue: 'T1621',
  // Its cookie was stolen before: T1539.
  session_moved: 'T1550.004',
  token_reused: 'T1528',
} as const satisfies Record<DetectionKind, string>;

/** Page of a technique: the part after the dot is a directory. */
export function techniqueUrl(technique: string): string {
  return `https://attack.mitre.org/techniques/${technique.replace('.', '/')}/`;
}

/** The most severe last. `high`: a password is known, or the attacker may have signed in. */
export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const INCIDENT_STATES = ['open', 'in_progress', 'closed'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

export const CLOSING_REASONS = ['resolved', 'false_alarm', 'expected', 'duplicate'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Operations on an incident. They use the services of users and of the sign-in policy. */
export const INCIDENT_ACTIONS = ['end_sessions', 'require_factor', 'block_network'] as const;
export type IncidentAction = (typeof INCIDENT_ACTIONS)[number];

/** Entries of a timeline. The first three come from the detection job. */
export const INCIDENT_ENTRY_KINDS = [
  'detected',
  'seen_again',
  'severity_raised',
  'comment',
  'assigned',
  'state_changed',
  'closed',
  'action_taken',
] as const;
export type IncidentEntryKind = (typeof INCIDENT_ENTRY_KINDS)[number];

/** Users and networks that an incident names. Its counts include the others. */
export const MOST_INCIDENT_USERS = 200;
export const MOST_INCIDENT_NETWORKS = 50;
/** Latest entries of a timeline, and open sessions, on the page of an incident. */
export const MOST_INCIDENT_ENTRIES = 200;
export const MOST_INCIDENT_SESSIONS = 50;
export const LONGEST_COMMENT = 2_000;
/** Days until a suppression expires at the latest. */
export const LONGEST_SUPPRESSION_DAYS = 365;
