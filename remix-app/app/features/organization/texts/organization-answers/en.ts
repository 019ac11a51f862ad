export default {
  session: 'Enter 1 to 1,440 minutes',
  offlineIdle: 'Enter up to 30 days',
  offlineTotal: 'Enter up to 90 days',
  choosePicture: 'Choose a picture',
  tooLarge: 'The picture has {size, number} KB. The limit is 128 KB. Save a smaller version.',
  notSaved: 'The change was not saved. Try again.',
} as const;
