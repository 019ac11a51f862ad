/** How applications may register themselves with an organization. */
export const REGISTRATION_MODES = ['off', 'token', 'open'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
