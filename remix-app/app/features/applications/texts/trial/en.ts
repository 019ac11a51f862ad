export default {
  succeeded: 'The test sign-in to {name} succeeded',
  failed: 'The test sign-in to {name} failed',
  succeededAbout: 'All responses are valid.',
  failedAbout: 'The last step shows the reason. The steps before it succeeded.',
  back: 'Back to the application',
  stepPassed: 'Passed:',
  stepFailed: 'Failed:',
  over: 'This test has ended',
  overAbout:
    'The test is complete, took longer than 15 minutes, or started in another browser. Start it again on the page of the application.',
  toDashboard: 'Go to your dashboard',
} as const;
