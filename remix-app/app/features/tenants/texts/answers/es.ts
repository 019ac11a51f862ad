import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  selectTenant: 'Seleccione al menos un inquilino.',
  selectAction: 'Seleccione una acción.',
  notChanged: 'No se pudo realizar el cambio. Vuelva a intentarlo.',
  notCreated: 'No se creó el inquilino. Vuelva a intentarlo.',
  notSaved: 'No se guardó el inquilino. Vuelva a intentarlo.',
  notDeleted: 'No se eliminó el inquilino. Vuelva a intentarlo.',
  chooseFile: 'Elija un archivo o pegue su contenido.',
  tooLarge: 'El archivo no debe superar los 2 MB.',
  notStarted: 'La importación no se inició. Vuelva a intentarlo.',
  notChecked: 'No se pudo comprobar el archivo. No se importó nada. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
