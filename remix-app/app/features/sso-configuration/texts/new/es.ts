import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Nueva conexión',
  connect: 'Conectar {kind}',
  about: 'Elija el tipo de su proveedor de identidad.',
  owner: 'Organización (opcional)',
  ownerAbout:
    'Introduzca su código, por ejemplo TEN-001, o su slug. Si se deja vacío, la conexión pertenece a la plataforma y aparece como botón en las páginas de inicio de sesión.',
  otherType: 'Elegir otro tipo',
  startsInactive:
    'Una conexión nueva está inactiva. Nadie puede iniciar sesión con ella hasta que la active.',
} satisfies Translation<typeof english>;
