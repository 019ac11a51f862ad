import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'Imagen',
  pictureAbout:
    'PNG, JPEG o WebP, de 128 KB como máximo. Cada lado tiene entre 32 y 1024 píxeles. No se aceptan archivos SVG porque pueden contener scripts.',
  replaceLogo: 'Sustituir logotipo',
  uploadLogo: 'Subir logotipo',
  removeLogo: 'Quitar logotipo',
} satisfies Translation<typeof english>;
