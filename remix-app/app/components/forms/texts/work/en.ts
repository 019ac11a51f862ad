export default {
  title: 'One moment, please',
  about:
    'There were many attempts. Your browser therefore solves a small task before the form is sent. Your entries are kept.',
  running: 'Checking. This takes a few seconds.',
  still: 'Still checking. A slow device can take half a minute.',
  done: 'Done. Sending the form.',
  waiting:
    'Your browser cannot run the check. Wait {seconds, plural, one {# second} other {# seconds}}, then continue. Your entries are kept.',
  proceed: 'Continue',
  website: 'Leave this field empty',
} as const;
