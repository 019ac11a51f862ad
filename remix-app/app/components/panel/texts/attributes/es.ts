import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Atributos personalizados',
  owned: 'Estos valores pertenecen a un directorio. Cámbielos allí.',
  ownedBy: 'Estos valores pertenecen al directorio {directory}. Cámbielos allí.',
  ofAdmins:
    'Los administradores establecen estos valores, ya que ningún directorio gestiona a este usuario. Las aplicaciones reciben los que asignan.',
  own: 'Su organización establece estos valores. Las aplicaciones reciben los que eligieron sus administradores.',
  noValue: 'Sin valor',
  yes: 'Sí',
  no: 'No',
  save: 'Guardar atributos',
  aLineEach: 'Un valor por línea',
  aNumber: 'Un número, con punto antes de los decimales',
  aTime: 'Una hora en UTC, por ejemplo 2026-01-31T08:30:00Z',
} satisfies Translation<typeof english>;
