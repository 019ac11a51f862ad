export default {
  google: 'Google Workspace: enforce 2-Step Verification',
  googleAbout:
    'In the Google Admin console, open “Security”, “Authentication”, “2-Step Verification”. Allow it, set “Enforcement” to “On” from a date, and choose “Any except verification codes via text or call”. Everyone who signs in with Google then uses a second factor.',
  microsoft: 'Microsoft Entra ID: require MFA by Conditional Access',
  microsoftAbout:
    'Open “Protection”, “Conditional Access”, “New policy”. Choose all users except one emergency account. Choose the application that you registered as the target resource. Under “Grant”, choose “Require multifactor authentication”. Start in report-only mode, then enable the policy.',
  others: 'Other identity providers',
  othersAbout:
    'Require a second factor in your identity provider’s policy for the Gatehouse application. Gatehouse accepts the identity provider’s authentication and does not ask for its own second factor unless the organization’s sign-in policy requires it.',
  sessions: 'Check the session limits',
  sessionsAbout:
    'By default, a session expires 15 minutes after sign-in or after 15 minutes of inactivity. An organization can set other limits. This command opens a session and shows when it expires.',
} as const;
