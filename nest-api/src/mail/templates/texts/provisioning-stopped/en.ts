export default {
  subject: 'Provisioning of an application stopped',
  about: 'Gatehouse can no longer create and update accounts in the application “{application}”.',
  unnamed: 'Gatehouse can no longer create and update accounts in one of your applications.',
  credentials:
    'The application rejects the address or the credentials. Check the token or client secret in the provisioning settings.',
  unavailable: 'The application has not responded as expected several times in a row. Check its status page.',
  next: 'Nothing is lost: changes wait, and Gatehouse tries again by itself. Until then, users who leave keep their account in this application.',
  action: 'Open provisioning',
} as const;
