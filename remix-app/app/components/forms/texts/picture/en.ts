export default {
  picture: 'Picture',
  pictureAbout:
    'PNG, JPEG or WebP, at most 128 KB. Each side has 32 to 1,024 pixels. SVG files are not accepted because they can contain scripts.',
  replaceLogo: 'Replace logo',
  uploadLogo: 'Upload logo',
  removeLogo: 'Remove logo',
} as const;
