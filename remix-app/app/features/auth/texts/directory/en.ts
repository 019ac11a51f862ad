export default {
  title: 'Sign in with your company directory',
  about:
    'Enter your user name and password for the directory of your organization. Gatehouse passes the password on to the directory and does not store it.',
  username: 'Email or user name',
  password: 'Directory password',
  signIn: 'Sign in',
  enterUsername: 'Enter your email or user name',
  aboutOf:
    'Enter your user name and password for the directory of {organization}. Gatehouse passes the password on to the directory and does not store it.',
} as const;
