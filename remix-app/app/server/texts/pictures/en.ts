export default {
  choosePicture: 'Choose a picture',
  tooLarge: 'The picture has {size, number} KB. The limit is 128 KB. Save a smaller version.',
} as const;
