export default {
  close: 'Close',
  cancel: 'Cancel',
} as const;
