import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'No existe ninguna organización con este código o slug',
  enterOrganization: 'Introduzca el código o el slug de la organización propietaria del dominio',
  notClaimed: 'No se pudo reclamar el dominio. Inténtelo de nuevo.',
  notChecked: 'No se pudo comprobar el dominio. Inténtelo de nuevo.',
  notRemoved: 'No se pudo quitar el dominio. Inténtelo de nuevo.',
  notSaved: 'No se pudo guardar el dominio. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
