/** Texts that the specification defines word for word. Functions insert names. */
export const TEXTS = {
  product: {
    name: 'Gatehouse',
    tagline: 'Enterprise IT security and single sign-on for every organization, user and application.',
  },

  auth: {
    fillInAllFields: 'Please fill in all fields',
    invalidCredentials: 'Invalid credentials',
    loginFailed: 'Login failed',
    authenticationFailed: 'Authentication failed',
    useAuthOutsideProvider: 'useAuth must be used within an AuthProvider',
    passwordsDoNotMatch: 'Passwords do not match',
    passwordTooShort: 'Password must be at least 8 characters long',
    contactAdministrator: 'Contact your administrator',
    welcomeBack: 'Welcome Back',
  },

  loginPanel: {
    security: 'Enterprise Security',
    speed: 'Lightning Fast',
    scale: 'Scalable Platform',
    support: 'Premium Support',
  },

  signIn: {
    popupBlocked: 'Popup blocked. Please allow popups for this site.',
    cancelled: 'Signin was cancelled.',
    failedToStart: 'Failed to start signin process. Please try again.',
    stateMismatch: 'OAuth state verification failed.',
    oauthFailed: 'OAuth authentication was cancelled or failed. Please try again.',
    signUpFailed: 'Failed to process signup. Please try again.',
    planChoiceFailed: 'Failed to process subscription choice. Please try again.',
    notCompleted: 'Failed to complete authentication.',
    verified: 'Business Account Verified',
    continueToDashboard: 'Continue to Dashboard',
    succeeded: (provider: string) => `Successfully signed in with ${provider} business account!`,
  },

  callback: {
    invalidClient: 'OAuth client not configured. Please contact your administrator to set up SSO.',
    accessDenied: 'Access denied. Please try again or contact support.',
    invalidRequest: 'Invalid OAuth request. Please try again.',
    noCodeOrState: 'OAuth authentication was cancelled or failed.',
    other: (code: string) => `OAuth error: ${code}`,
  },

  plans: {
    choose: 'Choose Your Subscription Plan',
    trial: '14-Day Free Trial',
    trialPrice: '$0',
    noCreditCard: 'No credit card required',
    pro: 'Pro Plan',
    proPrice: '$99/month',
    trialActivated: 'Free trial activated! Your account will be ready shortly.',
    requestSent: 'Subscription request sent! Our team will contact you shortly.',
  },

  wizard: {
    cancelled: 'Authentication was cancelled or failed.',
    failedToStart: 'Failed to start authentication. Please try again.',
    captureFailed: 'Failed to capture configuration. Please try again.',
    saveFailed: 'Failed to save configuration.',
    succeeded: (name: string) => `${name} configured successfully via wizard!`,
  },

  ssoConfiguration: {
    loadFailed: 'Failed to load SSO configurations',
    saveFailed: 'Failed to save configuration',
    saved: (name: string) => `${name} configuration saved successfully`,
  },

  tenants: {
    confirmDelete: 'Are you sure you want to delete this tenant?',
  },

  admin: {
    activationPending: 'Account Activation Pending',
    activationPendingDetail:
      'Your trial starts when your account is activated. Until then navigation is disabled.',
    activationNext:
      'Our team reviews your organization and activates it; your administrator then gets an email. You need to do nothing.',
    readOnly: 'This page is read-only until your account is activated.',
    disabledUntilActivated: 'Available once your account is activated.',
  },

  landing: {
    getStarted: 'Get Started',
    learnMore: 'Learn More',
    startTrial: 'Start Your Free Trial',
    features: {
      ai: 'AI-Powered Security',
      monitoring: 'Real-Time Monitoring',
      analytics: 'Advanced Analytics',
    },
  },

  dashboard: {
    welcome: (name: string, email: string) => `Welcome back, ${name} (${email})`,
    products: 'Available Products',
    superadmin: 'SuperAdmin Dashboard',
    goauthentik: 'GoAuthentik Dashboard',
    manageUsers: 'Manage Users',
    organizationSettings: 'Organization Settings',
    myDevices: 'My Devices',
    personalSettings: 'Personal Settings',
    switchAccount: 'Switch Account',
    logout: 'Logout',
  },

  copied: 'Copied to clipboard',
  connectionLost:
    'The connection was lost before an answer came. What you typed is still here: try again in a moment.',
  uploadTooLarge:
    'This is larger than the server in front of Gatehouse accepts (status 413). What you typed is still here. Send less at once, or ask your administrator to raise the limit.',
  foreignAnswer: (status: number) =>
    `A server in front of Gatehouse answered with status ${status}. What you typed is still here. Try again, or contact your administrator.`,
} as const;

/**
 * The callback page's message about an error of the authorization endpoint.
 *
 * @param code the `error` parameter
 * @param description the `error_description` parameter, if present
 */
export function callbackErrorText(code: string, description?: string | null): string {
  if (code === 'invalid_client') return TEXTS.callback.invalidClient;
  if (code === 'access_denied') return TEXTS.callback.accessDenied;
  if (code === 'invalid_request') return TEXTS.callback.invalidRequest;
  return description || TEXTS.callback.other(code);
}
