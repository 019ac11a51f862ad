import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'Bild',
  pictureAbout:
    'PNG, JPEG oder WebP, höchstens 128 KB. Jede Seite hat 32 bis 1.024 Pixel. SVG-Dateien werden nicht akzeptiert, weil sie Skripte enthalten können.',
  replaceLogo: 'Logo ersetzen',
  uploadLogo: 'Logo hochladen',
  removeLogo: 'Logo entfernen',
} satisfies Translation<typeof english>;
