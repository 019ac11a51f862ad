export default {
  subject: 'A SAML application certificate expires {days, plural, one {tomorrow} other {in # days}}',
  signingNamed:
    'The signing certificate of the application “{application}” expires {days, plural, one {tomorrow} other {in # days}}.',
  signing:
    'The signing certificate of one of your SAML applications expires {days, plural, one {tomorrow} other {in # days}}.',
  signingEffect:
    'After that, signed requests of the application can be rejected, including sign-out requests.',
  encryptionNamed:
    'The encryption certificate of the application “{application}” expires {days, plural, one {tomorrow} other {in # days}}.',
  encryption:
    'The encryption certificate of one of your SAML applications expires {days, plural, one {tomorrow} other {in # days}}.',
  encryptionEffect: 'After that, the application may be unable to decrypt assertions from Gatehouse.',
  automatic:
    'Gatehouse reads the metadata of the application every day and adds the new certificate automatically. Ask the administrator of the application to publish it.',
  manual:
    'Ask the administrator of the application for the new certificate and add it before the old one expires. Gatehouse accepts both certificates during the change.',
  action: 'Open certificates',
} as const;
