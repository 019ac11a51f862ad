import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Atributos personalizados',
  owned: 'Estos valores pertenecen a un directorio. Cámbielos allí.',
  ownedBy: 'Estos valores pertenecen al directorio {directory}. Cámbielos allí.',
  notOwned: 'Solo un directorio puede establecer estos valores, y ninguno gestiona a este usuario.',
  own: 'El directorio de su organización establece estos valores. Las aplicaciones reciben los que eligieron sus administradores.',
  noValue: 'Sin valor',
  yes: 'Sí',
  no: 'No',
} satisfies Translation<typeof english>;
