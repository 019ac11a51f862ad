import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  lead: 'One sign-in for your whole company.',
  security: TEXTS.loginPanel.security,
  securityAbout: 'Each tenant is isolated, and the audit log records every change permanently.',
  speed: TEXTS.loginPanel.speed,
  speedAbout: 'One sign-in opens every application in an instant.',
  scale: TEXTS.loginPanel.scale,
  scaleAbout: 'From your first customer to your ten-thousandth, without a migration.',
  support: TEXTS.loginPanel.support,
  supportAbout: 'Experts who know the standards and solve your problem.',
} as const;
