import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choosePicture: 'Wählen Sie ein Bild',
  tooLarge:
    'Das Bild hat {size, number} KB. Die Grenze liegt bei 128 KB. Speichern Sie eine kleinere Version.',
} satisfies Translation<typeof english>;
