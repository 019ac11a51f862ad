import type { TenantStatus } from './tenants.ts';

/** Effects of a tenant's status on its members, and the message for them. */
export interface TenantStanding {
  readonly signIn: boolean;
  readonly read: boolean;
  readonly write: boolean;
  /** Shown to members; null without a message. */
  readonly message: string | null;
}

export const TENANT_STANDING: Record<TenantStatus, TenantStanding> = {
  active: { signIn: true, read: true, write: true, message: null },
  pending: {
    signIn: true,
    read: true,
    write: false,
    message:
      'Your organization is not activated yet. You can view everything and make changes after the activation.',
  },
  'on-hold': {
    signIn: true,
    read: true,
    write: false,
    message:
      'Your organization is on hold. You can view everything but change nothing. Contact us to lift the hold.',
  },
  inactive: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organization is not active. Contact your administrator.',
  },
  suspended: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organization is suspended. Ask your administrator to contact us.',
  },
  cancelled: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organization canceled its subscription. Contact your administrator.',
  },
  deactivated: {
    signIn: false,
    read: false,
    write: false,
    message: 'Your organization is deactivated. Ask your administrator to contact us.',
  },
};
