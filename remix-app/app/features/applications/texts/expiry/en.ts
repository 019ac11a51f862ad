export default {
  expired: 'Expired',
  expiresToday: 'Expires today',
  expiresInYears: '{count, plural, one {Expires in # year} other {Expires in # years}}',
  expiresInDays: '{count, plural, one {Expires in # day} other {Expires in # days}}',
} as const;
