import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signedOut: 'Ha cerrado la sesión',
  next: 'Inició sesión a través de <b>{provider}</b>, que cierra su sesión a continuación.',
  continue: 'Continuar',
  signInAgain: 'Volver a iniciar sesión',
} satisfies Translation<typeof english>;
