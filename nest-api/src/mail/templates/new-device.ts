import { greeting, type MailContent, type MailContext } from '../mail-content.js';

export interface NewDeviceData {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  readonly device: string;
  readonly address: string;
}

/** To somebody whose account was signed in to with a browser or machine that was never seen with it before. */
export function newDevice(
  { name, at, device, address }: NewDeviceData,
  { publicUrl }: MailContext,
): MailContent {
  return {
    subject: 'A new device signed in to your account',
    paragraphs: [
      greeting(name),
      'Somebody signed in to your account with a browser or machine that has not been seen with it before.',
      `When: ${at.slice(0, 16).replace('T', ' ')} UTC. With: ${device}. From: ${address}.`,
      'If it was you, there is nothing to do. If not, sign the device out and choose a new password at once.',
    ],
    action: { label: 'Look at my devices', href: `${publicUrl}/user/devices` },
    notes: ['You can switch these messages off in your personal settings.'],
  };
}
