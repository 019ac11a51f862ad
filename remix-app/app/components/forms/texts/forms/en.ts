import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show or hide the password',
  retryIn: 'You can try again in {seconds, number} s. Your input is kept.',
  retryNow: 'You can try again now.',
  reference:
    'Try again in a moment. If the error persists, contact your administrator and give them the reference <code>{reference}</code>.',
  connectionLost: TEXTS.connectionLost,
  uploadTooLarge: TEXTS.uploadTooLarge,
  foreignAnswer:
    'A server in front of Gatehouse answered with status {status}. What you typed is still here. Try again, or contact your administrator.',
} as const;
