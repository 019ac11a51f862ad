/** Limits of the product. Times are in milliseconds unless the name contains another unit. */
export const LIMITS = {
  /** Idle timeout of a session; the default of a tenant's policy. */
  sessionIdleSeconds: 15 * 60,
  /** Maximum lifetime of a session; the default of a tenant's policy. */
  sessionTotalSeconds: 15 * 60,
  /** How often the browser checks its session. */
  sessionCheckMs: 60_000,
  /** How long before the expiry a session warns. */
  sessionWarningMs: 60_000,
  /** How long before the expiry the warning becomes a dialog. Before that, it is a bar that does not take the focus. */
  sessionDialogMs: 20_000,
  /** Minimum time between two activity reports of a browser. */
  activityThrottleMs: 30_000,
  passwordMinLength: 8,
  /** Long enough for any passphrase, short enough that hashing it is not an attack. */
  passwordMaxLength: 256,
  verifiedCountdownSeconds: 3,
  snackbarMs: 6_000,
  copySnackbarMs: 3_000,
  popupPollMs: 1_000,
  popupCloseAfterErrorMs: 2_000,
  popupCloseAfterSuccessMs: 1_000,
  signInPopup: { width: 500, height: 600 },
  wizardPopup: { width: 600, height: 700 },
  trialDays: 14,
  /** Days before the end of a trial when the admin is reminded. */
  trialReminderDays: [7, 3, 1],
  /** Billing period. */
  paymentDays: 30,
  /** How long a payment may be overdue before the tenant is put on hold. */
  paymentGraceDays: 14,
  /** How long a deleted tenant can be restored. */
  erasureDays: 30,
  /** Rows of one CSV file of tenants. */
  tenantImportRows: 5_000,
  proPriceUsdPerMonth: 99,
  tooltipEnterMs: 100,
  tooltipTouchMs: 700,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  /** Lifetime of the link in a verification email. */
  verifyEmailHours: 24,
  /** Lifetime of a password reset link. */
  passwordResetMinutes: 30,
  /** Lifetime of the links for a change of email address. */
  changeEmailHours: 24,
  /** Lifetime of the link that reports a sign-in. */
  reportSignInDays: 7,
  /** Lifetime of an invitation. */
  invitationDays: 7,
  /** Users in one list or CSV file. */
  invitationsAtOnce: 5_000,
  /** Maximum number of invitations of a tenant in 24 hours. */
  invitationsPerDay: 5_000,
  /** Characters of a list or CSV file of users. */
  invitationTextLength: 2_000_000,
  /** Maximum number of custom roles of a tenant. */
  tenantRoles: 50,
  /** Saved views of one list that a user may keep. */
  savedViews: 20,
  /** Characters of the name of a saved view. */
  savedViewName: 60,
  /** Characters of the query of a saved view. */
  savedViewQuery: 1_000,
} as const;

/** Range of a tenant's session limits, in seconds. */
export const SESSION_SECONDS = { min: 60, max: 24 * 60 * 60 } as const;

/** Limits of offline access, in seconds: range and default of a tenant. */
export const OFFLINE_SECONDS = {
  min: 60,
  idle: { max: 30 * 86_400, default: 14 * 86_400 },
  total: { max: 90 * 86_400, default: 90 * 86_400 },
} as const;

/** Counts stop here and show "10,000+". */
export const COUNTED_AT_MOST = 10_000;

/** Maximum characters of a search term, and results of each kind. */
export const SEARCH = { least: 2, most: 100, ofEachKind: 6 } as const;

/** Limits of second factors and re-authentication. */
export const FACTORS = {
  /** Time limit of the second step of a sign-in. */
  ticketSeconds: 600,
  /** How long a sign-in waits for the approval of an admin. */
  approvalSeconds: 900,
  /** How long an authentication counts as re-authentication. */
  reauthenticationSeconds: 300,
  recoveryCodes: 10,
  mostPasskeys: 20,
  nameMaxLength: 60,
} as const;

/** Codes with which emergency administrators sign in while single sign-on is required. */
export const EMERGENCY_CODES = {
  count: 10,
  /** How long another admin may release a requested code, and how long it works then. */
  releaseSeconds: 900,
} as const;

/** Error code of operations that require re-authentication. */
export const REAUTHENTICATION_REQUIRED = 'reauthentication_required';

/** Limits of groups. */
export const GROUPS = {
  nameMaxLength: 120,
  /** Maximum number of groups that the admins of one organization can create. */
  mostLocal: 5_000,
  /** Members of one kind that one request adds or removes. */
  changesAtOnce: 1_000,
  /** Groups in a token or assertion. With more, it links to the list. */
  inClaim: 200,
  /** Maximum number of groups in a response of the linked endpoint. */
  inAnswer: 5_000,
  /** Maximum number of groups in one response about a user. */
  inList: 500,
} as const;
