export default {
  notDone: 'The change was not saved.',
  otherBrowser:
    'This response does not belong to the latest consent of this browser, or it took too long. Start the consent again.',
  undone:
    '{undone, plural, one {The changes of # user were undone.} other {The changes of # users were undone.}} {kept, plural, =0 {} one {# user changed again since and stays as it is.} other {# users changed again since and stay as they are.}}',
} as const;
