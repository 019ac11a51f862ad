import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  openAgain: 'Abra de nuevo su enlace de configuración.',
  noStep: 'Este paso no existe.',
  chooseProvider: 'Seleccione un proveedor.',
  domainFailed: 'El dominio no se añadió.',
  linkNotCreated: 'No se creó el enlace.',
  linkNotRevoked: 'No se revocó el enlace.',
  notDiscarded: 'No se descartó la configuración.',
  notEnabled: 'No se pudo guardar la configuración',
  provisioningNotStarted: 'El aprovisionamiento no se configuró.',
  stateMismatch: 'Falló la verificación del estado de OAuth.',
} satisfies Translation<typeof english>;
