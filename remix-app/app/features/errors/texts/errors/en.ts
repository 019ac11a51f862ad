export default {
  accessDenied: 'Access denied',
  accessDeniedAbout:
    'Your role does not allow this action, or the request did not come from this site. Go back, reload the page and try again.',
  hidden: 'Hidden by the works-council mode',
  notFound: 'Page not found',
  notFoundAbout: 'The address may be mistyped, or the page was deleted.',
  notSupported: 'This action is not supported',
  notSupportedAbout: 'The page does not accept this request.',
  tooMany: 'Too many attempts',
  tooManyAbout: 'Wait a minute, then try again.',
  unavailable: 'Gatehouse is temporarily unavailable',
  unavailableAbout:
    'Your data is safe. Try again in a few seconds. If the error persists, contact your administrator.',
  unexpected: 'Unexpected error',
  unexpectedAbout:
    'The error was recorded. Try again. If it persists, contact your administrator and give them the reference below.',
  tryAgain: 'Try again',
  toStart: 'Go to the start page',
} as const;
