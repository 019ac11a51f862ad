import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  mode: 'Quién puede usarla',
  modeAbout:
    'Con solo usuarios asignados, los inicios de sesión de otros se deniegan y sus tokens terminan de inmediato.',
  everybody: 'Toda la organización',
  assignedOnly: 'Solo usuarios y grupos asignados',
  save: 'Guardar',
  assigned: 'Usuarios y grupos asignados',
  assignedAbout:
    'Los miembros de un grupo asignado, también de los grupos incluidos en él, pueden usar la aplicación.',
  nobody: 'Aún no hay nadie asignado.',
  group: 'Grupo',
  find: 'Usuario o grupo',
  findHint: 'Parte de un nombre o correo electrónico',
  search: 'Buscar',
  nothingFound: 'Ningún usuario ni grupo coincide.',
  add: 'Asignar',
  addNamed: 'Asignar {name}',
  remove: 'Quitar',
  removeNamed: 'Quitar {name}',
  claim: 'Grupos en los tokens',
  claimAbout: 'Qué contiene el ámbito o el atributo «groups». Más de 200 grupos se convierten en un enlace.',
  value: 'Contenido',
  names: 'Nombres',
  ids: 'ID',
  only: 'Grupos',
  allGroups: 'Todos los grupos del usuario',
  assignedGroups: 'Solo grupos asignados',
  prefix: 'El nombre empieza por',
  notSaved: 'No se han guardado las asignaciones. Inténtelo de nuevo.',
  noSuchAction: 'Esta página no conoce esta acción. Vuelva a cargarla.',
} satisfies Translation<typeof english>;
