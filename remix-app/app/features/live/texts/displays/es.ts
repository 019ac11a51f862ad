import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Pantallas del panel en vivo',
  about:
    'Una pantalla es un navegador que muestra el panel en vivo sin sesión, por ejemplo en una pared. No puede leer nada más.',
  name: 'Pantalla',
  createdBy: 'Creada por',
  nobody: 'Cuenta eliminada',
  created: 'Creada',
  expires: 'Caduca',
  lastShown: 'Mostrada por última vez',
  never: 'Nunca',
  actions: 'Acciones',
  delete: 'Eliminar',
  newTitle: 'Mostrar en esta pantalla',
  newAbout:
    'Este navegador se convierte en una pantalla: se cierra su sesión y aparece el panel en vivo. Continúa después de su sesión y de los reinicios, hasta que caduca o alguien la elimina aquí.',
  label: 'Nombre',
  placeholder: 'Sala de operaciones',
  days: 'Caduca en',
  day: '{count, plural, one {# día} other {# días}}',
  submit: 'Cerrar sesión y mostrar el panel',
  empty: 'No hay pantallas',
  emptyAbout: 'Inicie sesión en la pantalla que debe mostrar el panel en vivo y abra allí esta página.',
  notCreated: 'La pantalla no se ha creado.',
  notDeleted: 'La pantalla no se ha eliminado.',
  noDisplay: 'Este navegador no es una pantalla del panel en vivo',
  noDisplayAbout:
    'Nunca lo fue, ha caducado o alguien la ha eliminado. Para mostrar aquí el panel en vivo, inicie sesión como superadministrador en esta pantalla y elija Panel en vivo y después Pantallas.',
  signIn: 'Iniciar sesión',
} satisfies Translation<typeof english>;
