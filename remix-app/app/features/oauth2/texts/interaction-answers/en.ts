import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  notAMember:
    'This application belongs to a different organization. Sign in with an account of that organization, or contact your administrator.',
  notAssigned:
    'You are not assigned to this application. Ask your administrator to assign you or one of your groups.',
  personChanged: 'You are now signed in as a different user. Go back to the application and sign in again.',
  signInAgain: 'The application requires you to sign in again.',
  notInUse: 'This application is disabled. Contact its owner.',
  outOfDate: 'This page was out of date. Please try again.',
  notCompleted: TEXTS.signIn.notCompleted,
} as const;
