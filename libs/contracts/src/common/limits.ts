/** Every number that the product promises. Times in milliseconds unless the name says otherwise. */
export const LIMITS = {
  /** A session ends when idle this long; the default of a tenant's policy. */
  sessionIdleSeconds: 15 * 60,
  /** A session ends after this long however busy; the default of a tenant's policy. */
  sessionTotalSeconds: 15 * 60,
  /** How often the browser asks whether its session still lives. */
  sessionCheckMs: 60_000,
  /** How long before its end a session warns. */
  sessionWarningMs: 60_000,
  /** How long before its end the warning becomes a dialog. Before that, it is a bar that takes no focus. */
  sessionDialogMs: 20_000,
  /** At most one activity report per browser and this long. */
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
  /** How far ahead of its end a trial's admin is reminded, in days. */
  trialReminderDays: [7, 3, 1],
  /** From one payment to the next. */
  paymentDays: 30,
  /** How long a payment may be missing before the tenant is put on hold. */
  paymentGraceDays: 14,
  /** How long a deleted tenant can be brought back. */
  erasureDays: 30,
  /** Rows of one CSV file of tenants. */
  tenantImportRows: 5_000,
  proPriceUsdPerMonth: 99,
  tooltipEnterMs: 100,
  tooltipTouchMs: 700,
  pageSizeDefault: 20,
  pageSizeMax: 100,
  /** How long the link of a verification mail works. */
  verifyEmailHours: 24,
  /** How long the link for a new password works. */
  passwordResetMinutes: 30,
  /** How long the links of a change of address work. */
  changeEmailHours: 24,
  /** How long an invitation stands. */
  invitationDays: 7,
  /** People in one list or CSV file. */
  invitationsAtOnce: 5_000,
  /** Invitations that a tenant may send within 24 hours. */
  invitationsPerDay: 5_000,
  /** Characters of a list or CSV file of people. */
  invitationTextLength: 2_000_000,
  /** Roles that a tenant may make itself. */
  tenantRoles: 50,
  /** Saved views of one list that a user may keep. */
  savedViews: 20,
  /** Characters of the name of a saved view. */
  savedViewName: 60,
  /** Characters of the query of a saved view. */
  savedViewQuery: 1_000,
} as const;

/** What one tenant may choose for its session limits, in seconds. */
export const SESSION_SECONDS = { min: 60, max: 24 * 60 * 60 } as const;

/** How long an application may act for a person who is away, in seconds: bounds and the default of a tenant. */
export const OFFLINE_SECONDS = {
  min: 60,
  idle: { max: 30 * 86_400, default: 14 * 86_400 },
  total: { max: 90 * 86_400, default: 90 * 86_400 },
} as const;

/** More are not counted: whoever has that many reads "10,000+". */
export const COUNTED_AT_MOST = 10_000;

/** Characters that the search of the consoles takes, and how many of each kind it shows. */
export const SEARCH = { least: 2, most: 100, ofEachKind: 6 } as const;

/** Numbers of second factors and of proofs. */
export const FACTORS = {
  /** How long the second step of a sign-in may take. */
  ticketSeconds: 600,
  /** For so long after a proof of who somebody is, sensitive changes ask for no other. */
  reauthenticationSeconds: 300,
  recoveryCodes: 10,
  mostPasskeys: 20,
  nameMaxLength: 60,
} as const;

/** The code of a refusal that re-authentication turns into a yes. */
export const REAUTHENTICATION_REQUIRED = 'reauthentication_required';
